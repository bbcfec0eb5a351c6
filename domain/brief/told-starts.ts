/** Where a journey begins, told by who travels or by what they do there: where they live, work, or wait for an idea where to go. */
import { isAskedFor } from './asked-places.ts'
import { leadTo } from './place-mentions.ts'
import type { AssignedMention } from './place-roles.ts'
import { destinationLead } from './place-words.ts'
import type { Reading } from './reading.ts'

const people =
  '(?:friends|mates|sisters|brothers|siblings|cousins|couple|famil(?:y|ies)|adults|seniors|pensioners|retirees|students|teachers|nurses|colleagues|women|men|ladies|guys|girls|lads|blokes|boys|people|persons|pax|us|travell?ers|hikers|walkers|cyclists|bikers|pilgrims|group|club|choir|team|class|society)'
/** "3 friends from Tralee", "a couple, late 50s, from Leeds". */
const peopleFrom = new RegExp(
  `\\b${people}(?: of (?:\\d+|two|three|four|five|six|seven|eight|nine|ten))?(?: ?\\([^()]{1,24}\\)|, [a-z0-9 ]{2,16},| aged [0-9, and&-]{1,16})? (?:(?:all|both) )?from (?:the )?$`,
)
/** "On foot from Sarria": where the way begins that is the journey. */
const wayFrom =
  /\b(?:on foot|by bike|walk(?:ing)?|hik(?:e|ing)|trek(?:king)?|cycl(?:e|ing)|rid(?:e|ing)|row(?:ing)?|paddl(?:e|ing)|kayak(?:ing)?|canoe(?:ing)?|sail(?:ing)?|ski(?:ing)?|pilgrimage|camino|way|trail|route) from (?:the )?$/

/** "I represent a small company in Dhaka", "I run a café in Ghent". */
const ownWork =
  /\b(?:i|we)(?:'m| am|'re| are)? (?:represent|run|own|lead|manage|head|work (?:for|at|in)|teach (?:at|in)|(?:writing|travell?ing) (?:for|on behalf of)|from|with) (?:[a-z'-]+ ){0,6}(?:company|firm|office|agency|startup|start-up|business|studio|shop|caf[eé]|restaurant|bakery|practice|clinic|school|university|institute|club|choir|team|association|society|charity|foundation|museum|theatre|orchestra|hospital|lab|parish|church) (?:based |here )?in (?:the )?$/
/** "We are in Regina already". */
const thereAlready =
  /\b(?:i|we)(?:'m| am|'re| are)(?: (?:all|both|currently|now|already))* (?:in|based in) (?:the )?$/
const alreadyBehind = /^,? (?:already|at the moment|right now|anyway)\b/

/** "We are moving from Denver to Asheville and want to make a trip of it". */
const moves = /\b(?:mov(?:e|ing)|relocat(?:e|ing)|emigrating)(?: house| home)? from (?:the )?$/
const madeATrip =
  /\b(?:(?:mak(?:e|ing)|turn(?:ing)?) (?:a|it|this|the (?:move|drive|journey|way))\b[^.!?]{0,24}\b(?:trip|holiday|vacation|adventure|tour)|road ?trip|(?:stops?|sights?|nights?) (?:on|along) the way|tak(?:e|ing) our time|scenic (?:way|route)|see something on the way)\b/

/** A request that looks for a place: what it names beside who goes is where they are. */
const seeks =
  /\b(?:where (?:can|could|should|shall|might|would|do|to)\b(?: (?:we|i|you))?(?: [a-z]+)? ?(?:go|fly|travel|escape|head|suggest|recommend|find)|how far (?:can|could|is it|should|do|would)\b[^?]{0,30} (?:go|get|travel|fly)|somewhere|anywhere|surprise (?:me|us)|which (?:city|country|place|island|town)|what (?:city|country|place|island|town)|(?:any )?ideas (?:for|where))\b/
const alone = /[,;.(\n] ?$/
const aloneBehind = /^(?=\s*(?:[,;.)\n]|$))/
const whoGoes = new RegExp(
  `\\b(?:${people}|family of \\d|solo|m\\/?f|aged? \\d+|two of us|kids?|children|mum|dad|me|wife|husband|boyfriend|girlfriend|partner|bf|gf|[mf] ?\\d\\d|\\d\\d ?[mf])(?: of \\d+)?(?: ?\\([^()]*\\))?, $`,
)

/** From where one moves house to where, where the way is the journey. */
export function originOfMove(mentions: AssignedMention[], reading: Reading): void {
  if (!madeATrip.test(reading.lower)) return
  for (const [index, from] of mentions.entries()) {
    const to = mentions[index + 1]
    if (!to || reading.lower.slice(from.end, to.start) !== ' to ') continue
    if (!moves.test(reading.lower.slice(Math.max(0, from.start - 40), from.start))) continue
    from.role = 'origin'
    to.role = 'destination'
  }
}

/** Gives the places their roles by it. */
export function originsTold(mentions: AssignedMention[], reading: Reading): void {
  const lead = ({ start }: AssignedMention) => reading.lower.slice(Math.max(0, start - 90), start)
  const origins = mentions.filter(({ role }) => role === 'origin')
  const theirs = mentions.find(
    (each) => /^(?:origin|destination|passed)$/.test(each.role) && peopleFrom.test(lead(each)),
  )
  if (theirs) {
    const ways = origins.filter((each) => each !== theirs && wayFrom.test(lead(each)))
    for (const each of ways) {
      each.role = 'passed'
      each.tripEnd = 'first'
    }
    if (ways.length === origins.length || origins.length === 0) theirs.role = 'origin'
  }
  if (mentions.some(({ role }) => role === 'origin')) return
  const goals = mentions.filter(({ role }) => role === 'destination')
  for (const mention of mentions) {
    const isOther = goals.some(({ name }) => name !== mention.name)
    const told =
      (isOther && ownWork.test(lead(mention))) ||
      (isOther &&
        thereAlready.test(lead(mention)) &&
        alreadyBehind.test(reading.lower.slice(mention.end)))
    if (!told || !/^(?:destination|passed|home)$/.test(mention.role)) continue
    mention.role = 'origin'
    return
  }
  const [only] = goals
  if (only && goals.length === 1 && isWhereTheyAre(only, reading)) only.role = 'origin'
}

/** "Where can we go for sun? Family of 4, Aarhus": named on its own behind those who go. */
function isWhereTheyAre(mention: AssignedMention, reading: Reading): boolean {
  const { start, end, ref } = mention
  if (ref.kind !== 'city' || isAskedFor(reading, mention)) return false
  const lead = leadTo(reading, start)
  return (
    seeks.test(reading.lower) &&
    !destinationLead.test(lead) &&
    alone.test(lead) &&
    whoGoes.test(lead) &&
    aloneBehind.test(reading.lower.slice(end))
  )
}
