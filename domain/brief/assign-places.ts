/** Which named place is where the trip begins, which are its goals, and which are refused. */
import { foldName } from '#domain/places/gazetteer-names.ts'
import { goalInstead } from './goals-instead.ts'
import { countPattern, toCount } from './grammar/numbers.ts'
import { refOf } from './names/place-refs.ts'
import { resolvePlaces } from './names/resolve-places.ts'
import { unaccounted } from './names/unaccounted-places.ts'
import { type AssignedMention, withRoles } from './place-roles.ts'
import { listJoint } from './place-words.ts'
import {
  isChoice,
  isHalfOfChoice,
  isOpen,
  weighedBeside,
  withoutWeighed,
} from './places/place-choice.ts'
import { isMisplaced, withoutContainers } from './places/place-containers.ts'
import type { PlaceMention, PlaceReader } from './places/place-mentions.ts'
import { doubtsAbout } from './places/place-support.ts'
import type { Reading } from './reading.ts'
import type { PlaceRef } from './schema.ts'
import { settleOrigin } from './settle-origin.ts'

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
    reader,
    known,
  )
  const corrected = withoutWeighed(withoutCorrected(mentions, reading), reading)
  const origin = settleOrigin(reading, corrected)
  const goals = corrected.filter(({ role }) => role === 'destination')
  const refused = corrected.filter(({ role }) => role === 'refused').map(({ ref }) => ref)
  const named = withoutUnknownChoices(reading, withoutContainers(reading, goals, origin)).filter(
    ({ ref }) => !refused.some((each) => foldName(each.name) === foldName(ref.name)),
  )
  const cityCount = toCount(count?.groups.n)
  const choice = !cityCount && isChoice(reading, named)
  const open = !cityCount && isOpen(reading, named)
  const doubts = doubtsAbout(reading, choice || open ? [] : named, corrected)
  const wanted = startFirst(
    reading,
    named.filter((goal) => !doubts.dismissed.has(goal)),
  )
  for (const each of doubts.dismissed) each.role = 'passed'
  const weighed = choice || open ? [] : weighedBeside(reading, named)
  const asked = choice || open ? new Set() : unaccounted(reading, named, corrected)
  const nighted = new Set(corrected.filter((each) => each.nighted).map(({ ref }) => ref.name))
  const destinations = wanted.map((goal) =>
    !nighted.has(goal.ref.name) &&
    (doubts.doubted.has(goal) ||
      weighed.includes(goal) ||
      asked.has(goal) ||
      (goal.mended && !choice) ||
      isHalfOfChoice(reading, goal, corrected) ||
      isMisplaced(reading, goal, corrected))
      ? { ...goal.ref, doubted: true as const }
      : goal.ref,
  )
  const aside = corrected.filter(({ role }) => role === 'aside').map(({ ref }) => ref.name)
  const dropped = mentions.filter((each) => !corrected.includes(each))
  claimAll(reading, [
    ...corrected,
    ...dropped.map((each) => ({ ...each, role: 'passed' as const })),
  ])
  const many = destinations.length > 1
  const isLost = destinations.length + aside.length + known.length === 0
  const instead = isLost ? goalInstead(reading, reader, corrected) : undefined
  // An outing is the goal where there is no other.
  const settled = destinations.length > 0 || known.length > 0
  return {
    mentions: corrected,
    ...(origin && { origin: origin.ref }),
    destinations: settled
      ? destinations
      : [...refsOf(aside, corrected), ...(instead ? [instead] : [])],
    refused: refused.map(({ name }) => name),
    aside: settled ? aside : [],
    order:
      many && (reading.says(orderWords) || isChain(reading, corrected) || isWay(reading, wanted))
        ? 'given'
        : 'free',
    ...(cityCount && { cityCount }),
    ...(choice && { choice }),
    ...(open && { open }),
  }
}

/**
 * "Hanoi, and a boat in Ha Long or Lan Ha Bay": of two that would do beside another goal, the one that is known is planned, and
 * nothing has to be asked. "Porto or Unterpfaffenhofen?" is what is asked, and keeps both.
 */
