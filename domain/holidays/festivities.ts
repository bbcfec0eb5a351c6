/**
 * What a feast is for, where it is kept: said before one goes, and where everybody gathers in one place
 * of the catalogue, planned there. Only customs that are the same every year.
 */
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { christianCountries, muslimCountries } from './feast-countries.ts'
import { type Feast, feastIn, feastsOn } from './feasts.ts'
import type { HolidayPlace } from './holiday-calendar.ts'
import { townFestivals } from './town-festivals.ts'

export interface Gathering {
  placeId: string
  /** When one comes there, in minutes after midnight; past 1440 is the next day. */
  from: number
  to: number
  /** Why, in a sentence. */
  says: string
}

export interface Festivity {
  name: string
  /** What the day is for, in a sentence or two. */
  says: string
  gathering?: Gathering
}

export interface Custom {
  on: Feast
  /** The day of the feast, from 1; its first where left out. */
  day?: number
  name: string
  countries: readonly string[]
  /** Kept in these towns alone, where it is not the whole country's. */
  towns?: readonly string[]
  says: string
  gatherings?: Readonly<Record<string, readonly [placeId: string, says: string]>>
  at?: 'midnight' | 'night' | 'evening' | 'noon' | 'morning'
}

const hours = {
  morning: { from: 570, to: 690 },
  noon: { from: 660, to: 715 },
  evening: { from: 1065, to: 1215 },
  night: { from: 1260, to: 1290 },
  midnight: { from: 1390, to: 1425 },
} as const

const lunarCountries = ['TW', 'HK', 'SG', 'VN', 'KR', 'CN', 'MY']

const carnivalOfBrazil =
  'Street bands, the blocos, draw crowds through the quarters from early morning; the samba schools parade in the Sambadrome at night, Sunday and Monday first of all: buy seats beforehand. Carry little, and expect closed roads.'

