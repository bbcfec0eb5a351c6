/** Holidays by name: the days a traveller means when saying one. */
import { addDays, easterSunday, isoDay, nthWeekday } from '../calendar/calendar-days.ts'

export interface DayRange {
  first: string
  last: string
}

export interface Holiday {
  pattern: string
  /** What the name alone means in that year. */
  days: (year: number) => DayRange
  /** What "… weekend" means, where it is more than the name. */
  weekend?: (year: number) => DayRange
}

const one = (date: string): DayRange => ({ first: date, last: date })
const around = (date: string, before: number, after: number): DayRange => ({
  first: addDays(date, -before),
  last: addDays(date, after),
})

/** A Monday off makes the weekend before it long. */
const monday = (pattern: string, find: (year: number) => string): Holiday => ({
  pattern,
  days: (year) => one(find(year)),
  weekend: (year) => around(find(year), 2, 0),
})

export const holidays: readonly Holiday[] = [
  {
    pattern: "new year'?s?(?: eve| day)?|nye|hogmanay",
    days: (year) => ({ first: isoDay(year, 12, 31), last: isoDay(year + 1, 1, 1) }),
  },
  monday('mlk(?: day)?|martin luther king(?: jr\\.?)?(?: day)?', (year) =>
    nthWeekday(year, 1, 1, 3),
  ),
  { pattern: "valentine'?s(?: day)?", days: (year) => one(isoDay(year, 2, 14)) },
  monday("president'?s'? day", (year) => nthWeekday(year, 2, 1, 3)),
  {
    pattern: "(?:st|saint)\\.? patrick'?s(?: day)?|paddy'?s day",
    days: (year) => one(isoDay(year, 3, 17)),
  },
  {
    pattern: 'carnival|carnaval|mardi gras',
    days: (year) => around(easterSunday(year), 52, -47),
  },
  {
    pattern: 'spring break',
    days: (year) => ({ first: isoDay(year, 3, 8), last: isoDay(year, 3, 31) }),
  },
  {
    pattern: 'good friday',
    days: (year) => one(addDays(easterSunday(year), -2)),
  },
  {
    pattern: 'easter(?: sunday| monday| break| holidays?)?',
    days: (year) => around(easterSunday(year), 2, 1),
    weekend: (year) => around(easterSunday(year), 2, 1),
  },
  {
    pattern: 'ascension(?: day)?',
    days: (year) => around(easterSunday(year), -39, 42),
  },
  {
    pattern: 'pentecost|whitsun',
    days: (year) => around(easterSunday(year), -48, 50),
    weekend: (year) => around(easterSunday(year), -48, 50),
  },
  {
    pattern: 'golden week',
    days: (year) => ({ first: isoDay(year, 4, 29), last: isoDay(year, 5, 5) }),
  },
  monday('(?:early )?may(?: day)? bank holiday|may day', (year) => nthWeekday(year, 5, 1, 1)),
  monday('memorial day|(?:late may|spring|whitsun) bank holiday', (year) =>
    nthWeekday(year, 5, 1, -1),
  ),
  { pattern: 'juneteenth', days: (year) => one(isoDay(year, 6, 19)) },
  {
    pattern: '(?:the )?(?:fourth|4th) of july|july (?:4th|fourth)|independence day',
    days: (year) => one(isoDay(year, 7, 4)),
    weekend: (year) => around(isoDay(year, 7, 4), 1, 1),
  },
  { pattern: 'bastille day', days: (year) => one(isoDay(year, 7, 14)) },
  monday('(?:august|summer) bank holiday', (year) => nthWeekday(year, 8, 1, -1)),
  monday('labou?r day', (year) => nthWeekday(year, 9, 1, 1)),
  {
    pattern: 'oktoberfest',
    days: (year) => ({ first: nthWeekday(year, 9, 6, 3), last: nthWeekday(year, 10, 0, 1) }),
  },
  monday("columbus day|indigenous peoples'? day|canadian thanksgiving", (year) =>
    nthWeekday(year, 10, 1, 2),
  ),
  { pattern: "hallowe'?en", days: (year) => one(isoDay(year, 10, 31)) },
  { pattern: "veteran'?s'? day", days: (year) => one(isoDay(year, 11, 11)) },
  {
    pattern: 'thanksgiving(?: day| break)?',
    days: (year) => one(nthWeekday(year, 11, 4, 4)),
    weekend: (year) => around(nthWeekday(year, 11, 4, 4), 0, 3),
  },
  {
    pattern: '(?:christmas|xmas)(?: eve| day| break| holidays?)?',
    days: (year) => ({ first: isoDay(year, 12, 24), last: isoDay(year, 12, 26) }),
  },
]

export const seasons: Readonly<Record<string, (year: number) => DayRange>> = {
  spring: (year) => ({ first: isoDay(year, 3, 1), last: isoDay(year, 5, 31) }),
  summer: (year) => ({ first: isoDay(year, 6, 1), last: isoDay(year, 8, 31) }),
  autumn: (year) => ({ first: isoDay(year, 9, 1), last: isoDay(year, 11, 30) }),
  winter: (year) => ({ first: isoDay(year, 12, 1), last: isoDay(year + 1, 2, 28) }),
}
