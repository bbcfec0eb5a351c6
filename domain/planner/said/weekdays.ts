/** Weekdays that a place's own sentences speak of: on which it is shut, at its fullest, or half asleep. */
import type { Place } from '#domain/places/schema.ts'

/** Sunday is 0. */
export interface SaidWeekdays {
  /** The only days that make sense; null: all. Where opening hours are known they decide. */
  only: ReadonlySet<number> | null
  /** Days on which there is more to see. */
  fullest: ReadonlySet<number>
  /** Days on which part of it rests. */
  quiet: ReadonlySet<number>
}

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const day = '(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?'
const days = `${day}(?:(?:, | and | or |, and )${day})*`
const all = new Set([0, 1, 2, 3, 4, 5, 6])
const weekend = new Set([6, 0])
const none: ReadonlySet<number> = new Set()

/** Shut on these, where nobody knows the hours. */
const shut = new RegExp(
  `\\b(?:closed|shut|never open|rests) (?:to visitors )?on (?:most )?(?<days>${days})|(?<except>${days}) excepted`,
)
const shutAtWeekends = /\bclosed (?:at|on) weekends\b/i
const ranges = new RegExp(`\\b(?:from )?(?<first>${day}) to (?<last>${day})(?: only)?[.;]`)
const nights = new RegExp(
  `\\bnights are (?:usually )?(?<days>${days})|\\bon (?<on>${days}) nights\\b|(?<market>${day}) farmers market is the moment`,
)
/** "Fullest on Sundays", "with a flea market on Saturdays", "Antiques on Saturday". */
const lively = new RegExp(
  `\\b(?:at (?:its|their) (?:fullest|liveliest)|fullest|largest|fill|market|markets|fair|drums|Antiques|best by bicycle|painters|candy floss|gospel|couscous)\\b(?: by bicycle)?[^.;]{0,24}?\\b(?:on|every|On) (?:a )?(?<days>${days})|\\b[Oo]n (?<first>${days}) (?:the )?(?:markets? fill|a (?:quay-long|large|flea|farmers)|the Maasai|antiques|mornings? (?:one|a farmers|booksellers))|(?<of>Sunday|Saturday) (?:market|drummers)`,
)
const livelyAtWeekends =
  /\b(?:(?:market|stalls|antiques[^.;]*|painters|fair)\b[^.;]{0,20}\b(?:at|on) (?:the )?weekends?|weekend (?:market|snack stalls|buskers|afternoons)|(?:at|on) weekends the bars)\b/i
const resting = new RegExp(
  `\\b(?:stalls|shops|Some|stalls also|shops there)\\b[^.;]{0,12}\\brest on (?<days>${days})`,
)
const restingAtWeekends = /\bsilent (?:at|on) weekends\b/i

export function saidWeekdays({ about, hours, kind }: Place): SaidWeekdays {
  const isTable = kind === 'restaurant' || kind === 'cafe'
  const fullest = isTable
    ? none
    : union(found(lively, about), livelyAtWeekends.test(about) ? weekend : none)
  const quiet = union(found(resting, about), restingAtWeekends.test(about) ? weekend : none)
  return { only: hours === null ? onlyDays(about) : null, fullest, quiet }
}

function onlyDays(about: string): ReadonlySet<number> | null {
  const open = found(nights, about)
  if (open.size > 0) return open
  const { first, last } = ranges.exec(about)?.groups ?? {}
  if (first && last) return rangeOf(numberOf(first), numberOf(last))
  const closed = union(found(shut, about), shutAtWeekends.test(about) ? weekend : none)
  return closed.size === 0 ? null : all.difference(closed)
}

function found(pattern: RegExp, about: string): ReadonlySet<number> {
  const groups = pattern.exec(about)?.groups ?? {}
  const said = Object.values(groups).find((each) => each !== undefined) ?? ''
  return new Set([...said.matchAll(new RegExp(day, 'g'))].map(([each]) => numberOf(each)))
}

function numberOf(name: string): number {
  return names.indexOf(name.toLowerCase().replace(/s$/, ''))
}

function rangeOf(first: number, last: number): ReadonlySet<number> {
  const length = ((last - first + 7) % 7) + 1
  return new Set(Array.from({ length }, (_, later) => (first + later) % 7))
}

function union(one: ReadonlySet<number>, other: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...one, ...other])
}
