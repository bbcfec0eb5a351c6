/** Who comes, needs, beds, tastes and refusals in everyday words, each heard in one piece and the right way round. */
import type { Request } from './expected.ts'

export const saidWhole: readonly Request[] = [
  [
    'Oaxaca food trip, 5 days, we eat everything except seafood, one cooking class',
    { to: ['Oaxaca'], likes: ['food'], tastes: ['cooking class'], skip: ['seafood'], lost: [] },
  ],
  [
    'Rome, 3 days, all museums but the Vatican, one pasta class',
    { wants: ['museum'], skip: ['Vatican Museums'], tastes: ['pasta class'], lost: [] },
  ],
  [
    'Dublin 3 nights, nice dinners. Nobody wants a hop on hop off bus.',
    { skip: ['hop-on-hop-off bus'], by: [], lost: [] },
  ],
  [
    "We like wineries and small towns, we don't like big cities or cruises, Portugal 10 days",
    { tastes: ['small towns'], skip: ['big cities', 'cruises'], occasions: [], lost: [] },
  ],
  [
    "5 days in Lisbon with my mother who can't do stairs or steep hills",
    { needs: ['no-stairs', 'little-climbing'], people: 2, lost: [] },
  ],
  [
    "My dad can't manage steps, hills or long walks, Edinburgh 3 days",
    { needs: ['no-stairs', 'little-climbing', 'limited-walking'], lost: [] },
  ],
  ['3 days in Venice, avoid the worst crowds', { skip: ['crowds'], lost: [] }],
  ['no hiking, museums and cafes, Salzburg 2 days', { wants: ['museum'], avoids: [], lost: [] }],
  ['no museums, churches or malls, Krakow 3 days', { avoids: ['museum', 'worship', 'shopping'] }],
  [
    'Porto 3 days in May, no wine tasting, food and bookshops',
    { likes: ['food', 'literature'], dislikes: [], skip: ['wine tasting'] },
  ],
  [
    'Barcelona 4 days, my girlfriend is scared of heights so no cable car',
    { skip: ['heights', 'cable car'], notBy: [], dislikes: [], people: 2, lost: [] },
  ],
  [
    'three weeks in Portugal. We walk fine but no more than 5 km a day now. Would rather stay in fewer places and not change hotel every night.',
    {
      needs: ['limited-walking'],
      skip: ['more than 5 km on foot a day'],
      wishes: ['few changes of hotel'],
      lost: [],
    },
  ],
  ['we can walk 3 miles a day at most, Bath 3 days', { skip: ['more than 3 miles on foot a day'] }],
  [
    'a babymoon in Mauritius in Feb, 6 nights, all inclusive, nothing too adventurous',
    { occasions: ['babymoon'], needs: [], wishes: ['all inclusive'], people: 2, lost: [] },
  ],
  [
    'Queenstown 5 days, some short walks, wife gets seasick so no boats on open sea',
    { needs: [], tastes: ['short walks'], skip: ['rough sea', 'boats on open sea'], lost: [] },
  ],
  [
    'Machu Picchu and Lima, 9 days in September, worried about altitude',
    { needs: ['altitude'], pace: 'slow', lost: [] },
  ],
  [
    'My husband is diabetic so regular meals are important, Naples 3 days',
    { tastes: ['meals at regular times'], skip: ['sugary food'], lost: [] },
  ],
  ['my knees are bad so taxis are fine, Lisbon 3 days', { needs: ['limited-walking'], lost: [] }],
  [
    'My wife is pregnant (7 months), 4 days in Florence',
    { days: 4, needs: ['limited-walking'], people: 2 },
  ],
  ['toddler naps from 1 to 3, Lisbon 4 days', { pace: 'slow', kids: 1, lost: [] }],
  [
    'Work offsite for 22 colleagues in Lisbon, 5 May to 7 May, need meeting room for both mornings, one group dinner on Thursday at 20:00',
    {
      people: 22,
      kinds: ['business'],
      wishes: ['meeting room for both mornings'],
      fixed: ['group dinner 20:00 thu'],
      lost: [],
    },
  ],
  [
    'a week in Crete with the kids (6, 9, 14), resort with family room',
    { lodging: 'resort', wishes: ['family room'], kids: 3, lost: [] },
  ],
  [
    'we need two family rooms and a cot, Copenhagen, 3 nights',
    { rooms: 2, wishes: ['family room', 'cot'], kinds: [], lost: [] },
  ],
  [
    'Crete for a week, half board, twin beds, sea view',
    { wishes: ['half board', 'twin beds', 'view'], lost: [] },
  ],
  [
    'Lofoten, 6 to 13 March, rorbuer cabins, self catering',
    { lodging: 'house', bed: 'rorbuer cabin', wishes: ['self-catering'], lost: [] },
  ],
  [
    'Wales 4 nights, youth hostel or caravan is ok',
    { lodging: 'hostel', bed: 'youth hostel or caravan', lost: [] },
  ],
  ['hotel or airbnb in Porto, 4 nights', { lodging: 'hotel', bed: 'hotel or airbnb' }],
  [
    'El Chalten 5 days, camping is fine, but a hot shower sometimes please',
    { lodging: 'campsite', wishes: ['hot shower'], lost: [] },
  ],
  [
    'cabin with a hot tub, sauna and fireplace near Banff, 3 nights',
    { lodging: 'house', wishes: ['hot tub', 'sauna', 'fireplace'], tastes: [], lost: [] },
  ],
  [
    'quiet hotel, not in the old town, Nice 4 nights',
    { wishes: ['quiet', 'not in the old town'], dislikes: [], lost: [] },
  ],
  ['Solo mum with a 7 year old boy, Bath 2 days', { people: 2, adults: 1, kinds: ['family'] }],
  ['We are 2 families with 5 children total, Banff in July', { people: null, kids: 5 }],
  ["three of us ski, the fourth doesn't, a week in Zermatt", { people: 4 }],
  ["two of us dive and the other two don't, a week in Malta", { people: 4 }],
  ['gluten free for two of us, the other three eat all, Rome 4 days', { people: 5 }],
  [
    'Me, my sister and our mum want a girls trip to London, 3 days',
    { people: 3, kinds: ['family'], lost: [] },
  ],
  ['Two friends and me, girls trip to Ibiza, 4 days', { people: 3, kinds: ['friends'] }],
  [
    'Our company team 15 people wants 2 days in Valencia, workshop day one, then paella and fun',
    { people: 15, kinds: ['business'], fixed: ['workshop day 1'], see: [], lost: [] },
  ],
  [
    'Our book club (9 women, 55 to 70) wants to visit Dublin for 3 nights, Trinity library, single rooms',
    { people: 9, kinds: ['group'], see: ['Trinity library'], wishes: ['single rooms'], lost: [] },
  ],
  [
    'I am vegan but my husband eats everything, Lyon 3 days',
    { people: 2, diets: ['vegan'], kinds: ['couple'], lost: [] },
  ],
  [
    'I use a wheelchair and travel with my carer, Berlin 3 days',
    { people: 2, needs: ['wheelchair'] },
  ],
  [
    'Family of four to Rome, kids 6 and 9, want pizza making',
    { tastes: ['pizza making'], lost: [] },
  ],
  ['Bangkok then an island, 2 weeks', { tastes: ['an island'], lost: [] }],
  ['Cusco 5 days, Inca trail and markets', { to: ['Cusco'], see: ['Inca trail'], lost: [] }],
  [
    'Munich 3 days, beer gardens and lakes',
    { likes: ['food', 'nature'], wants: [], tastes: ['beer gardens'] },
  ],
  [
    '4 days in Berlin, second hand shops and clubs',
    { tastes: ['second hand shops'], wants: [], lost: [] },
  ],
  [
    'Rio for carnival, 4 friends, 5 nights, arriving Feb 4',
    { on: '2027-02-04..2027-02-09', tastes: ['carnival'], people: 4 },
  ],
  [
    'tomorow to Prague for 3 days, good resturants, definately a beer hall',
    { on: '2026-11-16..2026-11-18', tastes: ['beer hall'], lost: [] },
  ],
]
