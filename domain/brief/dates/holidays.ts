/** Holidays by name: the days a traveller means when saying one. The dates are those of `domain/holidays`. */
import { addDays, isoDay, nthWeekday, weekdayOf } from '../../calendar/calendar-days.ts'
import { type DayRange, type Feast, feastIn } from '../../holidays/feasts.ts'

export type { DayRange } from '../../holidays/feasts.ts'

export interface Holiday {
  pattern: string
  /** What the name alone means in that year. */
  days: (year: number) => DayRange
  /** What "… weekend" means, where it is more than the name. */
  weekend?: (year: number) => DayRange
  /** A day by which people tell when they come or go, as by any other: "leaving Ash Wednesday". */
  asDay?: true
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

const fixed =
  (month: number, day: number, length = 1) =>
  (year: number): DayRange => ({
    first: isoDay(year, month, day),
    last: addDays(isoDay(year, month, day), length - 1),
  })

/** The Friday before the Saturday from 20 to 26 June, and that Saturday. */
function midsummer(year: number): DayRange {
  const earliest = isoDay(year, 6, 20)
  const saturday = addDays(earliest, (6 - weekdayOf(earliest) + 7) % 7)
  return { first: addDays(saturday, -1), last: saturday }
}

/** The Monday to Friday off in the middle of a British term, with the weekends on both sides. */
const halfTerm =
  (monday: (year: number) => string) =>
  (year: number): DayRange => ({
    first: addDays(monday(year), -2),
    last: addDays(monday(year), 6),
  })
const halfTerms = {
  february: halfTerm((year) => nthWeekday(year, 2, 1, 3)),
  may: halfTerm((year) => nthWeekday(year, 5, 1, -1)),
  october: halfTerm((year) => nthWeekday(year, 10, 1, -1)),
}
const half = 'half[ -]?term(?: (?:break|holidays?|week))?(?! (?:of|in) (?:feb|may|june|oct))'

export const holidays: readonly Holiday[] = [
  {
    pattern: `(?:feb(?:ruary)?|spring(?: term)?|winter) ${half}|half[ -]?term (?:break |holidays? |week )?in feb(?:ruary)?`,
    days: halfTerms.february,
    within: true,
  },
  {
    pattern: `(?:may|june|whit(?:sun)?|summer(?: term)?) ${half}|half[ -]?term (?:break |holidays? |week )?in (?:may|june)`,
    days: halfTerms.may,
    within: true,
  },
  {
    pattern: `(?:oct(?:ober)?|autumn(?: term)?) ${half}|half[ -]?term (?:break |holidays? |week )?in oct(?:ober)?`,
    days: halfTerms.october,
    within: true,
  },
  { pattern: "presidents'? week", days: around('presidents-day', 2, 6), within: true },
  {
    pattern: 'easter (?:(?:school )?holidays?|break|vacations?)',
    days: around('easter-sunday', 8, 14),
    within: true,
  },
  {
    pattern: "between (?:christmas|xmas) and new year'?s?(?: eve| day)?|twixmas",
    days: fixed(12, 26, 6),
    within: true,
  },
  feast(
    '(?:chinese|lunar|korean) new year(?: festival)?|spring festival|seollal',
    'lunar-new-year',
  ),
  feast('t[eế]t(?: holidays?)?', 'lunar-new-year'),
  {
    pattern: "(?<!\\b(?:in|of) the )new year'?s?(?: eve| day)?|nye|hogmanay|silvester",
    days: (year) => ({ first: isoDay(year, 12, 31), last: isoDay(year + 1, 1, 1) }),
  },
  monday('mlk(?: day)?|martin luther king(?: jr\\.?)?(?: day)?', 'mlk-day'),
  feast("valentine'?s(?: day)?", 'valentines-day'),
  monday("president'?s'? day", 'presidents-day'),
  feast("(?:st|saint)\\.? patrick'?s(?: day)?|paddy'?s day", 'st-patricks-day'),
  feast('carnival|carnaval', 'carnival'),
  // The name is that of its last day.
  { pattern: 'mardi gras', days: around('carnival', -4, 0) },
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
  { pattern: 'ash wednesday', days: around('easter-sunday', 46, -46), asDay: true },
  {
    pattern: 'shrove tuesday|fat tuesday|pancake day',
    days: around('easter-sunday', 47, -47),
    asDay: true,
  },
  { pattern: 'rosenmontag|shrove monday', days: around('easter-sunday', 48, -48), asDay: true },
  { pattern: 'maundy thursday|holy thursday', days: around('easter-sunday', 3, -3), asDay: true },
  { pattern: 'corpus christi', days: around('easter-sunday', -60, 60) },
  feast('epiphany|three kings(?: day)?', 'epiphany'),
  feast('orthodox easter|greek easter', 'orthodox-easter'),
  {
    pattern: 'palm sunday',
    days: around('easter-sunday', 7, -7),
  },
  feast('easter sunday', 'easter-sunday'),
  { pattern: 'bloomsday', days: fixed(6, 16) },
  { pattern: 'vappu|walpurgis night|valborg', days: fixed(4, 30, 2) },
  {
    pattern: 'easter(?: sunday| monday)?',
    days: around('easter-sunday', 2, 1),
    weekend: around('easter-sunday', 2, 1),
  },
  {
    pattern: 'holy week|semana santa',
    days: around('easter-sunday', 7, 0),
  },
  feast('songkran', 'songkran'),
  { pattern: "(?:dutch )?king'?s day|koningsdag", days: fixed(4, 27) },
  { pattern: 'anzac day', days: fixed(4, 25) },
  { pattern: 'cinco de mayo', days: fixed(5, 5) },
  feast('ascension(?: day)?', 'ascension', { days: around('ascension', 0, 3) }),
  {
    pattern: 'pentecost|whitsun',
    days: around('whit-monday', 2, 0),
    weekend: around('whit-monday', 2, 0),
  },
  feast('shavuot', 'shavuot'),
  feast('golden week', 'golden-week'),
  {
    pattern: 'bank holiday (?:weekend )?(?:at the |in )?(?:end of|late) may',
    days: around('memorial-day', 2, 0),
  },
  {
    pattern: 'bank holiday (?:weekend )?(?:at the |in )?(?:(?:end of|late|in) )?august',
    days: around('august-bank-holiday', 2, 0),
  },
  monday('(?:early )?may(?: day)? bank holiday|may day', 'may-bank-holiday'),
  monday('memorial day|(?:late may|spring|whitsun) bank holiday', 'memorial-day'),
  feast('juneteenth', 'juneteenth'),
  {
    pattern: 'mid-?summer(?: eve| day)?|juhannus',
    days: midsummer,
    weekend: (year) => ({ first: midsummer(year).first, last: addDays(midsummer(year).last, 1) }),
  },
  {
    pattern: "sao joao|(?:st|saint)\\.? john'?s (?:eve|night|day)|inti raymi",
    days: fixed(6, 23, 2),
  },
  // The Monday before 25 May, and the weekend that leads to it.
  {
    pattern: 'victoria day|may long weekend|may two-?four',
    days: (year) => {
      const monday = addDays(isoDay(year, 5, 24), -((weekdayOf(isoDay(year, 5, 24)) + 6) % 7))
      return { first: addDays(monday, -2), last: monday }
    },
  },
  { pattern: 'australia day', days: fixed(1, 26) },
  { pattern: 'waitangi day', days: fixed(2, 6) },
  { pattern: 'canada day', days: fixed(7, 1) },
  { pattern: 'san ferm[ií]n|running of the bulls', days: fixed(7, 6, 9) },
  { pattern: 'obon', days: fixed(8, 13, 4) },
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
  { pattern: 'day of the dead|d[ií]a de (?:los )?muertos', days: fixed(11, 1, 2) },
  { pattern: 'bonfire night|guy fawkes(?: night)?', days: fixed(11, 5) },
  feast('diwali|deepavali', 'diwali'),
  feast("veteran'?s'? day", 'veterans-day'),
  feast('thanksgiving(?: day| break)?', 'thanksgiving', { weekend: around('thanksgiving', 0, 3) }),
  feast('hanukkah|chanukah', 'hanukkah'),
  feast("boxing day|(?:st|saint)\\.? stephen'?s day", 'boxing-day'),
  {
    pattern: '(?:christmas|xmas) (?:break|(?:school )?holidays?|vacations?)',
    days: (year) => ({ first: isoDay(year, 12, 19), last: isoDay(year + 1, 1, 3) }),
    within: true,
  },
  { pattern: '(?:christmas|xmas) eve', days: fixed(12, 24) },
  { pattern: '(?:christmas|xmas) day', days: fixed(12, 25) },
  {
    pattern:
      '(?:christmas|xmas)(?! (?:shopping|shop|presents?|gifts?|lights?|markets?|fairs?|fayres?|decorations?|atmosphere|vibes?|spirit|feel(?:ing)?|tree|stalls?|concerts?)\\b)',
    days: around('christmas', 1, 1),
  },
]

export const seasons: Readonly<Record<string, (year: number) => DayRange>> = {
  spring: (year) => ({ first: isoDay(year, 3, 1), last: isoDay(year, 5, 31) }),
  summer: (year) => ({ first: isoDay(year, 6, 1), last: isoDay(year, 8, 31) }),
  autumn: (year) => ({ first: isoDay(year, 9, 1), last: isoDay(year, 11, 30) }),
  winter: (year) => ({ first: isoDay(year, 12, 1), last: isoDay(year + 1, 2, 28) }),
}