const customs: readonly Custom[] = [
  ...townFestivals,
  {
    on: 'new-years-eve',
    name: "New Year's Eve",
    countries: [...christianCountries, 'AE', 'TW', 'HK', 'SG', 'TH', 'JP', 'KR', 'TR'],
    says: 'Kitchens serve a set menu tonight and are full weeks ahead: book the table. At midnight everybody is out, on the main square or by the water; ask how you get home after it.',
    at: 'midnight',
    gatherings: {
      'new-york': [
        'times-square',
        'The ball drops at midnight; the crowd stands in pens from the afternoon on.',
      ],
      london: [
        'south-bank-riverside-walk',
        'The fireworks over the river; the banks are for those with a ticket.',
      ],
      paris: [
        'champs-elysees',
        'The avenue is closed to cars, and the Arch counts down to midnight.',
      ],
      'rio-de-janeiro': [
        'copacabana-beach',
        'Two million people in white, flowers for Iemanjá, and fireworks from boats at midnight.',
      ],
      sydney: [
        'mrs-macquaries-chair',
        'Fireworks over bridge and opera house at midnight; the point fills by noon, and some of it is ticketed.',
      ],
      berlin: [
        'brandenburg-gate',
        'The city sees the year in here, with fireworks; look up where one gets in.',
      ],
      madrid: ['puerta-del-sol', 'Twelve grapes, one with each stroke of the clock at midnight.'],
      'hong-kong': [
        'avenue-of-stars-and-the-promenade',
        'The harbor front is where the year is counted in.',
      ],
      edinburgh: ['calton-hill', 'Hogmanay: the fireworks from the castle, seen from the hill.'],
      lisbon: ['praca-do-comercio', 'A concert on the river, and fireworks over it at midnight.'],
      prague: ['old-town-square', 'The square fills toward midnight, loud with bangers.'],
      singapore: ['merlion-park', 'Fireworks over the bay at midnight.'],
      kyoto: [
        'yasaka-shrine',
        'People carry a flame home from the shrine, and temple bells toll 108 times.',
      ],
      'las-vegas': [
        'las-vegas-strip',
        'The Strip is closed to cars, and fireworks rise from the roofs at midnight.',
      ],
      krakow: ['main-market-square', 'The square is where the town sees the year in.'],
      'cape-town': ['v-and-a-waterfront', 'Music on the harbor, and the countdown with everybody.'],
      brussels: [
        'grand-place',
        'The town goes out to meet the year; look up where the fireworks are.',
      ],
      toronto: [
        'nathan-phillips-square-and-city-hall',
        'Skating and lights, and the town counts down nearby.',
      ],
      athens: [
        'syntagma-square-and-the-evzones',
        'The town counts down here, with fireworks above the Acropolis in view.',
      ],
      reykjavik: [
        'laugavegur-and-skolavordustigur',
        'Walk up to the church for midnight: the whole town sets off its own fireworks around it. Bonfires burn in the quarters from about half past eight.',
      ],
      stockholm: [
        'skansen',
        'A poem is read and bells ring the year in, heard all over the country.',
      ],
      dubai: [
        'dubai-fountain',
        'Fireworks on the Burj Khalifa at midnight; the roads close hours before.',
      ],
      venice: [
        'piazza-san-marco',
        'The square fills toward midnight, with the basin of Saint Mark before it.',
      ],
      honolulu: ['waikiki-beach', 'Fireworks over the water at midnight.'],
      chicago: ['navy-pier', 'Fireworks over the lake at midnight.'],
      'new-orleans': ['jackson-square', 'The countdown, and fireworks over the river behind it.'],
      tallinn: ['freedom-square', 'The town counts down here.'],
      split: ['riva', 'Music on the waterfront, and the countdown with everybody.'],
      dubrovnik: ['stradun', 'Music on the old main street, and the countdown with everybody.'],
      'mexico-city': ['angel-de-la-independencia', 'A concert on the avenue, and the countdown.'],
      cusco: [
        'plaza-de-armas',
        'At midnight people run round the square for luck, under fireworks.',
      ],
      queenstown: ['queenstown-bay', 'The town sees the year in by the lake.'],
      tokyo: ['meiji-jingu', 'The first prayer of the year: the shrine is open all night.'],
    },
  },
  {
    on: 'christmas-eve',
    name: 'Christmas Eve',
    countries: christianCountries,
    says: 'Shops and most sights close by the early afternoon; the evening is for the family and for midnight mass. Book dinner, or ask whether your lodging serves one.',
  },
  {
    on: 'christmas',
    name: 'Christmas Day',
    countries: christianCountries,
    says: 'A day for church music, a long lunch that was booked, and a walk under the lights.',
    at: 'noon',
    gatherings: {
      rome: [
        'saint-peters-square',
        'At noon the Pope gives the Christmas blessing from the balcony.',
      ],
    },
  },
  {
    on: 'easter-sunday',
    name: 'Easter Sunday',
    countries: ['IT'],
    says: 'Mass in every church, and lunch with the family: book a table.',
    at: 'noon',
    gatherings: {
      rome: [
        'saint-peters-square',
        'Mass in the square, and at noon the blessing from the balcony.',
      ],
    },
  },
  {
    on: 'good-friday',
    name: 'Good Friday',
    countries: ['ES'],
    says: 'Holy Week: brotherhoods carry their floats through the old town every evening and all night before this day. Streets are closed for hours; buy the program of the hours, and eat early or late.',
  },
  {
    on: 'songkran',
    name: 'Songkran',
    countries: ['TH'],
    says: 'The new year of Thailand: everybody is splashed with water for three days. Keep your telephone in a bag, and expect full trains and shut kitchens.',
  },
  {
    on: 'carnival',
    day: 4,
    name: 'Carnival',
    countries: ['BR'],
    says: carnivalOfBrazil,
    at: 'night',
    gatherings: {
      'rio-de-janeiro': [
        'sambadrome',
        'The first of the great samba schools parade tonight, until the morning: buy seats beforehand.',
      ],
    },
  },
  {
    on: 'carnival',
    name: 'Carnival',
    countries: ['BR'],
    says: carnivalOfBrazil,
  },
  {
    on: 'carnival',
    day: 6,
    name: 'Mardi Gras',
    countries: ['US'],
    says: 'The last day of Carnival. In New Orleans parades roll all day and most of the town is shut for them; elsewhere it is a day like others.',
    at: 'morning',
    gatherings: {
      'new-orleans': [
        'garden-district',
        'The parades of Mardi Gras roll down St. Charles Avenue from the morning on.',
      ],
    },
  },
  {
    on: 'diwali',
    name: 'Diwali',
    countries: ['IN', 'NP'],
    says: 'The festival of lights: houses and bazaars are lit after sunset, sweets are given, and fireworks go on into the night. Shops close early for prayers, and the air is thick with smoke next morning.',
    at: 'evening',
    gatherings: {
      jaipur: [
        'johari-bazaar',
        'The lit arcades are what the whole town comes out to see tonight.',
      ],
      kathmandu: ['asan-tol', 'Tihar: marigolds, oil lamps and sweets on every doorstep.'],
    },
  },
  {
    on: 'lunar-new-year',
    name: 'Lunar New Year',
    countries: lunarCountries,
    says: 'Families stay at home from the eve to the third day: small kitchens, stalls and markets are shut, while hotels, malls and temples are open. Reserve every meal, or ask that it will be served.',
    at: 'morning',
    gatherings: {
      taipei: ['longshan-temple', 'The first prayers of the year: incense, drums and oranges.'],
      'hong-kong': [
        'wong-tai-sin-temple',
        'The first incense of the year brings the whole town here.',
      ],
      singapore: ['chinatown', 'Lanterns over the streets, and drums of the lion dancers.'],
    },
  },
  {
    on: 'eid-al-fitr',
    name: 'Eid al-Fitr',
    countries: muslimCountries,
    says: 'The feast after the fast: prayers in the morning, visits to the family, sweets for everybody. Shops and kitchens open late, some not at all.',
  },
  {
    on: 'eid-al-adha',
    name: 'Eid al-Adha',
    countries: muslimCountries,
    says: 'The feast of the sacrifice: prayers in the morning and the family at table. Many shops and kitchens are shut.',
  },
  {
    on: 'st-patricks-day',
    name: "St Patrick's Day",
    countries: ['IE'],
    says: 'The parade goes through the middle of town at noon, and the pubs are full from then on.',
    at: 'noon',
    gatherings: {
      dublin: ['oconnell-street-and-the-gpo', 'The parade passes here; people stand from ten on.'],
    },
  },
  {
    on: 'bastille-day',
    name: 'Bastille Day',
    countries: ['FR'],
    says: 'A parade in the morning, dancing in the fire stations, and fireworks after dark.',
    at: 'morning',
    gatherings: {
      paris: ['champs-elysees', 'The army parades down the avenue from ten.'],
    },
  },
  {
    on: 'fourth-of-july',
    name: 'Independence Day',
    countries: ['US'],
    says: 'Parades by day, picnics, and fireworks after dark: come early for a place.',
    at: 'evening',
    gatherings: {
      washington: ['lincoln-memorial', 'The fireworks over the Mall, from the steps.'],
      boston: [
        'charles-river-esplanade',
        'The Pops play by the river, and fireworks rise from it.',
      ],
    },
  },
  {
    on: 'thanksgiving',
    name: 'Thanksgiving',
    countries: ['US'],
    says: 'Dinner is turkey, early and at home: book one of the tables that serve it.',
  },
]

