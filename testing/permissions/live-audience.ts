/** The cast with real clients on a live service, and a way to know that all was heard. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect } from 'vitest'
import type { Database } from '#server/backend/db/driver.ts'
import { eventually, subscribed } from '#server/backend/realtime/testing/listening.ts'
import { type RealtimeServer, tokenFor } from '#server/backend/realtime/testing/realtime-server.ts'
import { ACTORS, type Actor, ask, idOf } from './actors.ts'
import { tableOf } from './probes.ts'
import type { WrittenTable } from './read-table.ts'

export async function clientOf(server: RealtimeServer, actor: Actor): Promise<SupabaseClient> {
  if (actor === 'service') return server.service()
  const id = idOf(actor)
  return id ? server.client({ token: await tokenFor(id) }) : server.client()
}

export interface Audience {
  clients: ReadonlyMap<Actor, SupabaseClient>
  /** Resolves when every actor has heard all that was committed before. */
  settled(): Promise<void>
}

/** Everyone follows the carousel, which is there for everyone: its latest item is heard last. */
export async function gatherAudience(
  server: RealtimeServer,
  database: Database,
): Promise<Audience> {
  const clients = new Map<Actor, SupabaseClient>()
  const latest = new Map<Actor, unknown>()
  for (const actor of ACTORS) {
    const client = await clientOf(server, actor)
    clients.set(actor, client)
    const channel = client.channel('the latest of the carousel')
    const inserts = { event: 'INSERT', schema: 'public', table: 'carousel_items' } as const
    channel.on('postgres_changes', inserts, ({ new: row }) => latest.set(actor, row.title))
    await subscribed(channel)
  }
  let marks = 0
  const mark = async () => {
    marks += 1
    const title = `mark ${marks}`
    await ask(
      database,
      'service',
      {
        text: `insert into public.carousel_items (title, description, image_url)
          values ($1, 'A mark', '/images/mark.webp')`,
        values: [title],
      },
      { keep: true },
    )
    await eventually(() => {
      for (const actor of ACTORS) expect(latest.get(actor)).toBe(title)
    })
  }
  return {
    clients,
    // Twice: notices of one page of changes are sent after its last change.
    async settled() {
      await mark()
      await mark()
    },
  }
}

/** A row with a dash is of a table that nobody may follow live. */
export function followedTables(rows: WrittenTable['rows']) {
  const followed = rows.filter(({ cells }) => !cells.includes('-'))
  return { followed, tables: [...new Set(followed.map(({ name }) => tableOf(name)))] }
}
