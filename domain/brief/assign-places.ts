/** Which named place is where the trip begins, which are its goals, and which are refused. */
import { foldName } from '#domain/places/gazetteer-names.ts'
import { countPattern, toCount } from './numbers.ts'
import { leadTo, type PlaceMention, type PlaceReader } from './place-mentions.ts'
import { type AssignedMention, withRoles } from './place-roles.ts'
import { listJoint } from './place-words.ts'
import { openLead } from './read-search.ts'
import type { Reading } from './reading.ts'
import { refOf, resolvePlaces } from './resolve-places.ts'
import type { PlaceRef } from './schema.ts'

export interface PlacesAssigned {
  mentions: AssignedMention[]
  origin?: PlaceRef
  destinations: PlaceRef[]
  refused: string[]
  /** Seen on the side: "a day trip to Sintra". */
  aside: string[]
  order: 'given' | 'free'
  choice?: true
  open?: true
  cityCount?: number
}

const cityCountPattern = new RegExp(
  `\\b(?<n>${countPattern}) (?:(?:different|separate|distinct|unique|european|asian|american|italian|spanish|french|german|japanese|major|big|great|other|beautiful|various|historic|coastal|small|new|of the|of its|or so) )*(?:cities|towns|places|stops|locations|destinations)(?<inside> (?:in|across|within|of|throughout|around))?\\b`,
)
const orderWords =
  /\b(?:then|followed by|after that|in (?:that|this) order|finally|afterwards|before (?:heading|going|flying|moving|continuing)|on to|onwards? to|ending (?:in|at|up)|and end(?:ing)? in|first(?:ly)? .{2,40} second)\b|->|→|=>/
export function assignPlaces(
  reading: Reading,
  places: readonly PlaceMention[],
  reader: PlaceReader,
  known: readonly PlaceRef[] = [],
): PlacesAssigned {
  const count = reading.find(cityCountPattern)[0]
  if (count) reading.claim('cityCount', count.start, count.end)
  const resolved = resolvePlaces(places, reading, known)
  const mentions = withRoles(
    reading,
    resolved.map((place) => ({ ...place, ref: refOf(place, reader) })),
  )
  const corrected = withoutCorrected(mentions, reading)
  const origin = settleOrigin(reading, corrected)
  const goals = corrected.filter(({ role }) => role === 'destination')
  const refused = corrected.filter(({ role }) => role === 'refused').map(({ ref }) => ref)
  const wanted = withoutContainers(reading, goals, origin).filter(
    ({ ref }) => !refused.some((each) => foldName(each.name) === foldName(ref.name)),
  )
  const destinations = wanted.map(({ ref }) => ref)
  const aside = corrected.filter(({ role }) => role === 'aside').map(({ ref }) => ref.name)
  claimAll(reading, corrected)
  const many = destinations.length > 1
  const cityCount = toCount(count?.groups.n)
  return {
    mentions: corrected,
    ...(origin && { origin: origin.ref }),
    destinations: destinations.length > 0 ? destinations : refsOf(aside, corrected),
    refused: refused.map(({ name }) => name),
    aside: destinations.length > 0 ? aside : [],
    order:
      many && (orderWords.test(reading.lower) || isChain(reading, corrected)) ? 'given' : 'free',
    ...(cityCount && { cityCount }),
    ...(!cityCount && isChoice(reading, wanted) && { choice: true }),
    ...(!cityCount && isOpen(reading, wanted) && { open: true }),
  }
}

/** "Paris or Lyon", "Malta, Crete or Cyprus": each of them joined, and the last by "or". */
function isChoice(reading: Reading, goals: readonly AssignedMention[]): boolean {
  const gaps = goals
    .slice(1)
    .map((goal, index) => reading.lower.slice(goals[index]?.end, goal.start))
  const last = gaps.pop()
  const or = /^[,?]?\s*(?:or|vs\.?)\s+(?:(?:maybe|perhaps|even|possibly|to|in|the)\s+)*$/
  const [first] = goals
  const torn =
    first &&
    /\b(?:can'?t decide|cannot decide|torn|undecided|unsure|choos(?:e|ing)|not sure|deciding|hesitating|toss[- ]?up)\b[^.!?]{0,24}\bbetween\s+(?:the )?$/.test(
      reading.lower.slice(0, first.start),
    )
  if (torn && last !== undefined && /^,? ?and (?:the )?$/.test(last)) return true
  return last !== undefined && or.test(last) && gaps.every((gap) => gap === ', ' || or.test(gap))
}

/** "Somewhere in Italy", "Europe for a week": an area in which the goal is still to be found. */
function isOpen(reading: Reading, goals: readonly AssignedMention[]): boolean {
  const [goal] = goals
  const [area] = goal?.candidates ?? []
  if (!(goal && area) || goals.length > 1 || area.kind === 'city' || area.listed) return false
  const continent = area.kind === 'region' && area.country === undefined
  return continent || openLead.test(reading.lower.slice(Math.max(0, goal.start - 70), goal.start))
}

/** "Milan - Verona - Venice": a dash leads from one stop to the next. */
function isChain(reading: Reading, mentions: readonly AssignedMention[]): boolean {
  const dashes = mentions.filter((mention, index) => {
    const next = mentions[index + 1]
    return next && /^ ?(?:-|>|→|->) ?$/.test(reading.plain.slice(mention.end, next.start))
  })
  return mentions.length > 2 && dashes.length >= mentions.length - 2
}

