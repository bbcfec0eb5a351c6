/** Holidays by name: the days a traveller means when saying one. The dates are those of `domain/holidays`. */
import { addDays, isoDay, nthWeekday } from '../calendar/calendar-days.ts'
import { type DayRange, type Feast, feastIn } from '../holidays/feasts.ts'

export type { DayRange } from '../holidays/feasts.ts'

export interface Holiday {
  pattern: string
  /** What the name alone means in that year. */
  days: (year: number) => DayRange
  /** What "… weekend" means, where it is more than the name. */
  weekend?: (year: number) => DayRange
  /** So long that a trip lies within it rather than filling it. */
  within?: boolean
}

/** A feast whose date nobody has worked out yet lies somewhere in its year. */
const feastDays = (feast: Feast) => (year: number) =>
  feastIn(feast, year)[0] ?? { first: isoDay(year, 1, 1), last: isoDay(year, 12, 31) }

const around =
  (feast: Feast, before: number, after: number) =>
  (year: number): DayRange => {
    const { first, last } = feastDays(feast)(year)
    return { first: addDays(first, -before), last: addDays(last, after) }
  }

const feast = (pattern: string, name: Feast, more: Partial<Holiday> = {}): Holiday => ({
  pattern,
  days: feastDays(name),
  ...more,
})

/** A Monday off makes the weekend before it long. */
const monday = (pattern: string, name: Feast): Holiday =>
  feast(pattern, name, { weekend: around(name, 2, 0) })

export const holidays: readonly Holiday[] = [
  feast(
    '(?:chinese|lunar|korean) new year(?: festival)?|spring festival|seollal',
    'lunar-new-year',
  ),
  feast('t[eế]t(?: holidays?)?', 'lunar-new-year'),
  {
    pattern: "new year'?s?(?: eve| day)?|nye|hogmanay",
    days: (year) => ({ first: isoDay(year, 12, 31), last: isoDay(year + 1, 1, 1) }),
  },
  monday('mlk(?: day)?|martin luther king(?: jr\\.?)?(?: day)?', 'mlk-day'),
  feast("valentine'?s(?: day)?", 'valentines-day'),
  monday("president'?s'? day", 'presidents-day'),
  feast("(?:st|saint)\\.? patrick'?s(?: day)?|paddy'?s day", 'st-patricks-day'),
  feast('carnival|carnaval|mardi gras', 'carnival'),
  {
    pattern: 'spring break',
    days: (year) => ({ first: isoDay(year, 3, 8), last: isoDay(year, 3, 31) }),
    within: true,
  },
  feast('ramadh?an', 'ramadan', { within: true }),
  feast('eid(?: al[- ]fitr| ul[- ]fitr)?|end of ramadan', 'eid-al-fitr'),
  feast('eid al[- ]adha|feast of the sacrifice', 'eid-al-adha'),
  feast('passover|pesach', 'passover'),
  feast('good friday', 'good-friday'),
  feast('orthodox easter|greek easter', 'orthodox-easter'),
  {
    pattern: 'easter(?: sunday| monday| break| holidays?)?',
    days: around('easter-sunday', 2, 1),
    weekend: around('easter-sunday', 2, 1),
  },
  feast('songkran', 'songkran'),
  feast('ascension(?: day)?', 'ascension', { days: around('ascension', 0, 3) }),
  {
    pattern: 'pentecost|whitsun',
    days: around('whit-monday', 2, 0),
    weekend: around('whit-monday', 2, 0),
  },
  feast('shavuot', 'shavuot'),
  feast('golden week', 'golden-week'),
  monday('(?:early )?may(?: day)? bank holiday|may day', 'may-bank-holiday'),
  monday('memorial day|(?:late may|spring|whitsun) bank holiday', 'memorial-day'),
  feast('juneteenth', 'juneteenth'),
  feast('(?:the )?(?:fourth|4th) of july|july (?:4th|fourth)|independence day', 'fourth-of-july', {
    weekend: around('fourth-of-july', 1, 1),
  }),
  feast('bastille day', 'bastille-day'),
  monday('(?:august|summer) bank holiday', 'august-bank-holiday'),
  monday('labou?r day', 'us-labor-day'),
  {
    pattern: 'oktoberfest',
    days: (year) => ({ first: nthWeekday(year, 9, 6, 3), last: nthWeekday(year, 10, 0, 1) }),
    within: true,
  },
  feast('rosh hashanah', 'rosh-hashanah'),
  feast('yom kippur', 'yom-kippur'),
  feast('sukkot', 'sukkot'),
  feast('mid-autumn(?: festival)?|moon festival|chuseok', 'mid-autumn'),
  monday("columbus day|indigenous peoples'? day|canadian thanksgiving", 'columbus-day'),
  feast("hallowe'?en", 'halloween'),
  feast('diwali|deepavali', 'diwali'),
  feast("veteran'?s'? day", 'veterans-day'),
  feast('thanksgiving(?: day| break)?', 'thanksgiving', { weekend: around('thanksgiving', 0, 3) }),
  feast('hanukkah|chanukah', 'hanukkah'),
  {
    pattern: '(?:christmas|xmas)(?: eve| day| break| holidays?)?',
    days: around('christmas', 1, 1),
  },
]

export const seasons: Readonly<Record<string, (year: number) => DayRange>> = {
  spring: (year) => ({ first: isoDay(year, 3, 1), last: isoDay(year, 5, 31) }),
  summer: (year) => ({ first: isoDay(year, 6, 1), last: isoDay(year, 8, 31) }),
  autumn: (year) => ({ first: isoDay(year, 9, 1), last: isoDay(year, 11, 30) }),
  winter: (year) => ({ first: isoDay(year, 12, 1), last: isoDay(year + 1, 2, 28) }),
}
