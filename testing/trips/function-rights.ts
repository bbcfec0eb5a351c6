/** Who may call which function that has to do with trips: the rule that SQL is held to. */
import type { Statement } from '#server/backend/db/driver.ts'
import { SCENE, SECRET, tripText } from '../permissions/scene.ts'

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
read_public_trip($trip)                     null     null      null   null     null         null     null
trips_to_verify(1)                          refused  refused   refused  refused  refused    refused  yes
trips_to_fold(1)                            refused  refused   refused  refused  refused    refused  null
trip_with_log($trip)                        refused  refused   refused  refused  refused    refused  yes
note_verified_trip($trip, 1)                refused  refused   refused  refused  refused    refused  yes
fold_trip($trip, 0, 1, $snapshot)           refused  refused   refused  refused  refused    refused  yes
`

const [header = [], ...lines] = RIGHTS.split('\n')
  .map((line) => line.split(/ {2,}/))
  .filter((cells) => cells.length > 1)

export const callers = header.slice(1)
export const functionRights = lines.map(([call = '', ...outcomes]) => ({ call, outcomes }))

export function statementOf(call: string): Statement {
  const values: Readonly<Record<string, string>> = {
    $trip: SCENE.ownTrip,
    $share: SCENE.share,
    $snapshot: tripText(SCENE.ownTrip),
    $secret: SECRET,
    $wrong: 'b'.repeat(43),
  }
  return { text: `select public.${call.replaceAll(/\$\w+/g, (name) => `'${values[name]}'`)}` }
}
