/**
 * Effects of feasts and public holidays by country: which kinds of places are shut as a rule, and which have to be
 * checked. A place whose own hours name the date is an exception.
 */
import type { PlaceKind } from '#domain/places/schema.ts'
import { christianCountries, muslimCountries } from './feast-countries.ts'
import type { Feast } from './feasts.ts'

export interface ClosingRule {
  /** Days by feast, by the calendar's name of the holiday, or every public holiday. */
  on: readonly Feast[] | RegExp | 'public'
  /** Days of the feast that count, from 1; all where left out. */
  days?: readonly number[]
  countries: readonly string[] | 'all'
  /** Destinations of those countries that keep another custom. */
  except?: readonly string[]
  kinds: readonly PlaceKind[] | 'all'
  /** Only places whose own hours have them shut on every Sunday. */
  restingOnSundays?: true
  /** Names of places that the feast itself is for. */
  unless?: RegExp
  /** Names of the only places that it shuts. */
  only?: RegExp
  /** Kitchens of a diet whose own feast it is. */
  diet?: 'halal'
  /** Only where the day is a public holiday: elsewhere the feast is one day of work among others. */
  ifPublic?: true
  effect: 'closed' | 'check'
  /** Why the rule stands here, for whoever doubts it. */
  because: string
}

const list = (text: string) => text.split(' ')

const collections = ['museum', 'gallery', 'palace'] as const
const sights = ['landmark', 'ruins', 'viewpoint', 'zoo', 'theme-park', 'spa', 'activity'] as const
const trade = ['shopping', 'market'] as const
const tables = ['restaurant', 'cafe'] as const
const evenings = ['stage', 'nightlife'] as const
/** Countries where large collections stay open over Christmas and the New Year; which ones has to be looked up. */
const openAtChristmas = list('AT CU CZ DE KE NL')
const nordic = list('DK FI IS NO SE')

/** Where shops are open on most public holidays. */
const openOnHolidays = list('AU CA GB IE NZ PH US')
/** Words of houses that are open because people work there. */
const ofDesks =
  /\b(?:library|libraries|biblioth[eè]que|city hall|town hall|parliament|university|post office)\b/i
const festiveMarkets = /christmas|advent|new year|winter/i

