/**
 * Seasons of things that people travel for: blossom, leaves, markets, whales. Month and day of a usual year; `to`
 * before `from` runs over the new year.
 */

import { isRefused } from '#domain/brief/grammar/negation.ts'
import { addDays } from '#domain/calendar/calendar-days.ts'
import { monthNames } from '#domain/calendar/english-dates.ts'
import type { Feast } from '#domain/holidays/feasts.ts'
import type { Destination } from '#domain/places/schema.ts'
import { cherryDays } from '../said/flowers.ts'
import { isForMatches } from '../weekdays-of-wishes.ts'

export interface Season {
  from: string
  to: string
  /** A feast whose days differ every year: they are the season. */
  feast?: Feast
  /** A sentence on the season, to stand after "Days chosen for your wish: ". */
  says: string
}

type Where = Pick<Destination, 'slug' | 'at' | 'climate' | 'places'> & { country?: string }

interface SeasonalWish {
  heard: RegExp
  /** Null where it is not known, or not of this place. */
  season: (where: Where) => Season | null
}

const always = (season: Season) => () => season
const isNorth = ({ at }: Where) => at[0] >= 0
const inTheNorth = (season: Season) => (where: Where) => (isNorth(where) ? season : null)

const leavesOf: Readonly<Record<string, readonly [from: string, to: string, said: string]>> = {
  kyoto: ['11-14', '12-04', 'mid-November to early December'],
  osaka: ['11-14', '12-04', 'mid-November to early December'],
  tokyo: ['11-18', '12-08', 'the second half of November to early December'],
  seoul: ['10-22', '11-10', 'late October to early November'],
  boston: ['10-10', '10-28', 'mid to late October'],
  'new-york': ['10-20', '11-10', 'late October to early November'],
  washington: ['10-20', '11-08', 'late October to early November'],
  'quebec-city': ['09-26', '10-14', 'late September to mid-October'],
  montreal: ['10-01', '10-18', 'the first half of October'],
  toronto: ['10-05', '10-25', 'about the middle of October'],
  chicago: ['10-10', '10-30', 'mid to late October'],
}

const whalesOf: Readonly<Record<string, readonly [from: string, to: string, said: string]>> = {
  reykjavik: ['05-15', '08-31', 'May to August'],
  boston: ['05-01', '10-10', 'May to early October'],
  'cape-town': ['08-01', '10-31', 'August to October'],
  sydney: ['06-01', '10-31', 'June to October'],
  honolulu: ['01-05', '03-31', 'January to March'],
  'san-diego': ['12-20', '03-31', 'late December to March'],
  'los-angeles': ['12-20', '03-31', 'late December to March'],
  vancouver: ['05-15', '09-30', 'mid-May to September'],
  seattle: ['05-15', '09-30', 'mid-May to September'],
  'quebec-city': ['06-01', '09-30', 'June to September'],
  montreal: ['06-01', '09-30', 'June to September'],
}

function leaves(where: Where): Season {
  const [from, to, said] =
    leavesOf[where.slug] ??
    (isNorth(where)
      ? (['10-08', '11-05', 'about the second half of October'] as const)
      : (['04-10', '05-10', 'about late April'] as const))
  return { from, to, says: `leaves turn here ${said}` }
}

function whales({ slug }: Where): Season | null {
  const known = whalesOf[slug]
  return known
    ? { from: known[0], to: known[1], says: `whales are seen here from ${known[2]}` }
    : null
}

/** A festival of one town, named without its days. */
function festival(town: string, heard: RegExp, feast: Feast, says: string): SeasonalWish {
  return { heard, season: ({ slug }) => (slug === town ? { from: '', to: '', feast, says } : null) }
}

const skis = /\b(?:ski(?:ing)?|snowboard(?:ing)?)\b/i
/** Night low in °C of the coldest month from which there is no skiing near a town. */
const snow = 2

function skiing(where: Where): Season | null {
  // Ski areas may lie on mountains above a town without frost.
  const hasSlopes = where.places.some(
    ({ dayTrip, offers = [] }) => dayTrip && offers.some((each) => skis.test(each)),
  )
  if (Math.min(...where.climate.low) >= snow && !hasSlopes) return null
  return isNorth(where)
    ? {
        from: '01-08',
        to: '03-10',
        says: 'snow for skiing is surest here from January to early March',
      }
    : { from: '07-01', to: '08-31', says: 'snow for skiing is surest here in July and August' }
}

/** Weeks before and after the surest snow in which there may be some. */
const someSnow = 7 * 7

/** A sentence on a wish to ski where no day has snow; null where there may be some, or without such a wish. */
export function withoutSnow(what: string, where: Where, dates: readonly string[]): string | null {
  const season = skis.test(what) ? skiing(where) : null
  if (!season) return null
  const isNear = (date: string) =>
    [-someSnow, 0, someSnow].some((days) => isWithin(season, addDays(date, days).slice(5)))
  return dates.some(isNear) ? null : `${season.says.charAt(0).toUpperCase()}${season.says.slice(1)}`
}

export function isWithin({ from, to }: Season, day: string): boolean {
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}

/** Latitude from which northern lights are usual; further south they are rare in any month. */
const farNorth = 58

