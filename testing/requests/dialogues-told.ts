/** Later messages that tell of places, narrow a country down, replace a goal or count who comes. */
import type { Dialogue } from './dialogues.ts'

export const toldDialogues: readonly Dialogue[] = [
  {
    request: '4 days in Lisbon in may for two',
    turns: [{ says: 'make it 5 days instead', gives: { to: ['Lisbon'], asks: false, days: 5 } }],
  },
  {
    request: 'Rome, 3 days in april, 2 adults',
    turns: [
      {
        says: 'actually lets do florence instead of rome',
        gives: { to: ['Florence'], asks: false, days: 3, people: 2 },
      },
    ],
  },
  {
    request: 'a week in Portugal in june',
    turns: [
      { says: 'Porto and Lisbon please', gives: { to: ['Porto', 'Lisbon'], asks: false, days: 7 } },
    ],
  },
  {
    request: '5 days in Vienna, october, couple',
    turns: [
      {
        says: 'could we add a day in Bratislava?',
        gives: { to: ['Vienna', 'Bratislava'], asks: false, people: 2 },
      },
    ],
  },
  {
    request: 'weekend in Paris in march',
    turns: [
      {
        says: 'my mum is coming too from Lille, so 3 of us',
        gives: { to: ['Paris'], asks: false, people: 3 },
      },
    ],
  },
  {
    request: 'Tokyo and Kyoto, 9 days in april',
    turns: [
      {
        says: 'my friend said osaka is better for food, can you put that in too',
        gives: { to: ['Tokyo', 'Kyoto', 'Osaka'], asks: false },
      },
    ],
  },
  {
    request: 'Tokyo and Kyoto, 9 days in april',
    turns: [{ says: 'forget kyoto, just tokyo', gives: { to: ['Tokyo'], asks: false } }],
  },
  {
    request: 'Cordoba for 3 days in may',
    turns: [
      {
        says: 'the one in Argentina',
        gives: { to: ['Cordoba'], in: ['AR'], asks: false, days: 3 },
      },
    ],
  },
  {
    request: 'Prague 3 nights in feb for 2',
    turns: [
      {
        says: 'where can I get good Vienna schnitzel and Budapest style baths there',
        gives: { to: ['Prague'], asks: false, people: 2 },
      },
    ],
  },
  {
    request: 'Sydney, 6 days in december',
    turns: [
      { says: 'we come from perth btw', gives: { to: ['Sydney'], asks: false, from: 'Perth' } },
    ],
  },
  {
    request: 'Athens 4 days in may 2 adults',
    turns: [
      { says: 'then 3 nights on santorini', gives: { to: ['Athens', 'Santorini'], asks: false } },
    ],
  },
  {
    request: 'Berlin in june 4 days',
    turns: [
      {
        says: 'not interested in anything like Madame Tussauds, saw it in London',
        gives: { to: ['Berlin'], asks: false, days: 4 },
      },
    ],
  },
  {
    request: 'Seville 4 days in april with my wife',
    turns: [
      {
        says: 'what about a day trip to Cordoba?',
        gives: { to: ['Seville'], asks: false, people: 2 },
      },
    ],
  },
  {
    request: 'Istanbul 5 days in may, 2 adults',
    turns: [
      {
        says: 'swap two of the days for cappadocia',
        gives: { to: ['Istanbul', 'Cappadocia'], asks: false },
      },
    ],
  },
  {
    request: 'Milan 3 days in may',
    turns: [
      {
        says: 'we land at Bergamo at 9:15 and leave from Malpensa',
        gives: { to: ['Milan'], asks: false },
      },
    ],
  },
  {
    request: 'Edinburgh 4 days in august',
    turns: [
      { says: 'glasgow as well, one night', gives: { to: ['Edinburgh', 'Glasgow'], asks: false } },
    ],
  },
  {
    request: 'Barcelona 4 days june',
    turns: [
      {
        says: 'what about a night in Girona on the way?',
        gives: { to: ['Barcelona', 'Girona'], asks: false },
      },
    ],
  },
  {
    request: 'Paris 3 days in april for 2',
    turns: [
      {
        says: 'my parents are coming too so 4 people',
        gives: { to: ['Paris'], asks: false, people: 4 },
      },
    ],
  },
  {
    request: 'Dublin 3 days in march',
    turns: [
      {
        says: 'change of plan: Belfast, same dates',
        gives: { to: ['Belfast'], asks: false, days: 3 },
      },
    ],
  },
  {
    request: 'Lisbon and Porto 8 days sept',
    turns: [
      {
        says: 'how is the train between lisbon and porto?',
        gives: { to: ['Lisbon', 'Porto'], asks: false },
      },
    ],
  },
  {
    request: 'Italy for 10 days in june, couple',
    turns: [
      {
        says: 'Rome, Florence, Venice',
        gives: { to: ['Rome', 'Florence', 'Venice'], asks: false, days: 10 },
      },
    ],
  },
  {
    request: 'Vienna 3 days december',
    turns: [
      {
        says: 'we will come by train from Graz on friday evening',
        gives: { to: ['Vienna'], asks: false, from: 'Graz' },
      },
    ],
  },
]
