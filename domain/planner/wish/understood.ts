/** The understood words, as lines: parts that belong together are one. */
import type { BriefSpan, PlaceRef } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Gazetteer } from '#domain/places/gazetteer.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { PlanAnswer } from './answer.ts'
import { type Line, wholeLines } from './whole-lines.ts'

/** Words between two parts of one line: "landing" "at 11:00", "we are 76" "and 79". */
const joins = /^[\s,]*(?:(?:and|&|or|to|at|on|in|of|the|,)\s*){0,2}$/
const aroundIt = /^[\s,;:.]+|[\s,;:.]+$/g
const danglingWord = /\s+(?:in|on|at|of|to|and|for|with|the)$/i

export function understoodIn(
  text: string,
  spans: readonly BriefSpan[],
  unread: readonly string[] = [],
): PlanAnswer['understood'] {
  // A brief from a conversation has words of several messages, which stay apart.
  const isOfText = spans.every((span) => text.slice(span.start, span.end) === span.text)
  if (!isOfText) return spans.map(({ slot, text: words }) => ({ slot, text: trimmed(words) }))
  const lines: Line[] = []
  for (const { slot, start, end } of flightsAsTimes(text, spans)) {
    const last = lines.at(-1)
    const between = last ? text.slice(last.end, Math.max(last.end, start)) : ''
    const isOne =
      last?.slot === slot &&
      ((between === ' ' && things.has(slot)) || (joined.has(slot) && joins.test(between)))
    if (last && isOne) last.end = Math.max(last.end, end)
    else lines.push({ slot, start, end })
  }
  return wholeLines(text, lines, unread)
    .map((line) => (line.slot === 'dislike' ? wholeRefusal(text, line) : line))
    .map((line) => withHead(text, line))
    .map(({ slot, start, end }) => ({ slot, text: trimmed(text.slice(start, end)) }))
    .filter((line) => !(line.slot === 'interest' && noThing.test(line.text)))
    .filter(
      ({ slot, text: words }, at, all) =>
        all.findIndex((each) => each.slot === slot && each.text === words) === at,
    )
}

/** As far from all goals, a town is one of a story: "I got sick in La Paz once". */
const elsewhereKilometres = 350

/** Without towns that were only told of, which would look like goals. */
export function withoutStories(
  lines: PlanAnswer['understood'],
  destinations: readonly PlaceRef[],
  gazetteer: Pick<Gazetteer, 'named'>,
): PlanAnswer['understood'] {
  const goals = destinations.flatMap(({ at }) => (at ? [at] : []))
  if (goals.length === 0) return lines
  const isOfGoal = (words: string) =>
    destinations.some(({ name }) => ` ${foldName(name)} `.includes(` ${foldName(words)} `))
  const isStory = (words: string) => {
    const towns = gazetteer.named(words)
    return (
      towns.length > 0 &&
      towns.every(
        ({ kind, at }) =>
          kind === 'city' && goals.every((goal) => kilometres(goal, at) > elsewhereKilometres),
      )
    )
  }
  return lines.filter(
    ({ slot, text }) => slot !== 'destination' || isOfGoal(text) || !isStory(text),
  )
}

/** A flight's hour ("fly out at 11pm") as an hour of the stay, and no mode between towns. */
function flightsAsTimes(text: string, spans: readonly BriefSpan[]): BriefSpan[] {
  return spans.map((span, index) => {
    // Luggage is no mode of travel.
    if (span.slot === 'transport' && luggage.test(span.text)) return { ...span, slot: 'party' }
    const next = spans[index + 1]
    if (span.slot !== 'transport' || next?.slot !== 'dates') return span
    return leavesThen.test(text.slice(span.end, next.start))
      ? { ...span, slot: 'dates', end: next.start }
      : span
  })
}

const luggage = /\b(?:luggage|baggage|bags?)\b/i
const leavesThen = /^\s*(?:(?:out|home|back|off|on|away|leaves|is|goes)\s*){0,2}(?:at\s*)?$/i

/** A refusal of whole days ("not museums all day") in full words, since "museums" alone would reverse it. */
function wholeRefusal<Line extends { start: number; end: number }>(text: string, line: Line): Line {
  const behind = /^ (?:all day(?: long)?|all the time|every day|non-?stop)\b/i.exec(
    text.slice(line.end),
  )?.[0]
  if (behind === undefined) return line
  const before = /\bnot $/i.exec(text.slice(0, line.start))?.[0] ?? ''
  return { ...line, start: line.start - before.length, end: line.end + behind.length }
}

/** Preceding words that reverse or specify: "without driving ourselves", "staying with my cousin". */
function withHead<Line extends { slot: BriefSpan['slot']; start: number; end: number }>(
  text: string,
  line: Line,
): Line {
  const before = text.slice(0, line.start)
  const bed = line.slot === 'appointment' ? staysWith.exec(before) : null
  if (bed) return { ...line, slot: 'lodging', start: bed.index }
  const turned = line.slot === 'transport' ? refusing.exec(before) : null
  return turned ? { ...line, start: turned.index } : line
}

const staysWith = /\b(?:stay(?:s|ing)?|sleep(?:s|ing)?|crash(?:es|ing)?)(?: over)? (?:with|at) $/i
const refusing =
  /\b(?:without|no|not|never|avoid(?:ing)?|hates?|(?:don['’]?t|do not|won['’]?t|will not|rather not|prefer not)(?: (?:really |at all )?(?:want|like|have|plan|wish|need))?)(?: (?:to|any|an?|the|be|using|taking))* $/i

function trimmed(words: string): string {
  return words.replace(aroundIt, '').replace(danglingWord, '')
}

/** Words that name nothing by themselves: "want to do it respectfully". */
const noThing =
  /^(?:it|that|this|them|so)\b|^(?:half|full|whole)[- ]?days?$|^(?:feed|eats?|change|partner eats everything)$/i
/** Slots whose adjacent words are one thing: "long hikes", "a bungee jump". */
const things = new Set<BriefSpan['slot']>([
  'interest',
  'food',
  'dislike',
  'mustAvoid',
  'lodging',
  'mobility',
  'appointment',
])
/** Slots whose parts form one line; in others each is a thing: two cities, two sights. */
const joined = new Set<BriefSpan['slot']>(
  'dates length party origin budget lodging'.split(' ') as BriefSpan['slot'][],
)
