/**
 * Feasts by name and year: the one source for what a traveller means by "Easter" and for what is
 * closed on it. Those of the sun's calendar follow rules; those of the moon's stand in a generated
 * table, which ends some years ahead.
 */
import { movingFeasts } from '#catalogue/moving-feasts.generated.js'
import { addDays, easterSunday, isoDay, nthWeekday } from '#domain/calendar/calendar-days.ts'

export interface DayRange {
  first: string
  last: string
}

const days = (first: string, length = 1): DayRange => ({ first, last: addDays(first, length - 1) })
const fixed =
  (month: number, day: number, length = 1) =>
  (year: number) =>
    days(isoDay(year, month, day), length)
const easter =
  (offset: number, length = 1) =>
  (year: number) =>
    days(addDays(easterSunday(year), offset), length)

const MONDAY = 1
const THURSDAY = 4

/** Feasts that every year has once, by rule. */
const byRule = {
  'new-year': fixed(1, 1),
  epiphany: fixed(1, 6),
  'mlk-day': (year: number) => days(nthWeekday(year, 1, MONDAY, 3)),
  'valentines-day': fixed(2, 14),
  'presidents-day': (year: number) => days(nthWeekday(year, 2, MONDAY, 3)),
  'st-patricks-day': fixed(3, 17),
  /** From the Thursday before Ash Wednesday to Shrove Tuesday. */
  carnival: easter(-52, 6),
  /** From Palm Sunday to the Saturday before Easter. */
  'holy-week': easter(-7, 7),
  'good-friday': easter(-2),
  'easter-sunday': easter(0),
  'easter-monday': easter(1),
  ascension: easter(39),
  pentecost: easter(49),
  'whit-monday': easter(50),
  fallas: fixed(3, 15, 5),
  /** Of Seville: from the second Tuesday after Easter Sunday's week to the Sunday. */
  'feria-de-abril': easter(16, 6),
  'kings-day': fixed(4, 27),
  'santo-antonio': fixed(6, 12, 2),
  'sao-joao': fixed(6, 23, 2),
  'gion-procession': fixed(7, 17),
  'la-merce': fixed(9, 24),
  songkran: fixed(4, 13, 3),
  'golden-week': fixed(4, 29, 7),
  'labour-day': fixed(5, 1),
  'may-bank-holiday': (year: number) => days(nthWeekday(year, 5, MONDAY, 1)),
  'memorial-day': (year: number) => days(nthWeekday(year, 5, MONDAY, -1)),
  juneteenth: fixed(6, 19),
  'fourth-of-july': fixed(7, 4),
  'bastille-day': fixed(7, 14),
  assumption: fixed(8, 15),
  'august-bank-holiday': (year: number) => days(nthWeekday(year, 8, MONDAY, -1)),
  'us-labor-day': (year: number) => days(nthWeekday(year, 9, MONDAY, 1)),
  'columbus-day': (year: number) => days(nthWeekday(year, 10, MONDAY, 2)),
  halloween: fixed(10, 31),
  'all-saints': fixed(11, 1),
  'day-of-the-dead': fixed(11, 1, 2),
  'bonfire-night': fixed(11, 5),
  'veterans-day': fixed(11, 11),
  thanksgiving: (year: number) => days(nthWeekday(year, 11, THURSDAY, 4)),
  'christmas-eve': fixed(12, 24),
  christmas: fixed(12, 25),
  'boxing-day': fixed(12, 26),
  'new-years-eve': fixed(12, 31),
} as const

/** How many days the feasts of the generated table last. */
const byMoon = {
  ramadan: 30,
  'eid-al-fitr': 3,
  'eid-al-adha': 4,
  'lunar-new-year': 3,
  'mid-autumn': 1,
  'buddhas-birthday': 1,
  'dragon-boat': 1,
  diwali: 1,
  holi: 1,
  nyepi: 1,
  galungan: 1,
  passover: 7,
  shavuot: 1,
  'rosh-hashanah': 2,
  'yom-kippur': 1,
  /** Feasts of the Hebrew calendar begin at sunset: on this one the country shuts at noon of the day before. */
  'yom-kippur-eve': 1,
  sukkot: 7,
  'simchat-torah': 1,
  hanukkah: 8,
  'orthodox-easter': 1,
} as const

export type Feast = keyof typeof byRule | keyof typeof byMoon

const table: Readonly<Record<string, readonly string[]>> = movingFeasts

export function isFeast(name: string): name is Feast {
  return name in byRule || name in byMoon
}

/** Its days in a year; none where the table ends, two for a month that begins twice in it. */
export function feastIn(feast: Feast, year: number): DayRange[] {
  if (feast in byRule) return [byRule[feast as keyof typeof byRule](year)]
  if (feast === 'yom-kippur-eve') {
    return feastIn('yom-kippur', year).map(({ first }) => days(addDays(first, -1)))
  }
  const length = byMoon[feast as keyof typeof byMoon]
  return (table[feast] ?? [])
    .filter((first) => first.startsWith(`${year}-`))
    .map((first) => (feast === 'ramadan' ? ramadan(first) : days(first, length)))
}

/** The month of fasting ends where the feast after it begins: it has 29 days or 30. */
function ramadan(first: string): DayRange {
  const end = table['eid-al-fitr']?.find((feast) => feast > first)
  return end ? { first, last: addDays(end, -1) } : days(first, byMoon.ramadan)
}

const all = [...Object.keys(byRule), ...Object.keys(byMoon)] as Feast[]
const known = new Map<string, readonly Feast[]>()
const mostKnown = 2_000

/** The feasts that a day belongs to. */
export function feastsOn(date: string): readonly Feast[] {
  const found = known.get(date)
  if (found) return found
  const year = Number(date.slice(0, 4))
  // A feast of December may reach into January.
  const feasts = all.filter((feast) =>
    [year - 1, year]
      .flatMap((each) => feastIn(feast, each))
      .some(({ first, last }) => first <= date && date <= last),
  )
  if (known.size >= mostKnown) known.clear()
  known.set(date, feasts)
  return feasts
}
