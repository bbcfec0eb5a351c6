/** Feasts that a whole country keeps: what they are for, and where its towns gather. */

import type { Festival } from '#domain/places/festival.ts'
import { christianCountries, muslimCountries } from './feast-countries.ts'
import { newYearsEve } from './new-years-eve.ts'

export interface Custom extends Pick<Festival, 'name' | 'on' | 'says'> {
  countries: readonly string[]
  /** Where one goes on its first day, by destination. */
  gatherings?: Readonly<Record<string, readonly [placeId: string, says: string]>>
  at?: NonNullable<Festival['go']>['at']
}

const lunarCountries = ['TW', 'HK', 'SG', 'VN', 'KR', 'CN', 'MY']

const carnivalOfBrazil =
  'Street bands, the blocos, draw crowds through the quarters from early morning; the samba schools parade in the Sambadrome at night, Sunday and Monday first of all: buy seats beforehand. Carry little, and expect closed roads.'

const lunarNewYear =
  'Families stay at home from the eve to the third day: small kitchens, stalls and markets are shut, while hotels, malls and temples are open. Reserve every meal, or ask that it will be served.'

/** The first that fits a day is the one that is told. */
export const nationalCustoms: readonly Custom[] = [
  {
    on: 'day-of-the-dead',
    name: 'Day of the Dead',
    countries: ['MX'],
    says: 'Families keep altars of marigolds, bread and candles for their dead, at home, in markets and on the squares; graveyards are lit and visited in the night of November 1 to 2. Ask before you photograph a grave or an altar. Museums may close early.',
    at: 'evening',
    gatherings: {
      'mexico-city': [
        'zocalo',
        'The great altars stand on the Zócalo on these days, and the square is full of painted faces after dark. Coyoacán keeps its own, with candles, on both evenings.',
      ],
    },
  },
  {
    on: 'kings-day',
    name: "King's Day",
    countries: ['NL'],
    says: 'Everybody wears orange, sells what the attic held on the sidewalk and goes by boat; trams stop in the middle of town and museums may close early.',
    at: 'noon',
    gatherings: {
      amsterdam: ['vondelpark', 'The children of the town sell and play here all day.'],
    },
  },
  {
    on: 'bonfire-night',
    name: 'Bonfire Night',
    countries: ['GB'],
    says: 'Fireworks and bonfires in parks after dark, on this night and on the weekend beside it; most want a ticket.',
  },
  {
    on: 'new-years-eve',
    name: "New Year's Eve",
    countries: [...christianCountries, 'AE', 'TW', 'HK', 'SG', 'TH', 'JP', 'KR', 'TR'],
    says: 'Kitchens serve a set menu tonight and are full weeks ahead: book the table. At midnight everybody is out, on the main square or by the water; ask how you get home after it.',
    at: 'midnight',
    gatherings: newYearsEve,
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
    on: 'carnival +3',
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
    on: 'carnival +2',
    name: 'Carnival',
    countries: ['BR'],
    says: carnivalOfBrazil,
    at: 'evening',
    gatherings: {
      'rio-de-janeiro': [
        'ipanema-beach',
        'A bloco: the Banda de Ipanema gathers by the beach late in the afternoon of Carnival Saturday, in costume and with brass. Look up the hour.',
      ],
    },
  },
  {
    on: 'carnival +5',
    name: 'Carnival',
    countries: ['BR'],
    says: carnivalOfBrazil,
    at: 'afternoon',
    gatherings: {
      'rio-de-janeiro': [
        'flamengo-park-and-museum-of-modern-art',
        'A bloco: the Orquestra Voadora, all brass and stilts, plays in the park on the afternoon of Shrove Tuesday. Look up the hour.',
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
    countries: ['HK'],
    says: lunarNewYear,
    at: 'nightfall',
    gatherings: {
      'hong-kong': [
        'star-ferry',
        'In most years the night parade sets out at about eight beside the pier in Tsim Sha Tsui and goes up Nathan Road: cross by ferry, and stand an hour before.',
      ],
    },
  },
  {
    on: 'lunar-new-year',
    name: 'Lunar New Year',
    countries: lunarCountries,
    says: lunarNewYear,
    at: 'morning',
    gatherings: {
      taipei: ['longshan-temple', 'The first prayers of the year: incense, drums and oranges.'],
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
  {
    on: 'golden-week',
    name: 'Golden Week',
    countries: ['JP'],
    says: 'The whole country travels for a week: fast trains and rooms are booked weeks ahead, and famous sights are best at opening. Shops and museums are open.',
  },
  {
    on: 'Aug 13 until Aug 16',
    name: 'Obon',
    countries: ['JP'],
    says: 'The dead come home: families travel, trains are full, small kitchens may be shut, and there are dances in the evening.',
  },
  {
    on: 'Jan 1 until Jan 3',
    name: "New Year's days",
    countries: ['JP'],
    says: 'The first prayers of the year fill shrines and temples; museums, markets and many kitchens are shut until the 4th.',
  },
  {
    on: 'Jun 21',
    name: 'Fête de la Musique',
    countries: ['FR'],
    says: 'Bands play free in streets, courtyards and bars from the late afternoon until after midnight: walk until you like what you hear.',
    at: 'nightfall',
    gatherings: {
      paris: ['canal-saint-martin', 'A band on every other corner tonight, along the water.'],
      lyon: ['slopes-of-the-croix-rousse', 'Music on every square of the hill tonight.'],
      nice: ['vieux-nice', 'Music in every lane of the old town tonight.'],
    },
  },
]