function refsOf(names: readonly string[], mentions: readonly AssignedMention[]): PlaceRef[] {
  return mentions.filter(({ ref }) => names.includes(ref.name)).map(({ ref }) => ref)
}

function claimAll(reading: Reading, mentions: readonly AssignedMention[]): void {
  const slots = {
    origin: 'origin',
    home: 'origin',
    destination: 'destination',
    refused: 'mustAvoid',
    aside: 'mustSee',
    passed: 'destination',
  } as const
  for (const { start, end, role } of mentions) {
    if (reading.isFree(start, end)) reading.claim(slots[role], start, end)
  }
}

const changeOfMind =
  /^[\s,.;!?…-]*(?:(?:no|hmm+|oh|er+|um+|sorry|wait|actually|or rather|i mean|scratch that|make (?:it|that)|change that to|let's (?:do|say|make it)|on second thoughts?)[\s,.;!?…-]*)+(?:to|in|for|the)?\s*$/

/** "… No, hang on, my brother has been there, make it …": a reason stands before the other choice. */
const takesBack =
  /\b(?:but|no|nope|hang on|hold on|wait|actually|scratch that|changed (?:my|our) minds?|second thoughts?|sorry|however)\b.{0,90}\b(?:make (?:it|that)|let'?s (?:say|do|go (?:to|for|with)|make it|try)|change (?:it|that) to|switch(?:ing)? to|(?:we'll|we will|i'll|i will) (?:do|go to|take|go for|go with)|(?:we'?ve|we have|i'?ve|i have)?(?: now)? (?:settled on|decided on|gone for)|we'?re (?:now )?going (?:to|for|with))\s+(?:the )?$/s

/** "Paris, no wait, Rome": the later word counts. */
function withoutCorrected(
  mentions: readonly AssignedMention[],
  reading: Reading,
): AssignedMention[] {
  return mentions.filter((mention, index) => {
    const next = mentions[index + 1]
    if (!next) return true
    const gap = reading.lower.slice(mention.end, next.start)
    if (takesBack.test(gap) && !/^,? (?:as well|too|also)\b/.test(reading.lower.slice(next.end)))
      return false
    return gap.length > 60 || !changeOfMind.test(gap) || listJoint.test(gap)
  })
}

/** Only one is the origin: what stands behind "from" rather than behind "starting in". */
function settleOrigin(
  reading: Reading,
  mentions: readonly AssignedMention[],
): AssignedMention | undefined {
  const origins = mentions.filter(({ role }) => role === 'origin')
  const [first] = origins
  const goals = mentions.filter(({ role }) => role === 'destination')
  for (const each of origins) {
    const inside = goals.some((goal) => contains(goal, each))
    // "Ten days in Portugal, starting in Porto and ending in Lisbon": its first stop.
    const firstStop =
      /\b(?:start|begin)\w* (?:off )?(?:in|at)\s+$/.test(leadTo(reading, each.start)) &&
      goals.some((goal) => goal.ref.kind === 'country' && contains(goal, each))
    const repeated = goals.some(({ ref }) => foldName(ref.name) === foldName(each.ref.name))
    if (each !== first && foldName(each.ref.name) !== foldName(first?.ref.name ?? ''))
      each.role = 'destination'
    else if (firstStop) each.role = 'destination'
    else if (inside && goals.length === 1 && goals[0]?.ref.kind === 'country')
      each.role = 'destination'
    else if (repeated && goals.length === 1) each.role = 'destination'
  }
  return first?.role === 'origin' ? first : undefined
}

/** A country, a state, or a part of the world; an island or a coast is a goal of its own. */
function contains(area: AssignedMention, place: AssignedMention): boolean {
  const [outer] = area.candidates
  const [inner] = place.candidates
  if (!(outer && inner) || inner.kind === 'country') return false
  if (outer.kind === 'country') return outer.country === inner.country
  if (outer.kind === 'state') return outer.state !== undefined && outer.state === inner.state
  return outer.kind === 'region' && outer.country === undefined
}

/** "Italy: Rome, Florence": the country only says where the cities are. */
function withoutContainers(
  reading: Reading,
  goals: readonly AssignedMention[],
  origin?: AssignedMention,
): AssignedMention[] {
  const others = unique(goals)
  return others.filter((goal) => {
    const home = origin && foldName(origin.ref.name) === foldName(goal.ref.name)
    if (home && others.length > 1) return false
    const next = others[others.indexOf(goal) + 1]
    const heads =
      next !== undefined &&
      goal.candidates[0]?.kind === 'region' &&
      /^\s*[:(]\s*$/.test(reading.lower.slice(goal.end, next.start))
    return !heads && !others.some((other) => other !== goal && contains(goal, other))
  })
}

/** "LA, Hollywood", "Bali: Ubud": other names of one destination are one goal. */
function unique(mentions: readonly AssignedMention[]): AssignedMention[] {
  const names = mentions.map(({ ref, candidates: [best] }) => best?.listed ?? foldName(ref.name))
  return mentions.filter((_, index) => names.indexOf(names[index] ?? '') === index)
}
