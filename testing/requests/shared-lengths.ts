/** Days shared out among places, parts of a whole, and stays around a feast. */
import type { Request } from './expected.ts'

export const sharedLengths: readonly Request[] = [
  [
    'Prague, Vienna and Budapest, two days each',
    { to: ['Prague', 'Vienna', 'Budapest'], stays: { Prague: 2, Vienna: 2, Budapest: 2 }, days: 6 },
  ],
  ['Rome and Florence, 3 nights each', { stays: { Rome: -3, Florence: -3 }, nights: 6 }],
  [
    'I want to end in Porto and start in Lisbon, 3 nights each',
    { to: ['Porto', 'Lisbon'], stays: { Porto: -3, Lisbon: -3 } },
  ],
  ['Santorini sunsets then Naxos, 3 and 4 nights', { stays: { Santorini: -3, Naxos: -4 } }],
  ['Andalusia for a week, one night of it in Ronda', { stays: { Ronda: -1 }, days: 7 }],
  [
    'Ten days in Japan, two of them in Hakone',
    { to: ['Japan', 'Hakone'], stays: { Hakone: 2 }, days: 10 },
  ],
  ['a 5-day trip to Malta plus 2 days in Gozo', { to: ['Malta', 'Gozo'], stays: { Gozo: 2 } }],
  ['3h in Frankfurt airport then Windhoek, Namibia for 12 days', { to: ['Windhoek'], days: 12 }],
  ['overnight layover in Doha, then Colombo and Kandy for 9 days', { days: 9 }],
  ['Edinburgh 48 hours', { to: ['Edinburgh'], days: 2 }],
  ['72 hours in Berlin', { to: ['Berlin'], days: 3 }],
  ['in Naples until the 17th, arriving the 13th', { on: '2026-12-13..2026-12-17', days: 5 }],
  ['Porto until the 17th', { on: '..2026-11-17' }],
  ["Riga on New Year's Eve, two nights", { within: '2026-12-30..2027-01-02', contradicts: 0 }],
  [
    'carnival in Cologne, 4 days in February',
    { to: ['Cologne'], within: '2027-02-04..2027-02-09', days: 4, contradicts: 0 },
  ],
  ['Tours for 2 nights, châteaux by bike', { to: ['Tours'], nights: 2 }],
  ['Deal, Kent, weekend by the sea', { to: ['Deal'] }],
  ['a week in Sardinia, staying in Alghero', { to: ['Alghero'], days: 7 }],
  ['the Highlands by camper, 8 days from Inverness', { to: ['Highlands'], from: 'Inverness' }],
  ['our flight to Rome is booked, 4 days in May', { to: ['Rome'], asks: false, days: 4 }],
  ['Our flight lands in Milan but we want the lakes, five days in May', { asks: true }],
  ['I love Paris fashion, but want Lille for a weekend', { to: ['Lille'], days: 2 }],
  ['either the Dolomites or Lake Bled for a week in July', { asks: true, days: 7 }],
  ['tulips near Amsterdam in April, 3 days', { to: ['Amsterdam'], days: 3 }],
  ['camino to Santiago, 10 days in September', { to: ['Santiago de Compostela'], days: 10 }],
  ['Athens for 5 days, flying from Atlanta', { to: ['Athens'], from: 'Atlanta', asks: false }],
  [
    'Tokyo 7 days, one day to Hakone or Kamakura',
    { to: ['Tokyo'], days: 7, see: ['Hakone', 'Kamakura'] },
  ],
  ['Madrid 5 days, one day to Toledo or Segovia', { to: ['Madrid'], days: 5, asks: false }],
  ['a week in Munich, one day to Salzburg', { to: ['Munich'], days: 7, see: ['Salzburg'] }],
  ['6 days in Bologna, a day to Ravenna and one to Ferrara', { to: ['Bologna'], days: 6 }],
  [
    'Rome 3 days, one day to Florence then 4 days in Venice',
    { to: ['Rome', 'Florence', 'Venice'], days: 8 },
  ],
  ['Kyoto 6 days and a day in Nara or Himeji', { stays: { Kyoto: 6 } }],
  [
    'Vietnam 7 days: Hanoi first, then fly to Hoi An. Food mostly.',
    { to: ['Hanoi', 'Hoi An'], days: 7 },
  ],
  ['Peru, 9 days: Lima, then we fly to Cusco. Food and ruins', { to: ['Lima', 'Cusco'], days: 9 }],
  [
    'surf every day at Bondi, Sydney 5 days',
    { to: ['Sydney'], days: 5, see: ['Bondi Beach'], asks: false },
  ],
  [
    '4 days in Salzburg, we want to see Café Bazar',
    { to: ['Salzburg'], days: 4, see: ['Café Bazar'] },
  ],
  ['Best Resturants in Porto, 3 days', { to: ['Porto'], days: 3, likes: ['food'] }],
]
