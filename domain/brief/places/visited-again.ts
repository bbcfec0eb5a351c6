/** Towns that somebody has been to: out where another is looked for, and the goal of who comes back to them. */
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { AssignedMention } from '../place-roles.ts'
import { destinationLead } from '../place-words.ts'
import type { Reading } from '../reading.ts'
import type { PlaceRef } from '../schema.ts'
import { isAskedFor } from './asked-places.ts'
import type { PlaceMention } from './place-mentions.ts'

export const pastLead =
  /(?<!\b(?:never|n't|not|yet) (?:yet |ever |actually )?)\b(?:been to|(?:have|'ve|(?:we|i)ve|already) (?:done|did|covered|ticked off)|have been in|already (?:did|seen|been to|visited|went to|know)|went to|last (?:year|time|summer|trip)(?: (?:we|i))?(?: (?:did|saw|went to|visited|chose|was|were|it was|tried|drove through|flew to|stayed in|braved|suffered))?(?: in)?|visited|seen)\s+(?:the )?$/

/** "We have been to London before. What should we see in London?": seen, and gone to again. */
export function visitedAgain(
  mentions: AssignedMention[],
  reading: Reading,
  known: readonly PlaceRef[],
): void {
  for (const mention of mentions) {
    if (mention.role !== 'refused' || !pastLead.test(leadOf(reading, mention))) continue
    const name = foldName(mention.ref.name)
    const again = mentions.some(
      (other) =>
        other.role === 'destination' &&
        foldName(other.ref.name) === name &&
        (isAskedFor(reading, other) || reading.leads(destinationLead, other.start)),
    )
    // Of several that are weighed, the one that was seen is out.
    const goal = known.length === 1 && foldName(known[0]?.name ?? '') === name
    if (again || (goal && !reading.says(elsewhere))) mention.role = 'passed'
  }
}

/** "We have been to Cape Town twice. We're back in February": nothing else was named to go to. Asked when all else is settled. */
export function goalsSeenBefore(mentions: AssignedMention[], reading: Reading): void {
  const isSeen = (mention: AssignedMention) =>
    mention.role !== 'origin' && pastLead.test(leadOf(reading, mention))
  if (mentions.some((each) => each.role === 'destination' && !isSeen(each))) return
  if (reading.says(elsewhere) || reading.says(asksWhere)) return
  const seen = mentions.filter(isSeen)
  const [first] = seen
  const isAlone = new Set(seen.map(({ ref }) => foldName(ref.name))).size === 1
  const isBack = reading.says(comesBack) || reading.says(seesOther)
  if (first && isAlone && isBack) comeAgain(first)
  // "Back in Lisbon for 3 days": nobody plans days at home.
  const [back] = mentions.filter(
    (mention) => mention.role === 'home' && backAgain.test(leadOf(reading, mention)),
  )
  if (!first && back && reading.says(howLong)) comeAgain(back)
}

function comeAgain(mention: AssignedMention): void {
  mention.role = 'destination'
  mention.again = true
}

/** The request begins with it, or says of whom it is. */
const backAgain =
  /(?:(?:^|[.!?\n] ?)|\b(?:we(?:'re| are|'ll be| will be)|i(?:'m| am|'ll be| will be)|being|going|to be|trip) )(?:(?:going )?back (?:in|to)|returning to|return to)\s+$/
const howLong =
  /\b(?:\d{1,2}|a|two|three|four|five|six|seven|long)[ -](?:days?|nights?|weeks?|weekend)\b/

const comesBack =
  /\b(?:we(?:'re| are| will be)|i(?:'m| am| will be)) (?:back|going back|coming back|returning)\b|\b(?:back|returning) (?:in|on|for|there|from \d|\d)|\bthis time\b|\b(?:second|third) (?:time|visit|trip)\b/

/** What is asked for lies beyond what one has seen there: "what else is there", "something different". */
const seesOther =
  /\b(?:something (?:new|different|less|other|beyond)|other (?:things|sights|sides?|stuff)|new things|what else|less(?:er)?[- ](?:obvious|known|famous|touristy)|beyond the (?:usual|obvious|main|classics?|highlights|sights)|but different(?:ly)?|hidden (?:gems?|corners?)|off the (?:beaten|tourist)|(?:seen|done|did|saw|know|visited) (?:all )?(?:of )?(?:the )?(?:main|usual|big|famous|major|touristy?|typical|classic|obvious)\b|(?:not|no|without|skip) (?:the )?(?:main|usual|big|famous|obvious|typical) )/
/** Looks for a town that nobody has named. */
const asksWhere =
  /\b(?:where (?:should|can|could|shall|to|do|would|might|else)|somewhere|anywhere|similar|(?:what|which) (?:city|town|place|country|destination)|(?:recommend|suggest)(?:ions?)? (?:a|an|another|some)? ?(?:city|town|place|country|destination))\b/

/** Who has seen the goal, and says one of these, wants another. */
const elsewhere =
  /\b(?:instead|rather|somewhere else|something else|elsewhere|another (?:city|place|town|country)|different (?:city|place|town|country)|replace|swap|skip)\b/

export function leadOf(reading: Reading, { start }: PlaceMention): string {
  return reading.lower.slice(Math.max(0, start - 60), start)
}
