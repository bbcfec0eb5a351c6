/** The audit trail, newest first, a page at a time. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#app/lib/supabase/database.generated.ts'

type Client = SupabaseClient<Database>

export interface TrailEntry {
  id: string
  at: string
  actor: string
  did: string
}

export interface Trail {
  entries: readonly TrailEntry[]
  /** The cursor of the next page; null on the last one. */
  older: string | null
}

const things: Readonly<Record<string, string>> = {
  page: 'the page',
  carousel: 'the carousel item',
  message: 'a contact message',
  person: 'admin rights',
  job: 'the job',
}

export async function fetchTrail(
  client: Client,
  { before = null, limit = 100 }: { before?: string | null; limit?: number } = {},
): Promise<Trail> {
  let query = client
    .from('admin_actions')
    .select('id, action, entity, entity_id, label, created_at, profiles(full_name)')
    .order('created_at', { ascending: false })
    .order('id')
    .limit(limit + 1)
  if (before) query = query.lt('created_at', before)
  const { data, error } = await query
  if (error) throw new Error('The trail could not be read', { cause: error })
  const shown = data.slice(0, limit)
  const names = await namesOf(
    client,
    shown.flatMap(({ entity, entity_id }) => (entity === 'person' && entity_id ? entity_id : [])),
  )
  return {
    entries: shown.map((row) => ({
      id: row.id,
      at: row.created_at,
      actor: row.profiles?.full_name ?? 'The service or a deleted account',
      did: describe(row, names),
    })),
    older: data.length > limit ? (shown.at(-1)?.created_at ?? null) : null,
  }
}

interface Row {
  action: string
  entity: string
  entity_id: string | null
  label: string | null
}

function describe({ action, entity, entity_id, label }: Row, names: ReadonlyMap<string, string>) {
  if (action === 'reordered') return 'reordered the carousel'
  if (entity === 'person') {
    const name = names.get(entity_id ?? '') ?? 'a deleted account'
    return `${action} admin rights ${action === 'granted' ? 'to' : 'from'} ${name}`
  }
  return `${action} ${things[entity] ?? entity}${label ? ` “${label}”` : ''}`
}

/** Looks names up in `profiles`, because the trail stores ids only. */
async function namesOf(client: Client, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { data, error } = await client
    .from('profiles')
    .select('id, full_name')
    .in('id', [...new Set(ids)])
  if (error) throw new Error('The names in the trail could not be read', { cause: error })
  return new Map(data.map(({ id, full_name }) => [id, full_name ?? 'somebody without a name']))
}
