/**
 * How firmly the words ask for each goal. A name that is only mentioned beside places that are
 * asked for, or in a story about somebody else, is not planned in silence: a question comes.
 */
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { leavesElsewhere } from '../told-places.ts'
import { goesThere, isAskedFor, isVisited, sought } from './asked-places.ts'
import { arrivalLead } from './given-up-places.ts'
import { continuesList, followsPlace, leadTo } from './place-mentions.ts'
import { opinionOf } from './place-opinions.ts'
import { type Evidence, evidence } from './place-support-words.ts'

/** Days of its own, or a trip there, outweigh what else is told of a place. */
const askedFor = 4
/** A wish, or a preposition of going with something else that asks. */
const firm = 2.5
/** No more than this, beside a goal that has so much more, and a place is only a name. */
const faint = 1.5
const margin = 1.5
/** So much against it makes even the only place of a request doubtful, and drops one beside firm ones. */
const refuted = -2.5

const clauseStart =
  /[.;:!?\n()]|,(?! (?:and|or|the)\b)|\b(?:but|so|because|since|while|although|though|after|before|if)\b/g
const clauseEnd = /[.;:!?\n()]|,|\b(?:but|so|because|since|while|although|though)\b/

export interface Doubts {
  /** To be asked about before anything is planned. */
  doubted: ReadonlySet<AssignedMention>
  /** Surely no goals, beside one that is asked for. */
  dismissed: ReadonlySet<AssignedMention>
}

/** What of the goals is weakly supported; all mentions of a name count together. */
export function doubtsAbout(
  reading: Reading,
  goals: readonly AssignedMention[],
  mentions: readonly AssignedMention[],
): Doubts {
  const named = mentions.filter(({ role }) => role === 'destination')
  const own = new Map(named.map((each) => [each, supportOf(reading, each)]))
  inherit(reading, named, own)
  const support = (goal: AssignedMention) =>
    Math.max(
      ...named
        .filter(({ ref }) => foldName(ref.name) === foldName(goal.ref.name))
        .map((each) => own.get(each) ?? 0),
    )
  const most = Math.max(...goals.map(support))
  const dismissed = goals.filter(
    (goal) =>
      !isLeftOpen(reading, goal) &&
      !reading.follows(goesThere, goal.end, 70) &&
      support(goal) <= refuted &&
      most >= firm,
  )
  // "My husband wants Rome, I want Lisbon. He wins.": whose word counts is settled already.
  const settled = (goal: AssignedMention) =>
    opinionOf(leadTo(reading, goal.start)) !== undefined &&
    mentions.some(({ role }) => role === 'passed')
  const doubted = goals.filter((goal) => {
    const sum = support(goal)
    if (isLeftOpen(reading, goal)) return true
    if (goal.again) return false
    if (dismissed.includes(goal) || settled(goal)) return false
    // "A friend told me about Ljubljana. I'd go in May."
    if (goals.length === 1 && reading.follows(pointsBack, goal.end)) return false
    if (reading.follows(goesThere, goal.end, 70)) return false
    const told = sum < faint && goals.length === 1 && reading.says(sought)
    if (told || sum <= refuted) return true
    if (goals.length > 1 && isFirstEnd(reading, goal)) return false
    if (sum > faint || most - sum < margin) return false
    // "10 days in southern Italy …, puglia and matera are the main thing": beside the goals, with nothing said against it.
    return (
      sum < 0 ||
      reading.leads(narrows, goal.start) ||
      isSpokenOf(reading, goal) ||
      !isBesideGoals(
        goal,
        goals.filter((other) => support(other) >= firm),
        reading,
      )
    )
  })
  return { doubted: new Set(doubted), dismissed: new Set(dismissed) }
}

/** "We land in Tokyo on the 3rd … and fly home from Osaka": where one comes in is seen as well. */
function isFirstEnd(reading: Reading, { start, end }: AssignedMention): boolean {
  return (
    reading.leads(arrivalLead, start, 70) &&
    leavesElsewhere.test(
      reading.sentenceAt(start).text.slice(end - reading.sentenceAt(start).start),
    )
  )
}

