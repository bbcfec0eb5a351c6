/** Likes and dislikes, sights, food, and what is fixed already. */
import type { Request } from './expected.ts'

export const wishes: readonly Request[] = [
  [
    'Rome, 4 days, we love history and food, no shopping',
    { likes: ['history', 'food'], avoids: ['shopping'] },
  ],
  [
    'Paris: must see the Louvre and the Eiffel Tower',
    { to: ['Paris'], see: ['Louvre Museum', 'Eiffel Tower'] },
  ],
  ['Barcelona, skip the Sagrada Familia', { to: ['Barcelona'], skip: ['Sagrada Família'] }],
  [
    'London for 5 days, museums, theatre, no clubs',
    { wants: ['museum', 'stage'], dislikes: ['nightlife'] },
  ],
  ['Amsterdam. Not into museums or churches.', { avoids: ['museum', 'worship'] }],
  ["I don't want to miss the museums in Berlin", { wants: ['museum'], to: ['Berlin'] }],
  ['Hiking, lakes and waterfalls in Slovenia', { to: ['Slovenia'], likes: ['nature'] }],
  ['Photography trip to Iceland, 8 days', { likes: ['photography'], to: ['Iceland'], days: 8 }],
  ['beach, beach, beach. Phuket. 7 days', { likes: ['beach'], wants: ['beach'], days: 7 }],
  ['vegan couple in Berlin, 4 days', { diets: ['vegan'], to: ['Berlin'], days: 4 }],
  ['we eat halal, Istanbul, 5 days', { diets: ['halal'], to: ['Istanbul'] }],
  ['I am celiac and lactose intolerant. Rome 3 days', { diets: ['gluten-free', 'dairy-free'] }],
  ['nut allergy! Bangkok, 6 days, street food', { diets: ['nut-free'], cuisines: ['street-food'] }],
  [
    'We would love to try local Mexican and Chinese cuisines in Houston',
    { cuisines: ['mexican', 'chinese'], to: ['Houston'] },
  ],
  ['Dinner at 8 on Friday in Lyon, 4 days', { fixed: ['dinner 20:00 fri'], to: ['Lyon'], days: 4 }],
  [
    'We have opera tickets on 12 May at 7 pm in Milan, 11-14 May',
    { fixed: ['opera 2027-05-12 19:00'], on: '2027-05-11..2027-05-14' },
  ],
  ['concert on day 3 in Hamburg, 4 days', { days: 4, to: ['Hamburg'] }],
  ['Vienna with lunch at 12:30 on Tuesday', { fixed: ['lunch 12:30 tue'], to: ['Vienna'] }],
  [
    'Seattle: coffee, bookshops, live music',
    { likes: ['food', 'literature', 'music'], to: ['Seattle'] },
  ],
  [
    'Avoid crowds and tourist traps, Venice, 3 days',
    { to: ['Venice'], skip: ['crowds', 'tourist traps'], days: 3 },
  ],
  [
    'I want adventure: rafting, zip lining. Costa Rica',
    { likes: ['adventure'], to: ['Costa Rica'] },
  ],
  ['architecture nerds in Chicago for 3 days', { likes: ['architecture'], to: ['Chicago'] }],
  [
    'nightlife and rooftop bars in Bangkok, not the temples',
    { likes: ['nightlife'], avoids: ['worship'] },
  ],
  ['Spa, yoga, nothing else. Ubud, 5 days', { likes: ['relaxation'], to: ['Ubud'] }],
  ['Harry Potter stuff in London with two kids', { likes: ['literature'], kids: 2 }],
  ['I love wine. Bordeaux, 3 nights', { likes: ['food'], nights: 3 }],
  [
    'markets, street art and vintage shops in Lisbon',
    { wants: ['market', 'shopping'], likes: ['shopping', 'art'] },
  ],
  ['ancient history in Athens, no beaches', { likes: ['history'], avoids: ['beach'] }],
  ['football match and pubs in Manchester', { likes: ['sport', 'nightlife'] }],
  ['no spicy food, no seafood, Seoul, 5 days', { skip: ['seafood', 'spicy food'], days: 5 }],
  [
    'Tokyo, sushi every day, TeamLab Planets must be included',
    { cuisines: ['japanese'], to: ['Tokyo'] },
  ],
  [
    'See the Alhambra while in Granada, 3 days',
    { see: ['Alhambra and Nasrid Palaces'], to: ['Granada'] },
  ],
  [
    'Visit the Golden Gate Bridge, Alcatraz and Muir Woods; San Francisco, 4 days',
    { to: ['San Francisco'], days: 4 },
  ],
  ['Kosher restaurants in Rome, 4 days', { diets: ['kosher'] }],
  [
    'sunset viewpoints and hidden gardens in Lisbon',
    { likes: ['views', 'nature'], wants: ['garden'] },
  ],
  ['We hate museums but love zoos and aquariums. Chicago', { avoids: ['museum'], wants: ['zoo'] }],
  [
    'It would be great to visit Sakura Grove Sanctuary while in Narita',
    { see: ['Sakura Grove Sanctuary'], to: ['Narita'] },
  ],
  ['4 days of tapas and flamenco in Seville', { cuisines: ['spanish'], likes: ['music'] }],
  ['Add a rest day please: 6 days in Rome', { rest: 1, days: 6 }],
]
