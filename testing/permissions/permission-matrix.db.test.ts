/** Who may do what to which table: the table below is the rule, and both engines are held to it. */

import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { ACTORS, outcomeOf } from './actors.ts'
import { CALLS, probe, TARGETS, tableOf } from './probes.ts'
import { readTable } from './read-table.ts'
import { seedRows } from './seeded-rows.ts'

// yes: it reached the row. nothing: as if there were no such row. refused: not allowed to ask.
// exists: allowed, but everybody has one already.
// The row asked for is the owner's, or of the group that owner and participant share. `probes.ts`
// has the statements.
const MATRIX = `
target                         call    anon     stranger  owner    participant  admin    service

profiles                       select  refused  nothing   yes      yes          yes      yes
profiles                       insert  refused  refused   refused  refused      refused  exists
profiles                       update  refused  nothing   yes      nothing      nothing  yes
profiles                       delete  refused  refused   refused  refused      refused  yes

user_permissions               select  refused  nothing   yes      nothing      yes      yes
user_permissions               insert  refused  refused   refused  refused      refused  yes
user_permissions               update  refused  refused   refused  refused      refused  yes
user_permissions               delete  refused  refused   refused  refused      refused  yes

google_tokens                  select  refused  nothing   yes      nothing      nothing  yes
google_tokens                  insert  refused  refused   refused  refused      refused  yes
google_tokens                  update  refused  refused   refused  refused      refused  yes
google_tokens                  delete  refused  nothing   yes      nothing      nothing  yes

recovery_codes                 select  refused  nothing   yes      nothing      nothing  yes
recovery_codes                 insert  refused  refused   refused  refused      refused  yes
recovery_codes                 update  refused  refused   refused  refused      refused  yes
recovery_codes                 delete  refused  refused   refused  refused      refused  yes

sessions                       select  refused  nothing   yes      nothing      nothing  yes
sessions                       insert  refused  refused   yes      refused      refused  yes
sessions                       update  refused  nothing   yes      nothing      nothing  yes
sessions                       delete  refused  nothing   yes      nothing      nothing  yes

ideas                          select  refused  nothing   yes      nothing      nothing  yes
ideas                          insert  refused  refused   yes      refused      refused  yes
ideas                          update  refused  nothing   yes      nothing      nothing  yes
ideas                          delete  refused  nothing   yes      nothing      nothing  yes

boards                         select  refused  nothing   yes      nothing      nothing  yes
boards                         insert  refused  refused   yes      refused      refused  yes
boards                         update  refused  nothing   yes      nothing      nothing  yes
boards                         delete  refused  nothing   yes      nothing      nothing  yes

groups                         select  refused  nothing   yes      yes          nothing  yes
groups                         insert  refused  refused   yes      refused      refused  yes
groups                         update  refused  nothing   yes      nothing      nothing  yes
groups                         delete  refused  nothing   yes      nothing      nothing  yes

group_participants             select  refused  nothing   yes      yes          nothing  yes
group_participants             insert  refused  refused   refused  refused      refused  yes
group_participants             update  refused  refused   refused  refused      refused  yes
group_participants             delete  refused  nothing   yes      yes          nothing  yes

group_messages                 select  refused  nothing   yes      yes          nothing  yes
group_messages                 insert  refused  refused   yes      yes          refused  yes
group_messages                 update  refused  refused   refused  refused      refused  yes
group_messages                 delete  refused  nothing   yes      nothing      nothing  yes

suggestion_votes, in a chat    select  refused  nothing   yes      nothing      nothing  yes
suggestion_votes, in a chat    insert  refused  refused   yes      refused      refused  yes
suggestion_votes, in a chat    update  refused  nothing   yes      nothing      nothing  yes
suggestion_votes, in a chat    delete  refused  nothing   yes      nothing      nothing  yes

suggestion_votes, in a group   select  refused  nothing   yes      yes          nothing  yes
suggestion_votes, in a group   insert  refused  refused   yes      yes          refused  yes
suggestion_votes, in a group   update  refused  nothing   yes      nothing      nothing  yes
suggestion_votes, in a group   delete  refused  nothing   yes      nothing      nothing  yes

trips, of a group              select  refused  nothing   yes      yes          nothing  yes
trips, of a group              insert  refused  refused   refused  refused      refused  yes
trips, of a group              update  refused  nothing   yes      nothing      nothing  yes
trips, of a group              delete  refused  nothing   yes      nothing      nothing  yes

trips, one’s own               select  refused  nothing   yes      nothing      nothing  yes
trips, one’s own               insert  refused  refused   refused  refused      refused  yes
trips, one’s own               update  refused  nothing   yes      nothing      nothing  yes
trips, one’s own               delete  refused  nothing   yes      nothing      nothing  yes

trip_operations, of a group    select  refused  nothing   yes      yes          nothing  yes
trip_operations, of a group    insert  refused  refused   refused  refused      refused  yes
trip_operations, of a group    update  refused  refused   refused  refused      refused  yes
trip_operations, of a group    delete  refused  refused   refused  refused      refused  yes

trip_operations, one’s own     select  refused  nothing   yes      nothing      nothing  yes
trip_operations, one’s own     insert  refused  refused   refused  refused      refused  yes
trip_operations, one’s own     update  refused  refused   refused  refused      refused  yes
trip_operations, one’s own     delete  refused  refused   refused  refused      refused  yes

trip_shares                    select  refused  nothing   yes      nothing      nothing  yes
trip_shares                    insert  refused  refused   refused  refused      refused  yes
trip_shares                    update  refused  refused   refused  refused      refused  yes
trip_shares                    delete  refused  refused   refused  refused      refused  yes

calendar_pushes                select  refused  nothing   yes      nothing      nothing  yes
calendar_pushes                insert  refused  refused   refused  refused      refused  yes
calendar_pushes                update  refused  refused   refused  refused      refused  yes
calendar_pushes                delete  refused  refused   refused  refused      refused  yes

trip_feeds                     select  refused  nothing   yes      nothing      nothing  yes
trip_feeds                     insert  refused  refused   refused  refused      refused  yes
trip_feeds                     update  refused  refused   refused  refused      refused  yes
trip_feeds                     delete  refused  refused   refused  refused      refused  yes

trip_watches                   select  refused  nothing   yes      nothing      nothing  yes
trip_watches                   insert  refused  refused   refused  refused      refused  yes
trip_watches                   update  refused  refused   refused  refused      refused  yes
trip_watches                   delete  refused  refused   refused  refused      refused  yes

evening_mails                  select  refused  nothing   yes      nothing      nothing  yes
evening_mails                  insert  refused  refused   refused  refused      refused  yes
evening_mails                  update  refused  refused   refused  refused      refused  yes
evening_mails                  delete  refused  refused   refused  refused      refused  yes

trip_suggestions               select  refused  nothing   yes      nothing      nothing  yes
trip_suggestions               insert  refused  refused   refused  refused      refused  yes
trip_suggestions               update  refused  refused   refused  refused      refused  yes
trip_suggestions               delete  refused  nothing   yes      nothing      nothing  yes

carousel_items                 select  yes      yes       yes      yes          yes      yes
carousel_items                 insert  refused  refused   refused  refused      yes      yes
carousel_items                 update  refused  nothing   nothing  nothing      yes      yes
carousel_items                 delete  refused  nothing   nothing  nothing      yes      yes

pages, published               select  yes      yes       yes      yes          yes      yes
pages, published               insert  refused  refused   refused  refused      yes      yes
pages, published               update  refused  nothing   nothing  nothing      yes      yes
pages, published               delete  refused  nothing   nothing  nothing      yes      yes

pages, draft                   select  nothing  nothing   nothing  nothing      yes      yes
pages, draft                   insert  refused  refused   refused  refused      yes      yes
pages, draft                   update  refused  nothing   nothing  nothing      yes      yes
pages, draft                   delete  refused  nothing   nothing  nothing      yes      yes

page_sections, published       select  yes      yes       yes      yes          yes      yes
page_sections, published       insert  refused  refused   refused  refused      yes      yes
page_sections, published       update  refused  nothing   nothing  nothing      yes      yes
page_sections, published       delete  refused  nothing   nothing  nothing      yes      yes

page_sections, draft           select  nothing  nothing   nothing  nothing      yes      yes
page_sections, draft           insert  refused  refused   refused  refused      yes      yes
page_sections, draft           update  refused  nothing   nothing  nothing      yes      yes
page_sections, draft           delete  refused  nothing   nothing  nothing      yes      yes

page_drafts                    select  refused  nothing   yes      nothing      yes      yes
page_drafts                    insert  refused  refused   refused  refused      yes      yes
page_drafts                    update  refused  nothing   nothing  nothing      refused  yes
page_drafts                    delete  refused  nothing   nothing  nothing      yes      yes

page_versions                  select  refused  nothing   yes      nothing      yes      yes
page_versions                  insert  refused  refused   refused  refused      yes      yes
page_versions                  update  refused  refused   refused  refused      refused  yes
page_versions                  delete  refused  refused   refused  refused      refused  yes

admin_actions                  select  refused  nothing   yes      nothing      yes      yes
admin_actions                  insert  refused  refused   refused  refused      refused  yes
admin_actions                  update  refused  refused   refused  refused      refused  yes
admin_actions                  delete  refused  refused   refused  refused      refused  yes

contact_messages               select  refused  nothing   yes      nothing      yes      yes
contact_messages               insert  yes      yes       yes      yes          yes      yes
contact_messages               update  refused  nothing   nothing  nothing      yes      yes
contact_messages               delete  refused  nothing   nothing  nothing      yes      yes

storage.objects, avatars       select  nothing  nothing   yes      nothing      nothing  yes
storage.objects, avatars       insert  refused  refused   yes      refused      refused  yes
storage.objects, avatars       update  nothing  nothing   yes      nothing      nothing  yes
storage.objects, avatars       delete  nothing  nothing   yes      nothing      nothing  yes

storage.objects, travel        select  yes      yes       yes      yes          yes      yes
storage.objects, travel        insert  refused  refused   refused  refused      yes      yes
storage.objects, travel        update  nothing  nothing   nothing  nothing      yes      yes
storage.objects, travel        delete  nothing  nothing   nothing  nothing      yes      yes
`

