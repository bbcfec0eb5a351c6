/** Who hears of a change while it happens: never more than a select would show. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Statement } from '#server/backend/db/driver.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { eventually, subscribed } from '#server/backend/realtime/testing/listening.ts'
import {
  type RealtimeServer,
  startRealtimeServer,
} from '#server/backend/realtime/testing/realtime-server.ts'
import { ACTORS, type Actor, ask } from './actors.ts'
import { clientOf, followedTables } from './live-audience.ts'
import { TARGETS, tableOf } from './probes.ts'
import { readTable } from './read-table.ts'
import { seedRows } from './seeded-rows.ts'

// hears: told of a change to the scene's row, and shown it. refused: told that something changed and
// that it may not be seen. A table that nobody may follow live has a dash.
const HEARD = `
target                         anon     stranger  owner  participant  admin  service
profiles                       -        -         -      -            -      -
user_permissions               -        -         -      -            -      -
google_tokens                  -        -         -      -            -      -
recovery_codes                 -        -         -      -            -      -
sessions                       refused  no        hears  no           no     hears
ideas                          refused  no        hears  no           no     hears
boards                         refused  no        hears  no           no     hears
groups                         refused  no        hears  hears        no     hears
group_participants             refused  no        hears  hears        no     hears
group_messages                 refused  no        hears  hears        no     hears
suggestion_votes, in a chat    refused  no        hears  no           no     hears
suggestion_votes, in a group   refused  no        hears  hears        no     hears
trips, of a group              refused  no        hears  hears        no     hears
trips, one’s own               refused  no        hears  no           no     hears
trip_operations, of a group    refused  no        hears  hears        no     hears
trip_operations, one’s own     refused  no        hears  no           no     hears
trip_shares                    -        -         -      -            -      -
calendar_pushes                -        -         -      -            -      -
trip_feeds                     -        -         -      -            -      -
trip_watches                   -        -         -      -            -      -
evening_mails                  -        -         -      -            -      -
trip_suggestions               refused  no        hears  no           no     hears
carousel_items                 hears    hears     hears  hears        hears  hears
pages, published               hears    hears     hears  hears        hears  hears
pages, draft                   no       no        no     no           hears  hears
page_sections, published       hears    hears     hears  hears        hears  hears
page_sections, draft           no       no        no     no           hears  hears
page_drafts                    -        -         -      -            -      -
page_versions                  -        -         -      -            -      -
admin_actions                  -        -         -      -            -      -
contact_messages               -        -         -      -            -      -
`

const { header, rows: expected } = readTable(HEARD)
const { followed, tables } = followedTables(expected)

/** A statement that changes the row without changing who may see it. */
function touch(name: string): Statement {
  const where = Object.entries(TARGETS[name]?.where ?? {})
  const same = where.map(([column]) => `${column} = ${column}`).join(', ')
  const which = where.map(([column], index) => `${column} = $${index + 1}`).join(' and ')
  return {
    text: `update public.${tableOf(name)} set ${same} where ${which}`,
    values: where.map(([, value]) => value),
  }
}

describe('the table of who hears what', () => {
  it('names every actor and every table of the matrix', () => {
    expect(header).toEqual(['target', ...ACTORS])
    const inMatrix = Object.keys(TARGETS).filter((target) => !target.startsWith('storage.'))
    expect(expected.map(({ name }) => name)).toEqual(inMatrix)
  })
})

describeOnBothEngines('changes as they happen', (engine) => {
  const heard = new Map<Actor, string[]>()
  let server: RealtimeServer

  beforeAll(async () => {
    await seedRows(engine.database)
    server = await startRealtimeServer(engine.database)
    for (const actor of ACTORS) {
      const client = await clientOf(server, actor)
      const rows: string[] = []
      heard.set(actor, rows)
      // A channel a table: where an actor may not read a table, only that channel stays silent.
      for (const table of tables) {
        const channel = client.channel(`follow ${table}`)
        channel.on('postgres_changes', { event: 'UPDATE', schema: 'public', table }, (change) => {
          rows.push(`${table} ${change.errors ? 'refused' : 'hears'}`)
        })
        await subscribed(channel)
      }
    }
  })
  afterAll(() => server.close())

  it('only tables of the list are published', async () => {
    const [published] = await engine.database.transaction({
      statements: [
        {
          text: `select tablename from pg_publication_tables
            where pubname = 'supabase_realtime' and schemaname = 'public'`,
        },
      ],
    })
    expect(published?.rows.flat().sort()).toEqual([...tables].sort())
  })

  it.each(followed)('$name', async ({ name, cells: outcomes }) => {
    for (const rows of heard.values()) rows.length = 0
    await ask(engine.database, 'service', touch(name), { keep: true })
    // A change that everyone may hear comes after it: whoever has heard that has heard all.
    if (name !== 'carousel_items') {
      await ask(engine.database, 'service', touch('carousel_items'), { keep: true })
    }
    const lastHeard = (rows: readonly string[]) =>
      rows.some((row) => row.startsWith('carousel_items '))
    await eventually(() => {
      for (const rows of heard.values()) expect(lastHeard(rows)).toBe(true)
    })
    const found = ACTORS.map(
      (actor) =>
        heard
          .get(actor)
          ?.find((row) => row.startsWith(`${tableOf(name)} `))
          ?.split(' ')[1] ?? 'no',
    )
    expect(found).toEqual(outcomes)
  })
})