/** "New York in May but only upstate, Finger Lakes": another part than was named before. */
const narrows = /\b(?:but|only)\b[^.!?;]{0,20}$/

/** "Phoenix and Logan are our boys", "Florence and her husband": somebody's name, and no town. */
const somebodyBehind =
  /^(?:,? (?:and|&) (?:the )?[a-z]+)? (?:are|is) (?:our|my|his|her|their)\b|^,? (?:and|&) (?:her|his|their) (?:husband|wife|partner|girlfriend|boyfriend|kids|children|family|friends?|mum|mom|dad|sister|brother)\b/
/** "I have to be in Basel on Monday", "in 2019 I walked around Hanoi": a duty there, or a trip of then. */
const elsewhereLead =
  /\b(?:have|has|need|got|must) (?:to )?be in $|\b(?:in|back in|since) (?:19\d\d|20[01]\d|202[0-5])\b[^.!?;]{0,60}$/

function isSpokenOf({ lower }: Reading, { start, end }: AssignedMention): boolean {
  return (
    somebodyBehind.test(lower.slice(end, end + 60)) ||
    elsewhereLead.test(lower.slice(Math.max(0, start - 90), start))
  )
}

/** So near, or in the same country, a name belongs to the trip that the others tell of. */
const besideKilometres = 700

const onlyThen = /^[^.!?;]{0,12}\bbut only\b/

function isBesideGoals(
  goal: AssignedMention,
  goals: readonly AssignedMention[],
  reading: Reading,
): boolean {
  const { at, country } = goal.ref
  return (
    goal.candidates.length > 0 &&
    goals.some(
      ({ ref, end }) =>
        ref !== goal.ref &&
        !reading.follows(onlyThen, end, 40) &&
        foldName(ref.name) !== foldName(goal.ref.name) &&
        ((country !== undefined && ref.country === country) ||
          (at !== undefined && ref.at !== undefined && kilometres(ref.at, at) < besideKilometres)),
    )
  )
}

/** Later words that make a place which was only told of the goal. */
const pointsBack =
  /\b(?:(?:i|we)(?:'d| would|'ll| will)? (?:like to |want to |love to )?go(?: there| back)?\b(?! (?:to|somewhere)\b)|take (?:me|us) (?:there|back)|(?:go|get|come|fly|drive|travel|head|move) (?:(?:over|up|down|out) )?(?:there|back)|return(?: there)?\b|there (?:for|in)|(?:want|need|have|get) (?:[a-z\d]+ ){1,3}there\b|let'?s (?:go|do it)|prove (?:him|her|them|me|us) wrong|convince (?:me|us|him|her) otherwise)/

const openLead =
  /\b(?:not (?:sure|certain)|unsure|undecided|unclear|(?:can'?t|cannot|could(?: not|n'?t)) decide|wondering|debating) (?:yet )?(?:whether|if|about) (?:(?:we|i|it|to|should|want|can|could|include|add|see|visit|do|go|the) )*$/

