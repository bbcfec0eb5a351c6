/** Days told to several places at once, or without their unit: "2/3/4 nights", "two days each". */
import { countPattern, toCount } from '../grammar/numbers.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import type { PlaceRef } from '../schema.ts'
import type { LengthMention } from './read-length.ts'

interface Length {
  days?: number
  nights?: number
}

interface Turns {
  start: number
  end: number
  of: [name: string, length: Length][]
}

const figure = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)'
const unit = '(?:days?|nights?|nites?|nts?)'
const between = '(?:\\s?[/+,;|]\\s?|,? (?:and |then |and then |plus )|,? & |\\s?->\\s?|\\s?→\\s?)'
/** "2/3/4 nights", "3 nights, 1 night, 4 nights", "three, one and three nights". */
const turnsPattern = new RegExp(
  `(?<![\\d/.-])\\b(?<turns>${figure}(?:(?: ?${unit})?${between}${figure}| ?${unit} ?- ?${figure}){1,8})\\s?(?<unit>${unit})\\b`,
)

const eachFigure = new RegExp(figure, 'g')

/** "Rome, Florence and Venice, 2/3/4 nights": as many figures as places, each in its turn. */
export function inTurn(reading: Reading, destinations: readonly PlaceRef[]): Turns | undefined {
  const found = reading.find(turnsPattern, 'length')[0]
  const turns = found?.groups.turns?.match(eachFigure)?.map(toCount)
  if (!found || turns?.length !== destinations.length) return undefined
  // "5 days, 4 nights" is one length, said twice.
  const units = new Set(found.text.match(/\b[dn](?=[aio])|nts/g)?.map((each) => each.charAt(0)))
  if (units.size > 1) return undefined
  if (reading.isFree(found.start, found.end)) reading.claim('stay', found.start, found.end)
  const inUnit = units.has('d') ? 'days' : 'nights'
  const { start, end } = found
  return {
    start,
    end,
    of: destinations.map(({ name }, index) => [name, { [inUnit]: turns[index] }]),
  }
}

/** "3 days in Rome and 4 in Florence", "then Naxos for 5": the unit is not said again. */
export function elliptic(
  reading: Reading,
  goals: readonly AssignedMention[],
  lengths: readonly LengthMention[],
): LengthMention[] {
  const found: LengthMention[] = []
  for (const goal of goals) {
    const lead = reading.free().slice(Math.max(0, goal.start - 34), goal.start)
    const next = goals.find(({ start }) => start > goal.end)?.start ?? reading.lower.length
    const rest = reading.free().slice(goal.end, Math.min(next, goal.end + 44))
    const before = countBefore.exec(lead)
    // "4 days in Lisbon for two": it has its days already.
    const hasDays = lengths.some(
      ({ end }) =>
        end < goal.start && /^ (?:in|at|on) $/.test(reading.lower.slice(end, goal.start)),
    )
    const after =
      before || hasDays
        ? null
        : (countAfter.exec(rest) ?? figureAfter.exec(rest) ?? figureBetween.exec(rest))
    const days = toCount((before ?? after)?.groups?.n)
    const start = before ? goal.start - lead.length + before.index : goal.end
    const end = before ? goal.start : goal.end + (after?.[0].length ?? 0)
    const unit =
      lengths.findLast((length) => length.end <= start) ??
      // "Seville for 3 and Granada for 2 nights": the unit stands at the end.
      lengths.find((length) => length.start >= end)
    if (!(days && unit)) continue
    found.push({
      start,
      end,
      whole: false,
      ...(unit.nights === undefined ? { days } : { nights: days }),
    })
    reading.claim('length', start, end)
  }
  return inWeeks(reading, found, lengths)
}

const weeksSaid = new RegExp(`^(?<n>${countPattern})[ -](?:whole |full |long )?w(?:ee)?ks?\\b`)

/** "Six weeks: Lyon for the first two, then Aix for two and Toulouse for two": as many as there are weeks. */
function inWeeks(
  reading: Reading,
  found: LengthMention[],
  lengths: readonly LengthMention[],
): LengthMention[] {
  const [whole, ...more] = lengths
  const weeks =
    whole && toCount(weeksSaid.exec(reading.lower.slice(whole.start, whole.end))?.groups?.n)
  const sum = found.reduce((all, { days = 0 }) => all + days, 0)
  if (more.length > 0 || found.length < 2 || weeks !== sum) return found
  return found.map(({ days = 0, ...rest }) => ({ ...rest, days: 7 * days }))
}

const countBefore = new RegExp(
  `\\b(?<n>${countPattern}|a couple) (?:more )?(?:of (?:it|them|those|that|which) )?(?:in|for|at|on|on the (?:coast|beach|island|lake|river) (?:at|in|near)) $`,
)
const countAfter = new RegExp(
  `^(?: (?:and|with|&) [^.,;!?\\d]{3,24}?)?,? (?:for|where (?:we|i)(?:'ll| will)? (?:stay|spend|have)(?: for)?) (?:the )?(?:next |last |first |final |remaining |another |about |just )?(?<n>${countPattern})(?=\\s*(?:[.,;!?)]|$|and\\b|then\\b))`,
)

/** "Tokyo 5 nights, Kyoto 4, one night in Kanazawa": a figure right behind the name. */
const figureAfter =
  /^ (?<n>\d{1,2}|one|two|three|four|five|six|seven)(?=\s*(?:[.,;!)]|$|and\b|then\b|by\b|for the\b))/
/** "lima 2 cusco 5 arequipa 2": a figure up to the next name. */
const figureBetween = /^ (?<n>\d{1,2}) $/

const eachBehind =
  /^,? (?:(?:in|at|for) )?(?:each|both|either)\b(?! (?:of us|person|way|day|night|morning|evening|week|directions?|ends))/
const saidOfEach =
  /\b(?:days?|nights?|weeks?|weekend),? (?:(?:in|at|for) )?(?:each|both)\b(?! (?:of us|person|way|day|night|morning|evening|week|directions?|ends))/
const eachBefore = /\beach (?:for |gets? |of )?$/

/** Whether days are said of every place alike: "2 days in each", "a few nights in both". */
export function saysEach({ lower }: Reading): boolean {
  return saidOfEach.test(lower)
}

/** "Prague, Vienna and Budapest, two days each": the length of every place. */
export function eachOf(
  reading: Reading,
  lengths: readonly LengthMention[],
): LengthMention | undefined {
  return lengths.find(
    ({ start, end }) => reading.follows(eachBehind, end) || reading.leads(eachBefore, start, 14),
  )
}
