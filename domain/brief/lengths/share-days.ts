/** Days shared out without a unit or a figure: "4 Tokyo, 4 Kyoto", "half in Split", "the rest in Nara". */
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import type { Stay } from '../schema.ts'
import type { LengthMention } from './read-length.ts'

const figureBefore = /(?:^|[,;:+&>(]|(?<!\d)-|\b(?:and|then|plus|days|nights))\s*(?<n>\d{1,2})\s$/
const figureAfter =
  /^\s*[(x×:]?\s?(?<n>\d{1,2})\)?(?=\s*(?:$|[,;.+&)>-]|(?:and|then|plus|nights|nts|days)\b))/

const countedName = /(?<=\p{Lu}[\p{L}'-]+ )\d{1,2}(?=\s*(?:,|;|\+|&|$|and\b|then\b))/gu

/** The spice, and not the country. */
const chiles = /\b(?:green|red|hatch|roasted) chiles?\b/

/** Hides the figures of "London 4, Paris 3" from the readers of names, of which they are no part. */
export function holdCounts(reading: Reading): void {
  for (const { start, end } of reading.find(chiles)) reading.hold(start, end)
  const figures = reading.findTyped(countedName)
  if (figures.length < 2) return
  for (const { start, end } of figures) if (reading.isFree(start, end)) reading.hold(start, end)
}

/** A figure at every goal, on the same side: days, or nights where the list says so. */
export function bareCounts(
  reading: Reading,
  all: readonly AssignedMention[],
  lengths: readonly LengthMention[],
): LengthMention[] {
  // What the rest goes to has no figure.
  const goals = all.filter(({ start }) => !reading.leads(restLead, start, 44))
  if (goals.length < 2) return []
  const free = reading.free()
  const before = goals.map(({ start }) => {
    const lead = free.slice(Math.max(0, start - 12), start)
    const found = figureBefore.exec(lead)
    const digits = /\d+\s$/.exec(lead)?.[0].length ?? 0
    return found && { n: Number(found.groups?.n), start: start - digits, end: start }
  })
  // "London 4, Paris 3 nights": the unit may stand once, at the end.
  const own = (end: number) => lengths.find(({ start }) => start >= end && start - end <= 2)
  const after = goals.map(({ end }) => {
    const length = own(end)
    if (length) return { n: length.days ?? length.nights ?? 0, start: -1, end: -1 }
    const found = figureAfter.exec(free.slice(end, end + 12))
    return found && { n: Number(found.groups?.n), start: end, end: end + found[0].length }
  })
  const counts = [before, after].find((side) => side.every((each) => each && each.n > 0))
  if (!counts) return []
  const told = counts.flatMap((each) => each ?? [])
  if (told.every(({ start }) => start < 0)) return []
  const sum = told.reduce((total, { n }) => total + n, 0)
  const rest = free.slice(goals.at(-1)?.end ?? 0, (goals.at(-1)?.end ?? 0) + 24)
  const nights =
    /^[^.;]{0,8}\b(?:nights|nts)\b/.test(rest) ||
    goals.some(({ end }) => own(end)?.nights !== undefined) ||
    // "14 nights, Bora Bora 5, Moorea 4".
    (lengths.length > 0 && lengths.every((each) => each.days === undefined)) ||
    lengths.some((each) => each.days === sum + 1 || each.nights === sum)
  const open = told.filter(({ start }) => start >= 0)
  return open.map(({ n, start, end }) => {
    reading.claim('length', start, end)
    return { start, end, whole: false, ...(nights ? { nights: n } : { days: n }) }
  })
}

interface Whole {
  days?: number
  nights?: number
}

const halves =
  /\bhalf (?:of (?:it|the (?:time|trip|days)) |the (?:time|trip|days) )?(?:in|at|on)\b[^.!?]*\bhalf\b|\bsplit (?:it )?(?:up )?(?:evenly |equally |50\/50 )?(?:between|across|over)\b|\b(?:evenly|equally) (?:split )?(?:between|across)\b|\bequal time\b|\b50\/50\b|(?<=, )(?:shared |split |divided )?(?:evenly|equally)\b/
const restLead =
  /\b(?:the )?(?:rest|remainder|remaining (?:days|time|nights)|others?)(?: of (?:it|(?:the|our) (?:time|trip|days|week|stay)))?,? (?:is )?(?:in|at|on|for)\s+(?:the )?$|\brest\s+$/
const restBehind =
  /^,?\s*(?:where (?:we|i)(?:'ll|'d| will| would)? (?:stay|be|spend)\s+)?(?:for |gets )?(?:the )?(?:rest|remainder|remaining (?:days|time|nights))\b(?! (?:of [a-z ]{1,12} )?(?:in|at|on)\b)/

const fractions: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  'two thirds': 2 / 3,
  'three quarters': 3 / 4,
}
const fractionLead =
  /\b(?:an? |one |about )?(?<part>half|third|quarter|two[- ]thirds|three[- ]quarters)(?: (?:of )?(?:it|that|them|(?:the|our|my) (?:time|trip|days|nights|stay|holiday)))?,? (?:is |goes )?(?:in|at|on|to)\s+(?:the )?$/

/** "A third of it in Hanoi": a part of the whole, where another place has the rest. */
function takeFractions(
  reading: Reading,
  cities: readonly AssignedMention[],
  whole: Whole,
  stayAt: (name: string) => Stay,
): void {
  const unit = whole.days === undefined ? 'nights' : 'days'
  const parts = cities.flatMap(({ ref, start }) => {
    const found = fractionLead.exec(reading.lower.slice(Math.max(0, start - 50), start))
    const part = fractions[found?.groups?.part?.replace('-', ' ') ?? '']
    return part ? [{ ref, part, start: start - (found?.[0].length ?? 0), end: start }] : []
  })
  if (parts.length === 0 || parts.length >= cities.length) return
  for (const { ref, part, start, end } of parts) {
    stayAt(ref.name)[unit] ??= Math.round((whole[unit] ?? 0) * part)
    if (reading.isFree(start, end)) reading.claim('stay', start, end)
  }
}

/** Gives the goals without a length what the whole leaves to them. */
export function shareRest(
  reading: Reading,
  goals: readonly AssignedMention[],
  whole: Whole | undefined,
  stayAt: (name: string) => Stay,
): void {
  const cities = goals.filter(({ ref }) => ref.kind === 'city' || ref.kind === 'unknown')
  if (whole) takeFractions(reading, cities, whole, stayAt)
  const [split] = reading.find(halves)
  if (split && whole && cities.length > 1) {
    const unit = whole.days === undefined ? 'nights' : 'days'
    // What a place was given by itself is not shared again.
    const told = cities.map(({ ref }) => stayAt(ref.name)[unit] ?? 0)
    const total = (whole[unit] ?? 0) - told.reduce((sum, each) => sum + each, 0)
    const open = cities.filter(({ ref }) => stayAt(ref.name)[unit] === undefined)
    const each = Math.floor(total / open.length)
    open.forEach(({ ref }, index) => {
      if (total > 0) stayAt(ref.name)[unit] = each + (index < total % open.length ? 1 : 0)
    })
    const words =
      /^(?:half|split|evenly|equally|equal time|50\/50)/.exec(split.text)?.[0].length ?? 0
    reading.claim('stay', split.start, split.start + words)
    return
  }
  // "One night Ghent, rest Bruges": what stands before a name says it of that one.
  const last =
    cities.find(({ start }) => reading.leads(restLead, start, 44)) ??
    cities.find(({ end }) => reading.follows(restBehind, end, 30))
  if (!(last && whole)) return
  const others = cities.filter((each) => each !== last).map(({ ref }) => stayAt(ref.name))
  const nights = others.some((stay) => stay.nights !== undefined && stay.days === undefined)
  const spent = others.reduce(
    (sum, stay) => sum + ((nights ? stay.nights : stay.days) ?? Number.NaN),
    0,
  )
  const all = nights ? (whole.nights ?? (whole.days ?? 0) - 1) : (whole.days ?? 0)
  const left = all - spent
  if (left > 0) stayAt(last.ref.name)[nights ? 'nights' : 'days'] ??= left
  const word = reading.find(/\b(?:the )?(?:rest|remainder|remaining (?:days|time|nights))\b/)[0]
  if (word) reading.claim('stay', word.start, word.end)
}
