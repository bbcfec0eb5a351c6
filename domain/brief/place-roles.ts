/** What each named place is to the trip, by the words around it and by the other places. */
import { kilometres } from '#domain/places/distance.ts'
import { leadTo, type PlaceMention } from './place-mentions.ts'
import { originLead, presenceLead } from './place-words.ts'
import type { Reading } from './reading.ts'
import type { PlaceRef } from './schema.ts'

export interface AssignedMention extends PlaceMention {
  ref: PlaceRef
  /** `passed` was thought of, and another was chosen. */
  role: 'origin' | 'destination' | 'refused' | 'home' | 'aside' | 'passed'
}

const asideLead =
  /(?<!(?:[2-9]|\d\d|two|three|four|five|six|seven|eight|nine|ten)[ -])\bday[- ]?trips?(?: out)? (?:to|from .* to|at)\s+(?:the )?$|\bexcursions? to\s+$/
const backLead = /\b(?:back(?: home)?|return(?:ing)?|home) (?:to|in|at)\s+$/
/** "Somewhere near Munich" looks for a goal around it. */
const nearbyLead =
  /\b(?:somewhere|anywhere|something|a place|places|getaways?|weekend away|(?<![\w]-|\d )day trips?) (?:[\w-]+ ){0,3}?(?:near(?:by)?|close to|not (?:too )?far from|around|outside(?: of)?)\s+$|\bnot (?:too |so |that |very )?far (?:away )?from\s+$|\b(?:short|easy|quick) (?:flight|drive|hop|trip|train ride|journey) from\s+$/
/** Where one wants to be away from, and what is only named to say where something is. */
const escapeLead =
  /\b(?:escape|flee|(?:get(?:ting)?|go(?:ing)?) away from|near|close to)\s+(?:the )?$/
const lastTime = /^,? (?:last (?:year|time|summer|winter|spring|autumn|month)|in (?:19|20)\d\d)\b/
/** Where somebody studies, or has a new job: told, and no goal. */
const elsewhereLead =
  /\b(?:(?:start\w*|goes|finish\w*|beg[iau]n\w*) (?:(?:at|to|his|her|my|their|a|an|new) )*(?:university|uni|college|school|studies|job)|study|studies|studying|graduat(?:es?|ed|ing)) (?:in|at|from)\s+$/
/** "Somewhere like Nice, but quieter": another place than the one it is compared with. */
const likenessLead =
  /\b(?:somewhere|something|anywhere|a (?:place|town|city)|places|cities) (?:(?:a bit|kind of|just) )?(?:like|similar to|along the lines of)\s+$/