/** What is kept on a date in a town; null on ordinary days, and where the custom is another's. */
export function festivityOn({ country, slug }: HolidayPlace, date: string): Festivity | null {
  const feasts = feastsOn(date)
  const custom = customs.find(
    ({ on, day, countries, towns }) =>
      countries.includes(country) &&
      (!towns || towns.includes(slug ?? '')) &&
      feasts.includes(on) &&
      (!day || dayOf(on, date) === day),
  )
  if (!custom) return country === 'VN' && isInWeekOfTet(date) ? weekOfTet : null
  const { name, says, at, on } = custom
  const there = custom.gatherings?.[slug ?? '']
  // The first day of a feast of several is the one on which everybody gathers.
  const isFirst = custom.day !== undefined || dayOf(on, date) === 1
  if (!(there && at && isFirst)) return { name, says }
  const [placeId, why] = there
  return { name, says, gathering: { placeId, ...hours[at], says: why } }
}

const weekOfTet: Festivity = {
  name: 'Tết',
  says: 'The week of the new year is not over: family kitchens and shops open again one by one.',
}
const daysOfTet = 7

/** In Vietnam the feast has a week, of which the first days are public holidays. */
function isInWeekOfTet(date: string): boolean {
  return feastIn('lunar-new-year', Number(date.slice(0, 4))).some(({ first }) => {
    const day = daysBetween(first, date) + 1
    return day >= 1 && day <= daysOfTet
  })
}

function dayOf(feast: Feast, date: string): number {
  const range = feastIn(feast, Number(date.slice(0, 4))).find(
    ({ first, last }) => first <= date && date <= last,
  )
  return range ? daysBetween(range.first, date) + 1 : 0
}

/** The gatherings of all customs, by town: so that a test can look for their places. */
export function allGatherings(): { slug: string; placeId: string; at: Custom['at'] }[] {
  return customs.flatMap(({ gatherings = {}, at }) =>
    Object.entries(gatherings).map(([slug, [placeId]]) => ({ slug, placeId, at })),
  )
}
