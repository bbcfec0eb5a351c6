/** Who hears that a row was deleted, and how much of it: never more than they could see before. */
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { subscribed } from '#server/backend/realtime/testing/listening.ts'
import { useRealtimeServer } from '#server/backend/realtime/testing/use-realtime-server.ts'
import { ACTORS, type Actor, ask, IDS } from './actors.ts'
import { type Audience, followedTables, gatherAudience } from './live-audience.ts'
import { probe, TARGETS, tableOf } from './probes.ts'
import { readTable } from './read-table.ts'
import { SEEDED, seedRows } from './seeded-rows.ts'

// The columns that an actor is told of the scene's row when it is deleted. What depends on another
// row stands above it, because it goes with it. A table that nobody may follow live has a dash.
const HEARD = `
target                         anon  stranger  owner             participant       admin  service
suggestion_votes, in a chat    no    no        id                no                no     id
suggestion_votes, in a group   no    no        id                id                no     id
trip_operations, of a group    no    no        trip_id version   trip_id version   no     trip_id version
trip_operations, one’s own     no    no        trip_id version   no                no     trip_id version
trip_suggestions               no    no        id                no                no     id
trips, of a group              no    no        id                id                no     id
trips, one’s own               no    no        id                no                no     id
sessions                       no    no        id                no                no     id
ideas                          no    no        id                no                no     id
boards                         no    no        id                no                no     id
group_messages                 no    no        id                id                no     id
group_participants             no    no        group_id user_id  no                no     group_id user_id
groups                         no    no        id                no                no     id
carousel_items                 id    id        id                id                id     id
page_sections, published       id    id        id                id                id     id
page_sections, draft           no    no        no                no                id     id
pages, published               id    id        id                id                id     id
pages, draft                   no    no        no                no                id     id
profiles                       -     -         -                 -                 -      -
user_permissions               -     -         -                 -                 -      -
google_tokens                  -     -         -                 -                 -      -
recovery_codes                 -     -         -                 -                 -      -
trip_shares                    -     -         -                 -                 -      -
calendar_pushes                -     -         -                 -                 -      -
trip_feeds                     -     -         -                 -                 -      -
trip_watches                   -     -         -                 -                 -      -
evening_mails                  -     -         -                 -                 -      -
page_drafts                    -     -         -                 -                 -      -
page_versions                  -     -         -                 -                 -      -
admin_actions                  -     -         -                 -                 -      -
contact_messages               -     -         -                 -                 -      -
`

const { header, rows: expected } = readTable(HEARD)
const { followed, tables } = followedTables(expected)

describe('the table of who hears of a delete', () => {
  it('names every actor and every table of the matrix', () => {
    expect(header).toEqual(['target', ...ACTORS])
    const inMatrix = Object.keys(TARGETS).filter((target) => !target.startsWith('storage.'))
    expect(expected.map(({ name }) => name).sort()).toEqual(inMatrix.sort())
  })
})

describeOnBothEngines('deletes as they happen', (engine) => {
  const heard = new Map<Actor, { table: string; columns: string }[]>()
  let audience: Audience

  const server = useRealtimeServer(engine, {
    prepare: () => seedRows(engine.database),
  })
  beforeAll(async () => {
    audience = await gatherAudience(server, engine.database)
    for (const [actor, client] of audience.clients) {
      const told: { table: string; columns: string }[] = []
      heard.set(actor, told)
      for (const table of tables) {
        const channel = client.channel(`deletes of ${table}`)
        // A filter must not make a difference to what is heard.
        for (const filter of [undefined, filters[table]]) {
          const place = {
            event: 'DELETE',
            schema: 'public',
            table,
            ...(filter && { filter }),
          } as const
          channel.on('postgres_changes', place, ({ old, new: row, errors }) => {
            expect({ row, errors }).toEqual({ row: {}, errors: null })
            told.push({ table, columns: Object.keys(old).sort().join(' ') })
          })
        }
        await subscribed(channel)
      }
    }
  })

  it.each(followed)('$name', async ({ name, cells: outcomes }) => {
    const target = TARGETS[name]
    if (!target) throw new Error(`No probe for ${name}`)
    for (const told of heard.values()) told.length = 0
    const before = probe(name, target, 'delete', 'service')
    expect((await ask(engine.database, 'service', before, { keep: true })).affected).toBe(1)
    await audience.settled()
    const found = ACTORS.map((actor) => {
      const own = heard.get(actor)?.filter(({ table }) => table === tableOf(name)) ?? []
      return [...new Set(own.map(({ columns }) => columns))].join(', ') || 'no'
    })
    expect(found).toEqual(outcomes)
  })

  it('a draft that is published while it loses a section gives away nothing of that section', async () => {
    const [page, section] = [SEEDED.draft, SEEDED.draftSection]
    await ask(
      engine.database,
      'service',
      {
        text: `with page as (
            insert into public.pages (id, slug, friendly_name) values ($1, 'porto', 'Porto') returning id
          )
          insert into public.page_sections (id, page_id, title) select $2, id, 'Bridges' from page`,
        values: [page, section],
      },
      { keep: true },
    )
    await audience.settled()
    for (const told of heard.values()) told.length = 0
    await engine.database.transaction({
      role: 'service_role',
      statements: [
        { text: 'update public.pages set is_published = true where id = $1', values: [page] },
        { text: 'delete from public.page_sections where id = $1', values: [section] },
      ],
    })
    await audience.settled()
    const heardOf = ACTORS.filter((actor) =>
      heard.get(actor)?.some(({ table }) => table === 'page_sections'),
    )
    expect(heardOf).toEqual(['admin', 'service'])
  })
})

/** Each holds for the scene's rows: who could not read them must not hear that it does. */
const filters: Readonly<Record<string, string>> = {
  sessions: `user_id=eq.${IDS.owner}`,
  ideas: 'title=like.T%',
  boards: 'name=like.L%',
  trips: 'title=like.L%',
  trip_operations: 'hand=eq.person',
  trip_suggestions: 'words=like.Take%',
  groups: 'name=like.L%',
  group_participants: `group_id=eq.${SEEDED.group}`,
  group_messages: 'message=like.Trams%',
  suggestion_votes: 'suggestion_id=like.tram%',
  carousel_items: 'title=like.L%',
  pages: 'slug=in.(lisbon,porto)',
  page_sections: 'title=match.^[TB]',
}
