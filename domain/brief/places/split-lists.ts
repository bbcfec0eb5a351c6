/**
 * Lists of places of which some are goals and others were set aside for what leads to one of them. Who names places side by side
 * means the same of all: what was dropped from such a list is asked about.
 */
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'

const joint = /^(?:,|,? and|,? then| &| \+) (?:the )?$/

/** Makes doubtful goals of the places that were dropped from a list of goals. */
export function keepListsWhole(mentions: readonly AssignedMention[], reading: Reading): void {
  for (const [index, mention] of mentions.entries()) {
    if (mention.role !== 'passed' || mention.tripEnd || isNoMember(mention, reading)) continue
    if (mentions.some(({ name, role }) => name === mention.name && role === 'destination')) continue
    const [before, after] = [mentions[index - 1], mentions[index + 1]]
    const isGoal = (each: AssignedMention | undefined) =>
      each?.role === 'destination' && each.candidates.length > 0
    const isBeside =
      (isGoal(before) && joint.test(reading.lower.slice(before?.end, mention.start))) ||
      (isGoal(after) && joint.test(reading.lower.slice(mention.end, after?.start)))
    if (!isBeside) continue
    mention.role = 'destination'
    mention.stray = true
  }
}

/** Hours between two flights are no stay beside others. */
const betweenFlights =
  /\b(?:lay-?over|stop-?over|connection|transfer|transit|change)(?: [a-z\d]+){0,3} (?:in|at|through|via) (?:the )?$/

/** "Sicily, Catania airport", "Charleston, West Virginia is home", "3 hour layover in Doha, then Lisbon". */
function isNoMember({ ref, start, end }: AssignedMention, { lower }: Reading): boolean {
  return (
    betweenFlights.test(lower.slice(Math.max(0, start - 60), start)) ||
    ref.kind === 'country' ||
    ref.kind === 'state' ||
    /^ (?:airport|station|port|is (?:my |our )?home)\b/.test(lower.slice(end))
  )
}