/** A refusal must lead to the place itself: "no crowds in Rome" wants Rome. */
const refusedLead =
  /\b(?:not|no|skip(?:ping)?|avoid(?:ing)?|without|instead of|rather than|except(?: for)?|(?:don'?t|do not|doesn'?t|won'?t|will not|never) (?:want|like|fancy|need|care for|go|visit|do)|hates?|drop|remove|cut|lose|forget|ditch|leave out|(?:anything|anywhere|anyplace|any (?:[\w-]+ ){1,3}|every (?:[\w-]+ ){1,3}|all (?:[\w-]+ ){1,3}) ?but|minus|sick of|tired of|nothing in|(?:rather|prefer|sooner|cheaper|quieter|warmer|smaller|calmer|greener|nicer|better)\b[^.!?]{0,30} than)\s+(?:(?:to|in|the|go|going|visit(?:ing)?|see(?:ing)?|back|an?|trip|stop|at|on|out|want|do) )*$/
const pastLead =
  /(?<!\b(?:never|n't|not|yet) (?:yet |ever |actually )?)\b(?:been to|(?:have|'ve|already) (?:done|did|covered|ticked off)|have been in|already (?:did|seen|been to|visited|went to)|went to|last (?:year|time|summer|trip)[^.]{0,20}|visited|seen)\s+$/

/** First by what leads to each, then by what they are to each other. */
export function withRoles(
  reading: Reading,
  places: readonly (PlaceMention & { ref: PlaceRef })[],
): AssignedMention[] {
  const mentions = places.map((place, index) => ({
    ...place,
    role: roleOf(reading, place, places[index - 1], reading.plain),
  }))
  passOver(mentions, reading)
  inheritRefusal(mentions, reading)
  tellOf(mentions, reading)
  setAside(mentions, reading)
  partsOfCities(mentions, reading)
  quartersToSleep(mentions, reading)
  startOfPresence(mentions, reading)
  originOfPair(mentions, reading)
  return mentions
}

function roleOf(
  reading: Reading,
  place: PlaceMention,
  previous: PlaceMention | undefined,
  plain: string,
): AssignedMention['role'] {
  const lead = reading.lower.slice(Math.max(0, place.start - 60), place.start)
  if (backLead.test(lead)) return 'home'
  if (asideLead.test(lead)) return 'aside'
  if (hasReach(reading, place.start) || nearbyLead.test(lead)) return 'origin'
  if (escapeLead.test(lead)) return 'home'
  if (elsewhereLead.test(lead)) return 'home'
  if (/^,? (?:[\w-]+ )?(?:years?|months?|weeks?) ago\b/.test(reading.lower.slice(place.end)))
    return 'passed'
  if (
    /\b(?:loved|enjoyed|did|liked)\s+$/.test(lead) &&
    lastTime.test(reading.lower.slice(place.end))
  )
    return 'passed'
  if (likenessLead.test(lead) && /^,? but\b/.test(reading.lower.slice(place.end))) return 'passed'
  // Into one city and out of another: both are goals.
  const openJaw =
    /\b(?:into|land(?:ing)? in|arriv(?:e|ing) (?:in|at))\b[^.!?]*\b(?:out of|(?:leav|depart|fly)\w*(?: home| back| out)? from)\s+$|\b(?:fly|head|go)(?:ing)? (?:home|back) from\s+$/.test(
      lead,
    )
  if (originLead.test(lead) && !openJaw) return 'origin'
  if (
    /^\s*(?:is (?:my|our) home|-based\b|to [A-Z])/.test(plain.slice(place.end)) &&
    !previous &&
    /(?:^|[\n:.!]\s*)$/.test(lead)
  )
    return 'origin'
  if (pastLead.test(lead)) return 'refused'
  if (refusedLead.test(lead) && !isOtherTime(reading, place)) return 'refused'
  return 'destination'
}

/** "I'm in Boston and want to go to Miami" comes from Boston, "we are in Nice for 3 days" goes there. */
function startOfPresence(mentions: AssignedMention[], reading: Reading): void {
  if (mentions.some(({ role }) => role === 'origin')) return
  for (const mention of mentions) {
    const { start, end } = mention
    if (mention.role !== 'destination' || !presenceLead.test(leadTo(reading, start))) continue
    const timed = /^\s*(?:for|from|on|in|until|till|between|next|this|\d)\b/.test(
      reading.lower.slice(end),
    )
    const further = mentions.some(
      (other) =>
        other.role === 'destination' &&
        other.start > end &&
        /\b(?:to|visit|see|explore|in|for|at)\s+(?:the\s+)?$/.test(leadTo(reading, other.start)),
    )
    if (further && !timed) mention.role = 'origin'
  }
}

/** "Evansville to Dallas": the first of two is the origin, where no other is said. */
function originOfPair(mentions: AssignedMention[], reading: Reading): void {
  if (mentions.some(({ role }) => role === 'origin')) return
  const [first, second] = mentions
  if (!(first && second) || first.role !== 'destination') return
  const lead = reading.lower.slice(Math.max(0, first.start - 30), first.start)
  const asked =
    /\b(?:to|in|visit(?:ing)?|see(?:ing)?|explor(?:e|ing)|around|via|do|tour(?:ing)?|then)\s+(?:the\s+)?$/.test(
      lead,
    )
  if (!asked && /^ to $/.test(reading.lower.slice(first.end, second.start))) first.role = 'origin'
}

/** "Kreuzberg, Berlin": a quarter is where in the city, not another goal. */
function partsOfCities(mentions: AssignedMention[], reading: Reading): void {
  for (const [index, mention] of mentions.entries()) {
    const [part, whole] = [mention.candidates[0], mentions[index + 1]?.candidates[0]]
    const gap = reading.plain.slice(mention.end, mentions[index + 1]?.start ?? mention.end)
    if (!(part && whole) || mention.role !== 'destination' || !/^(?:, | in )$/.test(gap)) continue
    const led = /\b(?:in|around|at)\s+$/.test(reading.lower.slice(0, mention.start).slice(-10))
    const inside = part.kind === 'city' && kilometres(part.at, whole.at) < 12
    if (led && inside && whole.population > 5 * part.population) mention.role = 'aside'
  }
}

const toldLead =
  /\b(?:honeymooned|met|got (?:engaged|married)|were married|grew up|was born|(?:fly|flying|change|changing|connection|layover)(?: trains| planes)? (?:via|in|at))\s+(?:in\s+)?$|(?<!\b(?:visit|visiting|see|seeing|join|meet|with) )\b(?:my|our) (?:[a-z]+ )?(?:sister|brother|friends?|cousins?|aunt|uncle|parents|son|daughter|family|relatives) (?:who )?liv(?:es?|ing) in\s+$/
const acquaintance =
  /\b(?:friends?|sister|brother|cousin|colleagues?|family|neighbours?) (?:in|from)\s+$/

/** "We met in Venice and want a week in Sicily": places of a story, beside the one that is asked for. */
function tellOf(mentions: AssignedMention[], reading: Reading): void {
  const told = mentions.filter(({ role, start, end }) => {
    const lead = reading.lower.slice(Math.max(0, start - 60), start)
    const advised =
      acquaintance.test(lead) &&
      /^ (?:recommend|suggest|say|said|told|rave|swear)/.test(reading.lower.slice(end))
    return role === 'destination' && (toldLead.test(lead) || advised)
  })
  if (mentions.every((each) => each.role !== 'destination' || told.includes(each))) return
  for (const mention of told) mention.role = 'passed'
}

const sleepsIn =
  /\b(?:hotels?|apartments?|flats?|airbnbs?|rooms?|hostels?|b&bs?|guesthouses?|b and b) (?:somewhere )?(?:in|around|near)\s+$/

/** "New York …, a hotel in Midtown": the quarter to sleep in, whatever far town is called so. */
function quartersToSleep(mentions: AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(
    ({ role, candidates: [best] }) =>
      role === 'destination' && best?.listed && best.kind === 'city',
  )
  for (const mention of mentions) {
    const [best] = mention.candidates
    if (mention.role !== 'destination' || !best || best.listed || best.kind !== 'city') continue
    if (best.population > 100_000 || !sleepsIn.test(leadTo(reading, mention.start))) continue
    if (mentions.some((other) => other !== mention && other.name === mention.name)) continue
    const away = goals.flatMap(({ start, candidates: [goal] }) =>
      goal && start < mention.start ? [kilometres(goal.at, best.at)] : [],
    )
    if (away.length > 0 && (Math.min(...away) < 15 || Math.min(...away) > 400))
      mention.role = 'aside'
  }
}

/** "prague krakow", "Hamburg to Rome", "Milan? Or Vienna?": one with the place beside it. */
const routeJoint = /^(?:\s+| to |\s?(?:->|→|>)\s?|[?,]?\s+or\s+)$/

/** A name nothing leads to, in another country than all goals, is a sight that shares it. */
function setAside(mentions: AssignedMention[], reading: Reading): void {
  const sure = mentions.filter(
    ({ led, role, ref }) => led && role === 'destination' && ref.kind !== 'unknown',
  )
  const joined = (from: AssignedMention | undefined, to: AssignedMention | undefined) =>
    from && to && routeJoint.test(reading.lower.slice(from.end, to.start))
  for (const [index, mention] of mentions.entries()) {
    const [before, after] = [mentions[index - 1], mentions[index + 1]]
    if (joined(before, mention) || joined(mention, after)) continue
    if (mention.led || mention.role !== 'destination' || mention.ref.kind !== 'city') continue
    const foreign = sure.every(({ ref }) => ref.country !== mention.ref.country)
    if (sure.length > 0 && foreign) mention.role = 'aside'
  }
}

/** "not Paris or Rome": what a refusal begins goes on through its list. */
function inheritRefusal(mentions: AssignedMention[], reading: Reading): void {
  for (const [index, mention] of mentions.entries()) {
    const previous = mentions[index - 1]
    if (!previous || mention.role !== 'destination') continue
    const gap = reading.lower.slice(previous.end, mention.start)
    const joined = /^\s*(?:,|or|nor|and|\/|, or|, and|,? and also)\s*(?:the )?$/.test(gap)
    const contrast =
      /^, $/.test(gap) &&
      index === mentions.length - 1 &&
      /\bnot $/.test(leadTo(reading, previous.start))
    if (
      joined &&
      !contrast &&
      previous.role === 'refused' &&
      !/\b(?:instead of|rather than)\s+$/.test(
        reading.lower.slice(Math.max(0, previous.start - 20), previous.start),
      )
    )
      mention.role = 'refused'
  }
}

/** "I don't want to go to Paris in August, how about September?": the month is refused, not Paris. */
function isOtherTime(reading: Reading, { start, end }: PlaceMention): boolean {
  if (
    /\b(?:skip(?:ping)?|without|instead of|rather than|except(?: for)?)\s+(?:the )?$/.test(
      leadTo(reading, start),
    )
  )
    return false
  const after = reading.lower.slice(end)
  return (
    /^ (?:in|during|over|at) (?:the )?(?:(?:early|mid|late|high) )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|fall|winter|christmas|easter|peak)/.test(
      after,
    ) &&
    /\b(?:how about|what about|maybe|perhaps|rather|instead|better|prefer|so|but|would be|make it|let's)\b/.test(
      after.slice(0, 90),
    )
  )
}

const opinion =
  /\b(?<who>i|we|(?:my|our) [\w-]+(?: [\w-]+)?|he|she|they|mum|mom|dad)(?:'m| am|'s| is|'re| are)? (?:says?|said|wants?|wanted|suggest(?:s|ed)|prefers?|votes?(?: for)?|voted for|thinks?|for|would like|fancies|fancy|dreams? of|keen on)\s+(?:(?:to|go|going|do|on|of|for|the) )*$/
const verdict =
  /\b(?<who>he|she|they|i|we|mum|mom|dad|(?:my|our) [\w-]+)(?:'s|'m|'re| is| am| are)? (?:right|wins?|won|gets? (?:her|his|their|my|our) way|decides?|has the last word)\b|\b(?:go with|listen to) (?<whom>her|him|hers|his|them|theirs|mine|me)\b/
const women =
  /\b(?:sister|wife|mum|mom|mother|daughter|girlfriend|aunt|grandma|gran|niece|fiancee)\b/
const men = /\b(?:brother|husband|dad|father|son|boyfriend|uncle|grandpa|grandad|nephew|fiance)\b/

/** "I say Sardinia, my sister says Sicily. She's right." */
function passOver(mentions: AssignedMention[], reading: Reading): void {
  const said = mentions.map((mention) =>
    personOf(opinion.exec(leadTo(reading, mention.start))?.groups?.who),
  )
  const last = mentions.at(-1)
  const groups = last && verdict.exec(reading.lower.slice(last.end))?.groups
  const winner = personOf(groups?.who ?? groups?.whom)
  for (const [index, mention] of mentions.entries()) {
    if (mention.role !== 'destination') continue
    const next = mentions[index + 1]
    const rest = reading.lower.slice(mention.end, next?.start ?? mention.end)
    const dropped =
      next &&
      /\b(?:originally|initially|first (?:thought|planned|wanted)(?: of)?|was going to be|suggest(?:s|ed)|thought (?:about|of)|considered|recommended|(?:was|were|been|had been) thinking(?: of| about)?|(?:was|were) (?:going|about|hoping|supposed|meant) to (?:book|do|visit|see|go to|fly to)|had wanted|meant to (?:do|visit|see)|(?:heart|hearts) set on|(?:had|was) plann(?:ed|ing))\s+(?:(?:a|the|to|on|in|go|going|for|trip) )*$/.test(
        leadTo(reading, mention.start),
      ) &&
      /\b(?:but|now|however|changed)\b/.test(rest)
    const lost = winner && said[index] && said[index] !== winner && said.includes(winner)
    if (dropped || lost) mention.role = 'passed'
  }
}

function personOf(words: string | undefined): string | undefined {
  if (!words) return undefined
  if (/^(?:she|her|hers)$/.test(words) || women.test(words)) return 'she'
  if (/^(?:he|him|his)$/.test(words) || men.test(words)) return 'he'
  if (/^(?:i|me|mine)$/.test(words)) return 'i'
  return /^(?:they|them|theirs)$/.test(words) || /s$/.test(words) ? 'they' : words
}

/** "Within 3 hours of Chicago": the way there is measured from it. */
function hasReach(reading: Reading, start: number): boolean {
  const gap = /\s*(?:from|of)\s+$/.exec(reading.lower.slice(Math.max(0, start - 8), start))?.[0]
  if (!gap) return false
  const end = start - gap.length
  return reading.spans.some((span) => span.slot === 'destination' && span.end === end)
}