function withoutUnknownChoices(
  reading: Reading,
  goals: readonly AssignedMention[],
): AssignedMention[] {
  if (goals.length < 3) return [...goals]
  return goals.filter((goal, index) => {
    const before = goals[index - 1]
    if (goal.candidates.length > 0 || !before || before.candidates.length === 0) return true
    if (!/^,? or (?:in |on |to )?(?:the )?$/.test(reading.lower.slice(before.end, goal.start))) {
      return true
    }
    goal.role = 'passed'
    return false
  })
}

/** "Milan - Verona - Venice": a dash leads from one stop to the next. */
function isChain(reading: Reading, mentions: readonly AssignedMention[]): boolean {
  const dashes = mentions.filter((mention, index) => {
    const next = mentions[index + 1]
    return next && /^ ?(?:-|>|→|->) ?$/.test(reading.plain.slice(mention.end, next.start))
  })
  return mentions.length > 2 && dashes.length >= mentions.length - 2
}

const atTheStart =
  /^[^.!?;]{0,50}\b(?:at|in) the (?:very )?(?:start|beginning)\b|^[^.!?;]{0,30}\bto (?:start|begin) with\b/

/** "… and Buenos Aires, one night there at the start": named last, and gone to first. */
function startFirst(reading: Reading, goals: readonly AssignedMention[]): AssignedMention[] {
  const isFirst = (goal: AssignedMention, index: number) => {
    const behind = reading.lower.slice(goal.end, goals[index + 1]?.start)
    return index > 0 && atTheStart.test(behind)
  }
  const first = goals.find(isFirst)
  return first ? [first, ...goals.filter((goal) => goal !== first)] : [...goals]
}

/** "From Milan to Venice": one goes from each goal to the next. */
function isWay({ lower }: Reading, goals: readonly AssignedMention[]): boolean {
  return goals.some((goal, index) => {
    const next = goals[index + 1]
    return (
      next !== undefined &&
      /\bfrom (?:the )?$/.test(lower.slice(0, goal.start).slice(-9)) &&
      / (?:on |over |up |down )?to (?:the )?$/.test(lower.slice(goal.end, next.start)) &&
      next.start - goal.end < 12
    )
  })
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
  for (const { start, end, role, name, tripEnd } of mentions) {
    // "Florence, 3 days, Oregon": what stands between the name and its state is read already.
    const own = reading.isFree(start, end) ? end : start + name.length
    if (reading.isFree(start, own)) reading.claim(tripEnd ? 'transport' : slots[role], start, own)
  }
}

const changeOfMind =
  /^(?:[^.!?]{0,40}[,.;!?…-]\s*(?=(?:(?:oh|or|but|hmm+|ah),? )?(?:no,? wait|wait,? no|wait|hang on|hold on|nah|nvm|never ?mind|actually,? no|no,? sorry|sorry,? no|scratch that|on second thoughts?)\b))?[\s,.;!?…-]*(?:(?:no|nah|nope|nvm|never ?mind|hmm+|oh|er+|um+|or(?= (?:no|wait|hang|hold|actually|rather)\b)|sorry|wait|hang on|hold on|actually|or rather|i mean|scratch that|make (?:it|that)|change that to|let's (?:do|say|make it)|on second thoughts?)[\s,.;!?…-]*)+(?:to|in|for|the)?\s*$/

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
    // "Greek islands no Santorini" refuses the second.
    if (!next || next.role === 'refused') return true
    const gap = reading.lower.slice(mention.end, next.start)
    // "Kyoto? No wait, Kanazawa is the same …. Let's do Kanazawa": said of the other where it is named again.
    const again = mentions.find(
      ({ start, name }) => start > next.start && name === next.name && start < mention.end + 160,
    )
    const takes = [next, ...(again ? [again] : [])].some(
      (other) =>
        takesBack.test(reading.lower.slice(mention.end, other.start)) &&
        !/^,? (?:as well|too|also)\b/.test(reading.lower.slice(other.end)),
    )
    if (takes) return false
    return gap.length > 60 || !changeOfMind.test(gap) || listJoint.test(gap)
  })
}
