/** Likings and refusals that stay what was said: the whole activity, the one thing that is refused, and how much of it. */
import type { Request } from './expected.ts'

export const keptInOwnWords: Request[] = [
  [
    "We'd like to do a pottery class and see a sumo match in Tokyo, 6 to 13 May, two of us",
    { to: ['Tokyo'], tastes: ['pottery class', 'sumo match'], lost: [] },
  ],
  [
    'Edinburgh 2 nights, whisky tasting, not the castle, we did it already',
    { to: ['Edinburgh'], tastes: ['whisky tasting'], skip: ['castle'], dislikes: [] },
  ],
  [
    'Cape Town, whale sharks no, penguins yes, no hiking at all, 6 days in November',
    { to: ['Cape Town'], tastes: ['penguins'], skip: ['hiking', 'whale sharks'], dislikes: [] },
  ],
  [
    'Hamburg with 2 kids, chocolate making, miniature trains, no shopping',
    { to: ['Hamburg'], tastes: ['miniature trains', 'chocolate making'], by: [] },
  ],
  [
    'Mexico City food trip, 4 days, we eat everything but seafood, one mezcal tasting',
    { to: ['Mexico City'], see: [], tastes: ['mezcal tasting'], skip: ['seafood'] },
  ],
  [
    'Lisbon 3 days, no museums except the tile museum',
    { to: ['Lisbon'], see: [], avoids: ['museum'], tastes: ['tile museum'] },
  ],
  [
    'Tokyo in April, love stationery shops and quiet gardens, karaoke not at all',
    { to: ['Tokyo'], tastes: ['stationery shops', 'quiet gardens'], skip: ['karaoke'] },
  ],
  [
    'Prefer trains over tour buses, Switzerland 7 days in June',
    { to: ['Switzerland'], by: ['train'], skip: ['tour buses'] },
  ],
  [
    'South Africa 12 days in march, great white sharks, not too much safari',
    { tastes: ['great white sharks'], skip: ['too much safari'] },
  ],
  [
    'Dublin in May, nothing too adventurous, jazz bars and literary pubs',
    { to: ['Dublin'], dislikes: ['adventure'], tastes: ['jazz bars', 'literary pubs'], skip: [] },
  ],
  [
    'Singapore with toddler 3 days, gardens by the bay, no long queues, hawker food',
    { to: ['Singapore'], see: ['Gardens by the Bay Supertree Grove'], tastes: ['hawker food'] },
  ],
  [
    'Edinburgh fringe with 2 friends, ghost tour, haggis not for me',
    { to: ['Edinburgh'], tastes: ['fringe', 'ghost tour'], skip: ['haggis'] },
  ],
  [
    'Paris for my birthday, one really fancy dinner, jazz cellar, no Eiffel Tower',
    {
      to: ['Paris'],
      spending: undefined,
      tastes: ['jazz cellar', 'fancy dinner'],
      skip: ['Eiffel Tower'],
    },
  ],
  [
    "I'm allergic to kiwi and my wife cannot eat lactose. Lyon, 3 days in october",
    { to: ['Lyon'], diets: ['dairy-free'], skip: ['kiwi'], lost: [] },
  ],
  [
    'costa rica 9 days sloths, volcano, coffee farm',
    { to: ['Costa Rica'], tastes: ['coffee farm', 'sloths'] },
  ],
  [
    'Costa Rica birdwatching, not luxury lodges, 10 days in january',
    { to: ['Costa Rica'], spending: 'medium', wishes: ['not luxury lodges'] },
  ],
]
