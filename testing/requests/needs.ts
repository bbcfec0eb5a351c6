/** Wheelchairs, lodging, transport and pace. */
import type { Request } from './expected.ts'

export const needs: readonly Request[] = [
  ['wheelchair accessible trip to Berlin, 4 days', { needs: ['wheelchair'], to: ['Berlin'] }],
  ['My father uses a wheelchair. Vienna for 5 days', { needs: ['wheelchair'], to: ['Vienna'] }],
  ["I can't walk far, bad knee. Lisbon 3 days", { needs: ['limited-walking'], to: ['Lisbon'] }],
  ['no stairs please, Athens', { needs: ['no-stairs'], to: ['Athens'] }],
  ['disabled traveler, Phoenix to Denver, 3 days', { needs: ['disability'] }],
  ['my partner is deaf, we go to Dublin for 4 days', { needs: ['hearing'], people: 2 }],
  ['blind traveller visiting Copenhagen', { needs: ['sight'], to: ['Copenhagen'] }],
  ['We need 2 hotel rooms in Oslo for 4 people', { rooms: 2, lodging: 'hotel', people: 4 }],
  [
    'entire apartment to ourselves, Rome, 5 nights',
    { roomType: 'entire', lodging: 'apartment', nights: 5 },
  ],
  ['We prefer private rooms in hostels, Lisbon', { roomType: 'private', lodging: 'hostel' }],
  ['shared room is fine, Prague, 3 nights', { roomType: 'shared', nights: 3 }],
  ['no shared rooms, Budapest', { roomType: 'not-shared' }],
  ['accommodations must allow smoking, Denver', { rules: ['smoking'] }],
  ['We need a place that allows parties in Miami', { rules: ['parties'] }],
  [
    'Our lodging must accommodate children under the age of 10; San Antonio',
    { rules: ['children'] },
  ],
  ['pet-friendly hotel in Asheville for us and our pup', { rules: ['pets'], pets: ['dog'] }],
  [
    'somewhere that allows visitors; we need entire rooms; Tampa',
    { rules: ['visitors'], roomType: 'entire' },
  ],
  [
    'Hotel with pool and breakfast included near the beach, Nice',
    { wishes: ['pool', 'breakfast', 'near the beach'], lodging: 'hotel' },
  ],
  [
    '4-star hotel in the city center of Madrid',
    { stars: 4, wishes: ['central'], lodging: 'hotel' },
  ],
  ['Airbnb with a kitchen in Copenhagen', { lodging: 'apartment', wishes: ['kitchen'] }],
  ['camping in Yosemite for 3 nights', { lodging: 'campsite', nights: 3 }],
  ['campervan around Scotland, 10 days', { lodging: 'camper', days: 10 }],
  ['We will not be taking any flights. Greensboro to New York', { notBy: ['flight'] }],
  [
    "I'm afraid of flying: from Paris to Vienna by night train",
    { notBy: ['flight'], by: ['train'] },
  ],
  ['no self-driving, Orlando, 5 days', { notBy: ['self-driving'] }],
  ['we do not plan to drive ourselves around Texas', { notBy: ['self-driving'] }],
  ['only direct flights from Denver to Lisbon', { direct: true, by: ['flight'] }],
  [
    "We'd like to rent a Minivan that seats 7 people, about 98.15 USD per day, in Changsha",
    { car: 'minivan', people: null, budget: null },
  ],
  ['public transport only in Tokyo', { by: ['public-transport'] }],
  ['rent a car in Sicily for 8 days', { to: ['Sicily'], days: 8 }],
  ['laid-back week in Goa', { pace: 'slow', to: ['Goa'] }],
  ['action-packed 3 days in Queenstown', { pace: 'fast', days: 3 }],
  ["we don't want to rush, Kyoto, 5 days", { pace: 'slow' }],
  [
    'Maybe stay at Rome Resort Hotel 67, for about 47 USD per night, in Rome',
    { house: 'Rome Resort Hotel 67', nightly: 47 },
  ],
  [
    'quiet guesthouse in Hallstatt, 2 nights',
    { lodging: 'guesthouse', wishes: ['quiet'], nights: 2 },
  ],
  ['all-inclusive resort in Antalya for 7 nights', { lodging: 'resort', nights: 7 }],
  ['bike friendly, by bike from Passau to Vienna, 6 days', { by: ['bicycle'], days: 6 }],
  ['our transport should not involve any flights, Evansville to Dallas', { notBy: ['flight'] }],
  ['travelling with a stroller in Stockholm', { needs: ['stroller'] }],
  [
    'pregnant, so easy pace in Lake Como for 4 days',
    { needs: ['limited-walking'], days: 4, pace: 'slow' },
  ],
]
