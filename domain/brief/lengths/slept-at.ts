/** "Start in Athens (2 nights), then Naxos": a place with nights of its own is a stop, whatever leads to the name. */

import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'

const count =
  '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|another|a couple of)'
const nights = `${count} ?(?:more |full )?(?:nights?|nites?|nts?|n)\\b`
const anyNights = new RegExp(`\\b${nights}`)
const beginsIn =
  /\b(?:start|begin|kick off|commence)(?:s|ing|ning)? (?:off |out |our (?:trip|tour|holiday) )?(?:in|at|with)\s+(?:the )?$/
const nightsBehind = new RegExp(
  `^(?:,| \\(|:| -| for)? ?(?:first |just |about |for )*${nights}(?! (?:in|at|on|to) )`,
)
/** Makes a goal of the first stop, which is no place that one comes from. */
export function stayWhereSlept(mentions: readonly AssignedMention[], reading: Reading): void {
  const isRoute = reading.findSaid(anyNights).length > 1
  for (const [index, mention] of mentions.entries()) {
    const { role, start, end } = mention
    if (role !== 'origin') continue
    const lead = reading.lower.slice(Math.max(0, start - 40), start)
    const behind = reading.lower.slice(end, mentions[index + 1]?.start)
    if (isRoute && beginsIn.test(lead) && nightsBehind.test(behind)) mention.role = 'destination'
  }
}
