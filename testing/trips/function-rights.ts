/** Who may call which function that has to do with trips: the rule that SQL is held to. */
import { createHash } from 'node:crypto'
import type { Statement } from '#server/backend/db/driver.ts'
import { readTable } from '../permissions/read-table.ts'
import { FEED_SECRET, SECRET, SEEDED, SHARE_TOPIC, tripText } from '../permissions/seeded-rows.ts'

// yes: it did. null: as if there were nothing. refused: 42501. Else the status of PT….
// half: the owner, who owes the second factor. The trip is the owner's alone, and so is the link.
const RIGHTS = `
call                                        anon     stranger  owner  half     participant  admin    service
write_trip($trip, 1, '[]', $snapshot)       refused  PT404     yes    refused  PT404        PT404    refused
share_trip($trip)                           refused  PT404     yes    refused  PT404        PT404    refused
revoke_share($share)                        refused  PT404     yes    refused  PT404        PT404    refused
publish_trip($trip)                         refused  PT404     yes    refused  PT404        PT404    refused
unpublish_trip($trip)                       refused  PT404     yes    refused  PT404        PT404    refused
read_shared_trip($secret)                   yes      yes       yes    yes      yes          yes      yes
read_shared_trip($wrong)                    null     null      null   null     null         null     null
note_share_use($secret)                     null     null      null   null     null         null     null
suggest_for_trip($secret, 'Tram 28')        PT403    PT403     PT403  PT403    PT403        PT403    PT403
suggest_for_trip($wrong, 'Tram 28')         PT404    PT404     PT404  PT404    PT404        PT404    PT404
read_share_preview($preview)                yes      yes       yes    yes      yes          yes      yes
read_share_preview($secret)                 null     null      null   null     null         null     null
make_trip_feed($trip)                       refused  PT404     yes    refused  PT404        PT404    refused
revoke_trip_feed($feed)                     refused  PT404     yes    refused  PT404        PT404    refused
read_trip_feed($feed_secret)                yes      yes       yes    yes      yes          yes      yes
read_trip_feed($secret)                     yes      yes       yes    yes      yes          yes      yes
read_trip_feed($wrong)                      null     null      null   null     null         null     null
read_trip_feed($trip)                       null     null      null   null     null         null     null
watch_trip($trip, true)                     refused  PT404     yes    refused  PT404        PT404    refused
read_public_trip($trip)                     null     null      null   null     null         null     null
trips_to_verify(1)                          refused  refused   refused  refused  refused    refused  yes
trips_to_fold(1)                            refused  refused   refused  refused  refused    refused  null
trip_with_log($trip)                        refused  refused   refused  refused  refused    refused  yes
note_verified_trip($trip, 1)                refused  refused   refused  refused  refused    refused  yes
fold_trip($trip, 0, 1, $snapshot)           refused  refused   refused  refused  refused    refused  yes
`

const { header, rows } = readTable(RIGHTS)

export const callers = header.slice(1)
export const functionRights = rows.map(({ name: call, cells: outcomes }) => ({ call, outcomes }))

/** The name of a link's picture, by its topic. */
export const previewOf = (topic: string): string =>
  createHash('sha256').update(topic.slice('share:'.length), 'hex').digest('hex').slice(0, 32)

export function statementOf(call: string): Statement {
  const values: Readonly<Record<string, string>> = {
    $trip: SEEDED.ownTrip,
    $share: SEEDED.share,
    $snapshot: tripText(SEEDED.ownTrip),
    $feed: SEEDED.feed,
    $feed_secret: FEED_SECRET,
    $secret: SECRET,
    $wrong: 'b'.repeat(43),
    $preview: previewOf(SHARE_TOPIC),
  }
  return { text: `select public.${call.replaceAll(/\$\w+/g, (name) => `'${values[name]}'`)}` }
}
