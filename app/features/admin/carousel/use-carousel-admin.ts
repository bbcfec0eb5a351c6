/** The state of the carousel's screen: the admin check, the list and the calls under way. */

import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAccount } from '#app/lib/account/account-context.ts'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import type { CarouselFields } from '#domain/carousel/carousel-item.ts'
import type { PersonId } from '#domain/trip/ids.ts'
import { useTableChanges } from '../use-table-changes.ts'
import {
  addItem,
  type CarouselItem,
  changeItem,
  deleteItem,
  fetchItems,
  saveOrder,
} from './carousel-calls.ts'

type Client = SupabaseClient<Database>

/** The text of the error box. */
interface Problem {
  message: string
  advice?: string
}

const notLoaded = 'Failed to load carousel items'

export function useCarouselAdmin(personId: PersonId) {
  const { supabase } = useAccount()
  const navigate = useNavigate()
  const [client, setClient] = useState<Client | null>(null)
  const [unreached, setUnreached] = useState(false)
  const [items, setItems] = useState<readonly CarouselItem[] | null>(null)
  const [unread, setUnread] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [reordering, setReordering] = useState(false)
  const [deletingId, setDeletingId] = useState<string | null>(null)
  /**
   * True while a new order is being saved: reloads must not replace the list with the old order.
   */
  const held = useRef(false)

  useEffect(() => {
    if (unreached) return
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
    verify().catch(() => setUnreached(true))
    return () => {
      left = true
    }
  }, [supabase, personId, navigate, unreached])

  const reload = useCallback(async () => {
    if (!client) return
    try {
      const read = await fetchItems(client)
      if (!held.current) setItems(read)
      setProblem((before) => (before?.message === notLoaded ? null : before))
    } catch {
      setProblem({ message: notLoaded })
      setUnread(true)
    }
  }, [client])
  useEffect(() => void reload(), [reload])

  const readAgain = () => void reload()
  useTableChanges({ tables: ['carousel_items'], onChange: readAgain, onListening: readAgain })

  /** Shows the error of a failed call or clears the last one, and loads the list again. */
  const settle = async (outcome: { ok: true } | ({ ok: false } & Problem)): Promise<boolean> => {
    setProblem(outcome.ok ? null : outcome)
    await reload()
    return outcome.ok
  }

  return {
    phase: unreached ? 'unreached' : phaseOf(client, items, unread),
    items: items ?? [],
    problem,
    verifyAgain: () => setUnreached(false),
    loadAgain: () => {
      setUnread(false)
      setProblem(null)
      readAgain()
    },
    reordering,
    deletingId,
    fail: (message: string) => setProblem({ message }),
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
    /** Shows the new order before it is saved, and the stored one again if saving fails. */
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

/** A list that was loaded once stays on the screen, even where loading it again fails. */
function phaseOf(client: Client | null, items: readonly CarouselItem[] | null, unread: boolean) {
  if (client === null) return 'verifying'
  if (items !== null) return 'listing'
  return unread ? 'unread' : 'loading'
}