const seasonal: readonly SeasonalWish[] = [
  {
    heard: /\b(?:cherry[- ]?blossoms?|sakura|hanami)\b/i,
    season: (where) => cherryDays(where.slug) ?? (isNorth(where) ? someCherries : null),
  },
  {
    heard: /\btulips?\b|\bkeukenhof\b/i,
    season: inTheNorth({
      from: '04-10',
      to: '05-05',
      says: 'tulips are at their best from mid-April to early May',
    }),
  },
  {
    heard: /\blavender\b/i,
    season: inTheNorth({
      from: '06-25',
      to: '07-15',
      says: 'lavender flowers from late June to mid-July',
    }),
  },
  {
    heard: /\b(?:christmas|xmas|advent) markets?\b/i,
    season: always({
      from: '11-28',
      to: '12-22',
      says: 'Christmas markets are held in Advent, from late November on',
    }),
  },
  {
    heard:
      /\b(?:autumn|fall) (?:leaves|colou?rs|foliage)\b|\b(?:momiji|foliage|leaf[- ]peeping)\b/i,
    season: leaves,
  },
  festival('valencia', /\bfallas\b(?! museum)/i, 'fallas', 'Fallas is kept from March 15 to 19'),
  festival('barcelona', /\bla merc[eè]\b/i, 'la-merce', 'La Mercè is kept around September 24'),
  festival(
    'kyoto',
    /\bgion matsuri\b/i,
    'gion-procession',
    'the floats of Gion Matsuri are pulled on July 17',
  ),
  festival(
    'seville',
    /\bferia(?: de (?:abril|sevilla))?\b|\bapril fair\b/i,
    'feria-de-abril',
    'the Feria de Abril begins two weeks after Easter',
  ),
  { heard: /\bwhales?\b/i, season: whales },
  { heard: skis, season: skiing },
  {
    heard: /\b(?:northern lights?|aurora)\b/i,
    season: ({ at }) =>
      at[0] >= farNorth
        ? { from: '09-15', to: '03-25', says: 'nights are dark enough from mid-September to March' }
        : null,
  },
  {
    heard: /\bmidnight sun\b/i,
    season: ({ at }) =>
      at[0] >= farNorth
        ? { from: '06-05', to: '07-08', says: 'nights are lightest here in June and early July' }
        : null,
  },
]

const someCherries: Season = {
  from: '04-01',
  to: '04-20',
  says: 'cherry trees flower in April in most towns of the north',
}

/** Whether words name a thing that has its season. */
export function isSeasonal(words: string): boolean {
  return seasonal.some(({ heard }) => heard.test(words))
}

/**
 * The seasons of things named that have the same weeks every year here; feasts and northern lights are told
 * elsewhere.
 */
export function seasonsNamed(text: string, where: Where): Season[] {
  return seasonal.flatMap(({ heard, season }) => {
    const found = heard.exec(text)
    if (!found || /northern lights?|aurora/i.test(found[0])) return []
    if (isRefused(text.slice(0, found.index).toLowerCase())) return []
    const here = season(where)
    return here && !here.feast ? [here] : []
  })
}

/**
 * Countries whose football leagues pause in summer: south of those that play through it, between the Atlantic and
 * the Bosporus.
 */
const isOfWinterLeagues = ({ at: [north, east] }: Where) =>
  north >= 35 && north < 59 && east > -10 && east < 30

const leagues: Season = {
  ...{ from: '08-25', to: '05-10' },
  says: 'football leagues play here from late August to May',
}

/** The season of what was asked for; null where it has none, or it is not known here. */
export function seasonOf(text: string, where: Where): Season | null {
  if (isForMatches(text) && isOfWinterLeagues(where)) return leagues
  return seasonal.find(({ heard }) => heard.test(text))?.season(where) ?? climateSeason(text, where)
}

/** Activities in the open, with a penalty for each month by temperature and days of rain. */
const inTheOpen: readonly {
  heard: RegExp
  what: string
  least: number
  most: number
}[] = [
  {
    heard: /\b(?:beach(?:es)?|sunbath\w*|swim(?:ming)?|snorkel\w*|surf(?:ing)?|seaside)\b/i,
    what: 'the beach',
    least: 26,
    most: 32,
  },
  {
    heard: /\b(?:hik(?:e|es|ing)|trek(?:s|king)?|gardens?|cycling|outdoors?|rooftop bars?)\b/i,
    what: 'days in the open',
    least: 16,
    most: 26,
  },
]
const outOfRange = 2
/** Penalty above the best month's from which another month is suggested. */
const clearlyWorse = 7
const nearlyAsGood = 2

function climateSeason(text: string, { climate }: Where): Season | null {
  const wish = inTheOpen.find(({ heard }) => heard.test(text))
  if (!wish) return null
  const cost = climate.high.map((high, month) => {
    const off = Math.max(0, wish.least - high, high - wish.most)
    return outOfRange * off + (climate.rainDays[month] ?? 0)
  })
  const best = Math.min(...cost)
  const good = cost.map((each) => each - best)
  // No month is bad, so that nothing needs choosing.
  if (Math.max(...good) < clearlyWorse) return null
  const [from, to] = longestRun(good.map((each) => each <= clearlyWorse - nearlyAsGood))
  return {
    from: `${twoDigits(from + 1)}-01`,
    to: `${twoDigits(to + 1)}-28`,
    says: `for ${wish.what} ${from === to ? monthNames[from] : `${monthNames[from]} to ${monthNames[to]}`} is best here`,
  }
}

/** The longest run of consecutive months, also over the new year: its first and its last. */
function longestRun(isGood: readonly boolean[]): [number, number] {
  const runs = isGood.map((_, first) => {
    const length = isGood.findIndex((_each, step) => !isGood[(first + step) % isGood.length])
    return { first, length: length < 0 ? isGood.length : length }
  })
  const longest = runs.reduce((best, each) => (each.length > best.length ? each : best))
  const { first, length } = longest
  return [first, (first + Math.max(1, length) - 1) % isGood.length]
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
