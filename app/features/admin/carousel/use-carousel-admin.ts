/** The state of the carousel's screen: who may see it, the list as it is now, and what is under way. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAccount } from '#app/lib/account/account-context.ts'
import { createLiveQuery } from '#app/lib/live/live-query.ts'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import type { CarouselFields } from '#domain/carousel/carousel-item.ts'
import {
  addItem,
  type CarouselItem,
  changeItem,
  deleteItem,
  type Failure,
  readItems,
  saveOrder,
} from './carousel-calls.ts'

type Client = SupabaseClient<Database>
type Problem = Pick<Failure, 'error' | 'advice'>

export function useCarouselAdmin(personId: string) {
  const { supabase } = useAccount()
  const navigate = useNavigate()
  const [client, setClient] = useState<Client | null>(null)
  const [items, setItems] = useState<readonly CarouselItem[] | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [reordering, setReordering] = useState(false)
  const [deletingId, setDeletingId] = useState<string | null>(null)
  /** While an order is on its way, the list on the screen is newer than the database's. */
  const held = useRef(false)

  useEffect(() => {
    let left = false
    const verify = async () => {
      const made = await supabase()
      const { data, error } = await made
        .from('user_permissions')
        .select('is_admin')
        .eq('user_id', personId)
        .maybeSingle()
      if (left) return
      if (error || !data?.is_admin) void navigate('/', { replace: true })
      else setClient(made)
    }
    void verify()
    return () => {
      left = true
    }
  }, [supabase, personId, navigate])

  const reload = useCallback(async () => {
    if (!client) return
    try {
      const read = await readItems(client)
      if (!held.current) setItems(read)
    } catch {
      setProblem({ error: 'Failed to load carousel items' })
      setItems((before) => before ?? [])
    }
  }, [client])

  useEffect(() => {
    if (!client) return
    const live = createLiveQuery<CarouselItem>({
      client,
      table: 'carousel_items',
      read: () => readItems(client),
      onPatch: () => {},
      onStale: () => void reload(),
    })
    live.start()
    void reload()
    return () => void live.stop()
  }, [client, reload])

  /** Says what went wrong, or nothing any more; the list is read again either way. */
  const settle = async (outcome: { ok: true } | Failure): Promise<boolean> => {
    setProblem(outcome.ok ? null : outcome)
    await reload()
    return outcome.ok
  }

  return {
    phase: client === null ? 'verifying' : items === null ? 'loading' : 'listing',
    items: items ?? [],
    problem,
    reordering,
    deletingId,
    fail: (error: string) => setProblem({ error }),
    forget: () => setProblem(null),

    async add(fields: CarouselFields, file: File): Promise<boolean> {
      return client ? settle(await addItem(client, fields, file)) : false
    },
    async change(item: CarouselItem, fields: CarouselFields, file: File | null): Promise<boolean> {
      return client ? settle(await changeItem(client, item, fields, file)) : false
    },
    async remove(item: CarouselItem): Promise<void> {
      if (!client) return
      setDeletingId(item.id)
      await settle(await deleteItem(client, item))
      setDeletingId(null)
    },
    /** The list shows the new order at once; if it could not be saved, the old one comes back. */
    async move(from: number, to: number): Promise<void> {
      const moved = items?.[from]
      if (!client || !items || !moved || from === to || held.current) return
      const wanted = items.toSpliced(from, 1).toSpliced(to, 0, moved)
      held.current = true
      setReordering(true)
      setItems(wanted)
      const outcome = await saveOrder(client, wanted)
      held.current = false
      setReordering(false)
      if (outcome.ok) setItems(outcome.value)
      await settle(outcome)
    },
  } as const
}

export type CarouselAdmin = ReturnType<typeof useCarouselAdmin>
