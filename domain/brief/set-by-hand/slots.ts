/**
 * What a traveller sets in a form or on a chip, beside the words of the wish. What is set here wins
 * over what was read in the words; what is left out is as the words say.
 *
 * It travels as plain pairs of names and values, the fields of an ordinary form, so that an address
 * carries it and a form sends it without script. `none` says that there is to be nothing: a form
 * sends empty fields too, and those say nothing at all.
 */
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import type { TripBrief } from '../schema.ts'
import { diets } from '../slots.ts'

export interface SetSlots {
  /** Names of places as they would be typed. */
  where?: readonly string[]
  /** `2027-05-01`. */
  start?: string
  end?: string
  /** `2027-05`, where no day is settled. */
  month?: string
  days?: number
  adults?: number
  children?: number
  pace?: Pace
  likes?: readonly Interest[]
  /** A sum in words, `1200 EUR per person`, or how dear it may be. */
  budget?: string
  /** Sights by name. */
  see?: readonly string[]
  diets?: readonly Diet[]
  stepFree?: boolean
  /** An area, a place by name, or coordinates: `38.71,-9.14`. */
  stay?: string
}

type Interest = TripBrief['interests'][number]
type Diet = TripBrief['food']['diets'][number]
type Pace = NonNullable<TripBrief['pace']>
type Entry = readonly [name: string, value: string]

/** The interests that a form offers, with their words. */
export const interestWords: Readonly<Record<Interest, string>> = {
  adventure: 'Adventure',
  architecture: 'Architecture',
  art: 'Art',
  beach: 'Beaches',
  culture: 'Culture',
  family: 'Family fun',
  food: 'Food',
  history: 'History',
  literature: 'Books',
  music: 'Music',
  nature: 'Nature',
  nightlife: 'Nightlife',
  photography: 'Photography',
  relaxation: 'Taking it easy',
  religion: 'Churches and temples',
  science: 'Science',
  shopping: 'Shopping',
  sport: 'Sport',
  views: 'Views',
}

export const paceWords: Readonly<Record<Pace, string>> = {
  slow: 'Slow',
  balanced: 'Balanced',
  fast: 'Packed',
}

/** As many sights as a plan tries to keep, and as many characters as a name may have. */
export const mostSights = 60
const longestName = 120
const mostPlaces = 16
const mostPeople = 99
const mostDaysAsked = 366
const none = 'none'

export interface ReadSlots {
  slots: SetSlots
  /** What could not be used, each a sentence. */
  problems: readonly string[]
}

/** From the fields of a form or an address. Never throws: what makes no sense is said and left out. */
export function readSlots(entries: Iterable<Entry>): ReadSlots {
  const fields = new Map<string, string[]>()
  for (const [name, value] of entries) {
    const text = value.replace(/[^\S\n]+/g, ' ').trim()
    if (text !== '') fields.set(name, [...(fields.get(name) ?? []), text])
  }
  const problems: string[] = []
  const one = (name: string) => fields.get(name)?.[0]
  const many = (name: string): string[] | undefined => {
    const said = fields.get(name)?.flatMap((each) => each.split(/\s*[\n;]\s*/))
    return said?.filter((each) => each !== '' && each !== none)
  }
  const date = (name: string) => {
    const said = one(name)
    if (said === undefined || isDate(said)) return said
    problems.push(`“${short(said)}” is not a day of the calendar, so it was left out.`)
    return undefined
  }
  const count = (name: string, least: number, most: number, what: string) => {
    const said = one(name)
    if (said === undefined) return undefined
    const number = Number(said)
    if (Number.isInteger(number) && number >= least && number <= most) return number
    problems.push(`“${short(said)}” is not a number of ${what} that can be planned.`)
    return undefined
  }
  const of = <Word extends string>(name: string, words: readonly Word[]): Word[] | undefined => {
    const said = many(name)
    return said && words.filter((word) => said.includes(word))
  }
  const start = date('start')
  let end = date('end')
  if (start && end && end < start) {
    problems.push(`The last day, ${end}, lies before the first, ${start}: only the first was kept.`)
    end = undefined
  }
  const days = count('days', 1, mostDaysAsked, 'days')
  const span = start && end ? daysBetween(start, end) + 1 : undefined
  if (span !== undefined && days !== undefined && span !== days) {
    problems.push(`From ${start} to ${end} is ${span} days, not ${days}: the dates were kept.`)
  }
  const month = one('month')
  const see = many('see')
  if (see && see.length > mostSights) {
    problems.push(
      `${see.length} must-sees are more than one plan holds: these are the first ${mostSights}. Plan the others as a trip of their own.`,
    )
  }
  const pace = one('pace')
  const stepFree = one('stepfree')
  const slots = defined({
    where: many('where')?.slice(0, mostPlaces).map(short),
    start,
    end,
    month: month && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    days: span === undefined ? days : undefined,
    adults: count('adults', 0, mostPeople, 'adults'),
    children: count('children', 0, mostPeople, 'children'),
    pace: pace && Object.hasOwn(paceWords, pace) ? (pace as Pace) : undefined,
    likes: of('likes', Object.keys(interestWords) as Interest[]),
    budget: one('budget')?.slice(0, longestName),
    see: see?.slice(0, mostSights).map(short),
    diets: of('diet', diets),
    stepFree: stepFree === undefined ? undefined : stepFree !== 'no',
    stay: one('stay')?.slice(0, longestName),
  })
  return { slots, problems }
}

/** The same as pairs, for an address. */
export function slotEntries(slots: SetSlots): Entry[] {
  const entries: Entry[] = []
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined) entries.push([name, String(value)])
  }
  const addAll = (name: string, values: readonly string[] | undefined) => {
    if (values?.length === 0) add(name, none)
    for (const value of values ?? []) add(name, value)
  }
  addAll('where', slots.where)
  add('start', slots.start)
  add('end', slots.end)
  add('month', slots.month)
  add('days', slots.days)
  add('adults', slots.adults)
  add('children', slots.children)
  add('pace', slots.pace)
  addAll('likes', slots.likes)
  add('budget', slots.budget)
  addAll('see', slots.see)
  addAll('diet', slots.diets)
  if (slots.stepFree !== undefined) add('stepfree', slots.stepFree ? 'yes' : 'no')
  add('stay', slots.stay)
  return entries
}

export const isNone = (said: string | undefined): boolean => said === none

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function short(text: string): string {
  return text.length > longestName ? `${text.slice(0, longestName - 1)}…` : text
}

function defined<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>
  }
}