/** "Not sure about Sintra", "Sintra (not sure)", "New York, NY (not sure)": the traveller says so. */
function isLeftOpen(reading: Reading, { start, end }: AssignedMention): boolean {
  return (
    /^(?:, [a-z]{2})?,? ?\(?(?:not sure|not certain|tbc|tbd)\b/.test(reading.lower.slice(end)) ||
    reading.leads(openLead, start, 70)
  )
}

/** "Seville first and then Granada": one stop after the other, whatever time the first takes. */
const thenTo =
  /^(?: for)?,? (?:first,? )?(?:and )?(?:then|afterwards,?|after (?:that|this),?|followed by|from there)(?: (?:we|i)(?:'ll| will| would)?)?(?: (?:go|going|head|drive|driving|fly|flying|travel|continue|move|take (?:the|a) [a-z]+))?(?: (?:on|over|down|up|across))?(?: to)? (?:the )?(?:[a-z]+(?: [a-z]+){0,2}(?:,| and|, and) (?:the )?)?$/

/** "6 days in Rome, Florence and Venice": what is asked for of one is asked for of its list. */
function inherit(
  reading: Reading,
  named: readonly AssignedMention[],
  support: Map<AssignedMention, number>,
): void {
  const joined = (index: number) => {
    const [before, mention] = [named[index - 1], named[index]]
    return before &&
      mention &&
      (continuesList(reading, mention.start, [before]) ||
        followsPlace(reading, mention.start, [before]) ||
        thenTo.test(withoutLengths(reading, before.end, mention.start)) ||
        isParallel(reading, before, mention))
      ? { before, mention }
      : undefined
  }
  const share = (from: AssignedMention, to: AssignedMention) => {
    const own = support.get(to) ?? 0
    // What speaks against a name itself ("Parma ham, Modena vinegar") is not outweighed by its list.
    if (own > refuted) support.set(to, Math.max(own, support.get(from) ?? 0))
  }
  for (let index = 1; index < named.length; index += 1) {
    const pair = joined(index)
    if (pair) share(pair.before, pair.mention)
  }
  for (let index = named.length - 1; index > 0; index -= 1) {
    const pair = joined(index)
    if (pair) share(pair.mention, pair.before)
  }
}

/** What stands between two places, without how long one stays at the first. */
function withoutLengths({ lower, spans }: Reading, start: number, end: number): string {
  return spans
    .filter((span) => span.slot === 'length' && span.start >= start && span.end <= end)
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (gap, span) => gap.slice(0, span.start - start).trimEnd() + gap.slice(span.end - start),
      lower.slice(start, end),
    )
}

const attraction =
  /^ (?!(?:is|are|was|were|has|have|had|but|not|or|if|we|i|he|she|they|it|said|says|with|from|via|by|for|in|on|to|at|this|next|last|the|an?|my|our|and)\b)(?:[a-z]+ )?[a-z]{3,}(?=,| and |[.:;]|$)/

/** "Tokyo ramen, Osaka street food, Kyoto temples": each town with what one goes there for. */
function isParallel(reading: Reading, before: AssignedMention, mention: AssignedMention): boolean {
  const gap = reading.lower.slice(before.end, mention.start)
  return (
    /^ [a-z]+(?: [a-z]+)?(?:, | and |, and )$/.test(gap) &&
    attraction.test(gap) &&
    reading.follows(attraction, mention.end)
  )
}

/** "Vienna over New Year, …", "Hi! Hanoi in early August": what a request begins with is what it is about. */
const greeting = /^\s*(?:(?:hi|hello|hey|hiya|dear)\b[^.,!?\n]{0,20}[.,!:]?\s+)?(?:the )?$/
const headlineBehind =
  /^(?:[,:;(\n]|\.\s|\s?[–-]\s|\s(?:\d|(?:in|over|for|during|from|next|this|on|with|before|around|at) |(?:long )?weekend\b|trip\b|city break\b|honeymoon\b|first time\b|solo\b))/

function isHeadline({ lower }: Reading, { start, end }: AssignedMention): boolean {
  return greeting.test(lower.slice(0, start)) && headlineBehind.test(lower.slice(end))
}

function supportOf(reading: Reading, mention: AssignedMention): number {
  const { start, end } = mention
  const from = reading.lower.slice(Math.max(0, start - 120), start)
  // "Sydney's graduation": the ending belongs to what stands behind the name.
  const own = end - (/'s$/.exec(reading.lower.slice(start, end))?.[0].length ?? 0)
  const behind = reading.lower.slice(own, own + 60)
  const cut = [...from.matchAll(clauseStart)].at(-1)
  const before = cut ? from.slice(cut.index + cut[0].length) : from
  const clause = `${before}…${behind.slice(0, clauseEnd.exec(behind)?.index ?? behind.length)}`
  const says = (pattern: RegExp | undefined, words: string) =>
    pattern === undefined || (reading.mayMatch(pattern) && pattern.test(words))
  const speaks = (each: Evidence) =>
    says(each.lead, from) &&
    says(each.behind, behind) &&
    says(each.before, before) &&
    (each.clause?.test(clause) ?? true) &&
    (each.name?.test(mention.name) ?? true)
  return evidence.reduce(
    (sum, each) => (speaks(each) ? sum + each.weight : sum),
    isVisited(reading, end)
      ? 2 * askedFor
      : isAskedFor(reading, mention) || isHeadline(reading, mention)
        ? askedFor
        : 0,
  )
}