const { header, rows } = readTable(MATRIX)
const expected = rows.map(({ name: target, cells: [call = '', ...outcomes] }) => ({
  target,
  call,
  outcomes,
}))

describe('the permission matrix', () => {
  it('asks every actor every call on every target', () => {
    expect(header).toEqual(['target', 'call', ...ACTORS])
    expect(expected.map(({ target, call }) => `${target} ${call}`)).toEqual(
      Object.keys(TARGETS).flatMap((target) => CALLS.map((call) => `${target} ${call}`)),
    )
  })
})

describeOnBothEngines('the permission matrix', (engine) => {
  beforeAll(() => seedRows(engine.database))

  it('names every table of the public schema', async () => {
    const [tables] = await engine.database.transaction({
      statements: [
        {
          text: `select relname from pg_class
            where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
        },
      ],
    })
    const inMatrix = new Set(Object.keys(TARGETS).map(tableOf))
    expect(tables?.rows.flat().filter((table) => !inMatrix.has(table ?? ''))).toEqual([])
  })

  it('names every bucket', async () => {
    const [buckets] = await engine.database.transaction({
      role: 'service_role',
      statements: [{ text: 'select id from storage.buckets' }],
    })
    const unnamed = buckets?.rows.flat().filter((id) => !(`storage.objects, ${id}` in TARGETS))
    expect(unnamed).toEqual([])
  })

  it.each(expected)('$target: $call', async ({ target: name, call, outcomes }) => {
    const target = TARGETS[name]
    const known = CALLS.find((candidate) => candidate === call)
    if (!target || !known) throw new Error(`No probe for ${name} ${call}`)

    const found: Record<string, string> = {}
    for (const actor of ACTORS) {
      found[actor] = await outcomeOf(engine.database, actor, probe(name, target, known, actor))
    }
    expect(found).toEqual(Object.fromEntries(ACTORS.map((actor, i) => [actor, outcomes[i]])))
  })
})