export const closingRules: readonly ClosingRule[] = [
  {
    on: ['christmas'],
    countries: christianCountries.filter((country) => !openAtChristmas.includes(country)),
    kinds: [...collections, 'ruins', ...trade],
    effect: 'closed',
    because: 'The one day of the year on which nearly all museums and shops are shut.',
  },
  {
    on: ['christmas', 'new-year'],
    countries: christianCountries,
    kinds: ['landmark'],
    only: ofDesks,
    effect: 'closed',
    because: 'Where people read or work by day nobody is there.',
  },
  {
    on: ['christmas'],
    countries: christianCountries,
    kinds: [...collections, ...sights, ...trade, ...tables, ...evenings, 'worship'],
    effect: 'check',
    because: 'Restaurants open for set meals only, churches for services, sights for some hours.',
  },
  {
    on: ['christmas-eve'],
    countries: [...nordic, ...list('CZ DE EE HU PL')],
    kinds: [...collections],
    effect: 'closed',
    because: 'The evening of the feast itself: state museums are shut, shops close at noon.',
  },
  {
    on: ['christmas-eve', 'new-years-eve'],
    countries: christianCountries,
    kinds: [...collections, ...trade, ...tables],
    effect: 'check',
    because: 'Most houses close early.',
  },
  {
    on: ['christmas-eve'],
    countries: christianCountries,
    kinds: [...sights],
    effect: 'check',
    because: 'Towers, boats and zoos stop in the early afternoon.',
  },
  {
    on: ['boxing-day'],
    countries: list('GB GR IE NO'),
    kinds: [...collections, 'ruins'],
    effect: 'closed',
    because: 'National museums and state sites stay shut a second day.',
  },
  {
    on: ['new-year'],
    countries: [
      ...nordic,
      ...list('AR BE BR CL CO EE ES FR GB GR HR HU IE IT JP MT MX PE PL PT RO SI'),
    ],
    kinds: [...collections, 'ruins'],
    effect: 'closed',
    because: 'Named by nearly every museum there among its closing days.',
  },
  {
    on: ['new-year'],
    countries: [...christianCountries, 'JP', 'TR'],
    kinds: [...collections, ...sights, ...trade, ...tables],
    effect: 'check',
    because: 'Late openings and shut kitchens after the night before.',
  },
  {
    on: ['new-year'],
    countries: list('AT BE CH CZ DE DK EE ES FI FR GB GR HR HU IE IS IT MT NL NO PL PT RO SE SI'),
    kinds: ['market'],
    unless: festiveMarkets,
    effect: 'closed',
    because:
      'Nobody sells vegetables on the first morning of the year; what is left of Christmas markets opens.',
  },
  {
    on: ['carnival'],
    days: [5, 6],
    countries: ['BR'],
    kinds: [...collections, ...trade, 'landmark'],
    restingOnSundays: true,
    effect: 'closed',
    because: 'From Carnival Monday to Shrove Tuesday downtown is shut as on a Sunday.',
  },
  {
    on: ['carnival'],
    days: [3, 4, 5, 6],
    countries: ['BR'],
    kinds: [...collections, ...trade, ...tables, 'landmark', 'activity'],
    effect: 'check',
    because: 'Many houses rest or close early while the streets are full of bands.',
  },
  {
    on: ['labour-day'],
    countries: list('AR ES FR GR PT'),
    kinds: [...collections, 'ruins'],
    effect: 'closed',
    because: 'The Louvre, Orsay, the Prado, Greek and Portuguese state museums are shut.',
  },
  {
    on: ['thanksgiving'],
    countries: ['US'],
    except: ['washington'],
    kinds: [...collections, ...trade],
    effect: 'closed',
    because: 'The second day besides Christmas on which museums close; the Smithsonian stays open.',
  },
  {
    on: ['thanksgiving'],
    countries: ['US'],
    kinds: [...sights, ...tables, ...collections],
    effect: 'check',
    because: 'Many restaurants serve a set meal or are shut.',
  },
  {
    on: ['easter-sunday'],
    countries: ['PT'],
    kinds: [...collections],
    effect: 'closed',
    because: 'A closing day of the national museums.',
  },
  {
    on: ['easter-sunday'],
    countries: christianCountries,
    kinds: [...collections, ...trade, ...tables],
    effect: 'check',
    because: 'Large shops are shut on Easter Sunday in many countries; museums differ.',
  },
  {
    on: ['good-friday', 'easter-monday'],
    countries: christianCountries,
    kinds: [...collections, ...trade, ...tables],
    ifPublic: true,
    effect: 'check',
    because: 'A holiday in one country, a Monday or a Friday in the next.',
  },
  {
    on: ['orthodox-easter'],
    countries: list('GR RO'),
    kinds: [...collections, 'ruins', ...trade],
    effect: 'closed',
    because: 'The greatest feast of the year: archaeological sites and museums are shut.',
  },
  {
    on: /Annunciation/,
    countries: ['GR'],
    kinds: [...collections, 'ruins'],
    effect: 'closed',
    because: 'State sites and museums name 25 March among their closing days.',
  },
  {
    on: ['yom-kippur'],
    countries: ['IL'],
    kinds: [...collections, ...sights, ...trade, ...tables, ...evenings, 'park'],
    effect: 'closed',
    because: 'Everything is shut and nothing drives from the evening before.',
  },
  {
    on: ['yom-kippur-eve'],
    countries: ['IL'],
    kinds: [...collections, ...trade, ...evenings],
    effect: 'closed',
    because:
      'Museums and shops open for some hours of the morning at most, and nothing after noon.',
  },
  {
    on: ['yom-kippur-eve'],
    countries: ['IL'],
    kinds: [...sights, ...tables],
    effect: 'check',
    because: 'Kitchens close early in the afternoon; those of other faiths may stay open.',
  },
  {
    on: ['rosh-hashanah', 'shavuot', 'simchat-torah'],
    countries: ['IL'],
    kinds: [...trade],
    effect: 'closed',
    because: 'Kept like a Sabbath.',
  },
  {
    on: ['rosh-hashanah', 'shavuot', 'simchat-torah', 'passover', 'sukkot'],
    countries: ['IL'],
    kinds: [...collections, ...sights, ...trade, ...tables],
    effect: 'check',
    because: 'The first and last days are kept like a Sabbath, those between in part.',
  },
  {
    on: ['lunar-new-year'],
    countries: ['VN'],
    kinds: [...collections, ...trade],
    effect: 'closed',
    because: 'Families are at home for Tết; the country stands still for three days.',
  },
  {
    on: ['lunar-new-year'],
    days: [1, 2],
    countries: ['HK'],
    kinds: ['museum', 'gallery'],
    effect: 'closed',
    because: 'Public museums are shut on the first two days.',
  },
  {
    on: ['lunar-new-year'],
    days: [1, 2],
    countries: ['HK'],
    kinds: ['market'],
    effect: 'closed',
    because: 'Stalls stay shut while families visit each other.',
  },
  {
    on: ['lunar-new-year', 'mid-autumn'],
    days: [1],
    countries: ['KR'],
    kinds: ['museum', 'gallery', ...trade],
    effect: 'closed',
    because: 'National museums and markets are shut on the day of Seollal and Chuseok.',
  },
  {
    on: ['lunar-new-year'],
    countries: list('HK KR SG TW VN'),
    kinds: [...collections, ...trade, ...tables],
    effect: 'check',
    because: 'Family businesses close for days.',
  },
  {
    on: ['eid-al-fitr', 'eid-al-adha'],
    days: [1],
    countries: list('MA EG JO'),
    kinds: [...trade],
    effect: 'closed',
    because: 'The souks are empty on the first day.',
  },
  {
    on: ['eid-al-fitr', 'eid-al-adha'],
    countries: [...muslimCountries, 'ID', 'TZ'],
    kinds: [...collections, ...sights, ...trade, ...tables],
    effect: 'check',
    because: 'Museums open late or not at all on the first days.',
  },
  {
    on: ['eid-al-fitr', 'eid-al-adha'],
    days: [1, 2],
    countries: list('IN KE MY SG ZA'),
    kinds: [...tables],
    diet: 'halal',
    effect: 'check',
    because: 'Muslim families are at home, and their kitchens with them.',
  },
  {
    on: ['ramadan'],
    countries: [...muslimCountries, 'TZ'],
    kinds: [...collections, ...tables],
    effect: 'check',
    because: 'Many restaurants open at sunset only, museums close earlier.',
  },
  {
    on: /Nyepi/,
    countries: ['ID'],
    kinds: 'all',
    effect: 'closed',
    because: 'On the day of silence nobody in Bali may leave the house; even the airport is shut.',
  },
  {
    on: 'public',
    countries: christianCountries.filter((country) => !openOnHolidays.includes(country)),
    kinds: ['market', 'shopping', 'landmark'],
    restingOnSundays: true,
    unless: festiveMarkets,
    effect: 'closed',
    because: 'What rests on Sundays rests on public holidays.',
  },
  {
    on: 'public',
    countries: list('AT CH DE HU NO PL'),
    kinds: ['shopping'],
    effect: 'closed',
    because: 'Shops are shut on public holidays by law.',
  },
  {
    on: 'public',
    countries: 'all',
    kinds: [...collections, ...trade],
    effect: 'check',
    because: 'Some keep Sunday hours, some are shut, and some that are shut on Mondays open.',
  },
]

export interface TransportRule {
  on: readonly Feast[] | RegExp
  countries: readonly string[]
  says: string
  /** Nothing drives at all. */
  standstill?: true
}

/** Notes on transport on a day; null where trains follow their Sunday timetable. */
export const transportRules: readonly TransportRule[] = [
  {
    on: ['christmas'],
    countries: ['GB'],
    says: 'No trains, Tube or buses run on Christmas Day: walk, or book a taxi ahead.',
    standstill: true,
  },
  {
    on: ['christmas'],
    countries: ['IE'],
    says: 'No trains, trams or buses run on Christmas Day.',
    standstill: true,
  },
  {
    on: ['yom-kippur', 'yom-kippur-eve'],
    countries: ['IL'],
    says: 'Nothing drives on Yom Kippur: no buses, no taxis, no flights, from the evening before.',
    standstill: true,
  },
  {
    on: ['rosh-hashanah', 'shavuot', 'simchat-torah'],
    countries: ['IL'],
    says: 'Public transport rests, as on a Sabbath.',
  },
  {
    on: /Nyepi/,
    countries: ['ID'],
    says: 'Nyepi, the day of silence: all Bali stays indoors, the airport included.',
  },
]
