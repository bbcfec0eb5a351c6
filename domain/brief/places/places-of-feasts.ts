/**
 * Places of a life, beside the goal or behind it: where the wedding is before the honeymoon elsewhere, and where somebody came from
 * whose town one wants to show or to see.
 */

import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { isAskedFor } from './asked-places.ts'

const marries =
  /\b(?:(?:getting|get|got|be|being|we're|we are) (?:married|wed|hitched)|(?:^|[.!?;,(] ?)married|marry(?:ing)?|(?:tie|tying) the knot|wedding(?:'s| is| will be| takes place| party)*)(?: (?:here|at home|first|all|over|up|down|back))* (?:in|at|on|near)\s+(?:the )?$/
const honeymoonLead = /\bhoneymoon(?:ing)?\b[^.!?]{0,30}$/
const honeymoonBehind = /^[^.!?]{0,30}\b(?:for|on|as) (?:(?:the|our|a) )?(?:[a-z]+ )?honeymoon\b/

/** The wedding is at home, or over when the trip begins. */
export function passWeddings(mentions: readonly AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(({ role }) => role === 'destination')
  const lead = ({ start }: AssignedMention) => reading.lower.slice(Math.max(0, start - 60), start)
  const held = goals.filter((each) => marries.test(lead(each)) && !isAskedFor(reading, each))
  const honeymoon = goals.some(
    (each) =>
      !held.some(({ name }) => name === each.name) &&
      (honeymoonLead.test(lead(each)) || reading.follows(honeymoonBehind, each.end)),
  )
  if (!honeymoon) return
  const start = mentions.find(({ role }) => role === 'origin')
  for (const each of held) {
    const atHome = start === undefined || start.ref.country === each.ref.country
    if (atHome) each.role = 'passed'
  }
}

const cameFrom =
  /\b(?:(?:is|was|were|are|came|comes?|come|hailed|'s)(?: (?:originally|both|all))? from|(?:was|were) born (?:in|on|near)|born and (?:bred|raised) in|grew up (?:in|on|near)|raised (?:in|on)|roots (?:are )?in|emigrated from|left)\s+(?:the )?$/
const shownBehind =
  /\b(?:show(?:ing)?|see(?:ing)?|visit(?:ing)?|explore|discover|introduce|take|taking|bring|go(?:ing)?|get(?:ting)? to know|travel(?:ling)?|walk)\b[^.!?]{0,30}\b(?:it|there|(?:(?:its|his|her|their|my|our|the) (?:[a-z]+ )?(?:town|city|village|island|home(?:town)?|birthplace|streets?|country|roots)))\b/

/** "My late wife was from Gdansk and I'd like to show it to our grandsons": the goal, where nothing else is one. */
export function goToRoots(mentions: readonly AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(({ role }) => role === 'destination' || role === 'aside')
  if (new Set(goals.map(({ name }) => name)).size > 1) return
  const roots = mentions.filter(
    (each) =>
      (goals.length > 0 ? goals.includes(each) : /^(?:passed|home|origin)$/.test(each.role)) &&
      reading.leads(cameFrom, each.start),
  )
  const [only] = roots
  if (!only || new Set(roots.map(({ name }) => name)).size > 1) return
  if (!reading.follows(shownBehind, only.end, 160)) return
  only.role = 'destination'
  only.again = true
}
