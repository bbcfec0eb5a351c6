/** Every query that the product sends finds its rows by an index. */

import { beforeAll, expect, it } from 'vitest'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { type Actor, ask, IDS } from './actors.ts'
import { SEEDED, seedRows } from './seeded-rows.ts'

const QUERIES: [actor: Actor, query: string][] = [
  ['owner', `profiles where id = '${IDS.owner}'`],
  ['owner', `google_tokens where user_id = '${IDS.owner}'`],
  ['owner', `sessions where user_id = '${IDS.owner}' order by created_at desc limit 3`],
  ['owner', `trips where id = '${SEEDED.ownTrip}'`],
  ['owner', `trips where owner_id = '${IDS.owner}' order by updated_at desc`],
  ['owner', `trips where group_id = '${SEEDED.group}' order by updated_at desc`],
  ['owner', `trip_operations where trip_id = '${SEEDED.ownTrip}' and version > 1 order by version`],
  ['owner', `trip_operations where person_id = '${IDS.owner}'`],
  ['owner', `trip_shares where trip_id = '${SEEDED.ownTrip}'`],
  ['owner', `trip_feeds where trip_id = '${SEEDED.ownTrip}'`],
  ['owner', `trip_watches where trip_id = '${SEEDED.ownTrip}'`],
  ['owner', `trip_watches where owner_id = '${IDS.owner}'`],
  ['owner', `evening_mails where owner_id = '${IDS.owner}'`],
  ['owner', `trip_suggestions where trip_id = '${SEEDED.ownTrip}' order by made_at`],
  [
    'owner',
    `sessions where user_id = '${IDS.owner}' and ended_at is null order by created_at desc limit 1`,
  ],
  ['owner', `group_participants where user_id = '${IDS.owner}'`],
  ['owner', `group_participants where group_id = '${SEEDED.group}' and user_id = '${IDS.owner}'`],
  ['owner', `groups where user_id = '${IDS.owner}'`],
  ['owner', `groups where id in ('${SEEDED.group}')`],
  ['owner', 'groups order by created_at'],
  ['owner', `group_messages where group_id = '${SEEDED.group}' order by timestamp`],
  ['owner', `user_permissions where user_id = '${IDS.owner}'`],
  ['anon', 'carousel_items order by display_order'],
  ['anon', "pages where slug = 'lisbon' and is_published"],
  ['anon', 'pages where is_published order by created_at desc'],
  ['anon', `page_sections where page_id = '${SEEDED.page}' order by section_order`],
  ['owner', `ideas where user_id = '${IDS.owner}' order by created_at`],
  ['owner', `boards where user_id = '${IDS.owner}' order by created_at`],
  ['owner', `suggestion_votes where session_id = '${SEEDED.chat}'`],
  ['owner', `suggestion_votes where group_message_id = '${SEEDED.message}'`],
  ['admin', 'contact_messages order by created_at desc'],
]

describeOnEitherEngine('indexes', (engine) => {
  beforeAll(() => seedRows(engine.database))

  it.each(QUERIES)('as %s: %s', async (actor, query) => {
    const table = query.split(' ')[0]
    // Few rows are always cheaper to scan: the question is whether there is another way.
    const result = await ask(
      engine.database,
      actor,
      { text: `explain (costs off) select * from public.${query}` },
      {
        settings: [
          ['enable_seqscan', 'off'],
          ['enable_sort', 'off'],
        ],
      },
    )
    const plan = result.rows.map(([line]) => line)
    expect(plan.filter((line) => line?.includes(`Seq Scan on ${table}`))).toEqual([])
    expect(plan.filter((line) => /\bSort\b/.test(line ?? ''))).toEqual([])
  })
})
