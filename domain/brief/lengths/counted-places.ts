/**
 * Days told place by place, each as a number and a name on one side of it: "5 Tokyo, 2 Hakone", "Delhi 2 nights, Agra 1",
 * "3 nights in Palermo and 2 in Catania". The unit may be said once, anywhere in the list.
 */
import { foldName } from '#domain/places/gazetteer-names.ts'
import { toCount } from '../grammar/numbers.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import type { PlaceRef } from '../schema.ts'
import type { LengthMention } from './read-length.ts'

interface Counted {
  start: number
  end: number
  of: [name: string, length: { days?: number; nights?: number }][]
}

interface Count {
  name: string
  n: number
  unit?: 'days' | 'nights'
  start: number
  end: number
}

const number = '\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten'
const unit = '(?:full )?(?:days?|nights?|nts?|nites?|[dn]\\b)'
const month =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)'
const numberBefore = new RegExp(
  `(?<![\\d.:/£$€,-])(?<!\\b${month}\\.? )(?<=^|[\\s(,;:+&>/-])(?<n>${number})(?: ?(?<unit>${unit}))?(?: more)?(?: (?:in|at|on|for|around|exploring))?(?: the)? $`,
)
/** "Lisbon for two" is a party; "Lisbon for 2 nights" and "Delhi 2" are lengths. */
const otherFigures = `(?! ?(?:${month}\\b|st|nd|rd|th|people|persons?|pax|ppl|adults?|kids|children|of us|friends|couples|euros?|eur|usd|dollars|pounds|quid|gbp|k\\b|am\\b|pm\\b|h\\b|hrs?|hours?|weeks?|months?|years?|star|stops?|rooms?|guys|girls|women|men|km|miles|[:%.-]\\d|-|/))`
const numberBehind = new RegExp(
  `^(?:,| \\(|:| -| x| for(?= (?:${number}) ?(?:${unit}))|, for)? ?(?<n>${number})(?!\\d)(?: ?(?<unit>${unit}))?${otherFigures}(?=\\s*(?:$|[,;.+&)>!?]|and\\b|then\\b|plus\\b|so\\b|by\\b|to\\b|by\\b|in\\b|[a-z]))`,
)

/** A number at every goal, all before or all behind their names; undefined where one has none. */
export function countedPlaces(
  reading: Reading,
  goals: readonly AssignedMention[],
  destinations: readonly PlaceRef[],
  lengths: readonly LengthMention[],
): Counted | undefined {
  const { lower } = reading
  const sides = [
    goals.flatMap((goal): Count[] => {
      const lead = lower.slice(Math.max(0, goal.start - 30), goal.start)
      const found = numberBefore.exec(lead)
      return found
        ? countOf(goal, found.groups, goal.start - lead.length + found.index, goal.start)
        : []
    }),
    goals.flatMap((goal): Count[] => {
      const found = numberBehind.exec(lower.slice(goal.end, goal.end + 24))
      return found ? countOf(goal, found.groups, goal.end, goal.end + found[0].length) : []
    }),
  ]
  const wanted = new Set(destinations.map(({ name }) => foldName(name)))
  for (const counts of sides) {
    const of = new Map<string, Count>()
    for (const each of counts) if (!of.has(each.name)) of.set(each.name, each)
    const told = [...of.values()]
    if (told.length < 2 || ![...wanted].every((name) => of.has(name))) continue
    const inNights = lengths.some(({ days, nights }) => days === undefined && nights !== undefined)
    const heading =
      /\b(?:nights|nts)(?: (?:in|at) each| per (?:city|town|place|stop))? ?[:=-]/.test(lower)
    const said = told.find((each) => each.unit)?.unit ?? (inNights || heading ? 'nights' : 'days')
    for (const { start, end } of told)
      if (reading.isFree(start, end)) reading.claim('length', start, end)
    return {
      start: Math.min(...told.map(({ start }) => start)),
      end: Math.max(...told.map(({ end }) => end)),
      of: told
        .filter(({ name }) => wanted.has(name))
        .map(({ name, n, unit: own }) => [nameOf(name, destinations), { [own ?? said]: n }]),
    }
  }
  return undefined
}

function countOf(
  { ref }: AssignedMention,
  groups: Readonly<Record<string, string | undefined>> | undefined,
  start: number,
  end: number,
): Count[] {
  const n = toCount(groups?.n)
  if (!n) return []
  const own = groups?.unit && (/d/.test(groups.unit) ? 'days' : 'nights')
  return [{ name: foldName(ref.name), n, ...(own && { unit: own }), start, end }]
}

function nameOf(folded: string, destinations: readonly PlaceRef[]): string {
  return destinations.find(({ name }) => foldName(name) === folded)?.name ?? folded
}
