/** Goals by their names in other languages, goals that nobody knows, and places where somebody only lives. */
import type { Request } from './expected.ts'

export const goalsInDoubt: readonly Request[] = [
  ['3 Wochen Neuseeland im Mai', { to: ['New Zealand'], asks: false, days: 21 }],
  ['Cap-Vert en février, une semaine', { to: ['Cape Verde'], asks: false, days: 7 }],
  ['Queremos ir a Cabo Verde, una semana en febrero', { to: ['Cape Verde'], asks: false, days: 7 }],
  ['Mascate ou Dubai, 5 dias', { to: ['Muscat', 'Dubai'], asks: true, days: 5 }],
  ['Una semana en Birmania y Tailandia', { to: ['Myanmar', 'Thailand'], asks: false, days: 7 }],
  [
    'Wir möchten nach Südkorea und Hongkong, 10 Tage',
    { to: ['South Korea', 'Hong Kong'], asks: false, days: 10 },
  ],
  [
    'We willen twee weken naar Zuid-Afrika in maart',
    { to: ['South Africa'], asks: false, days: 14 },
  ],
  ['Due settimane in Nuova Zelanda a marzo', { to: ['New Zealand'], asks: false, days: 14 }],
  ['dix jours au Kirghizistan en juillet', { to: ['Kyrgyzstan'], asks: false, days: 10 }],
  ['Bosnien und Herzegowina, eine Woche', { to: ['Bosnia and Herzegovina'], asks: false, days: 7 }],
  ['Zwei Wochen Kapverden', { to: ['Cape Verde'], asks: false, days: 14 }],
  ['quokkaville 3 nights then perth', { to: ['Perth', 'Quokkaville'], asks: true }],
  ['perth 2n, zorbo 3n', { to: ['Perth', 'Zorbo'], asks: true }],
  ['Rome for two days, then a trip to Gorblewick', { to: ['Rome', 'Gorblewick'], asks: true }],
  ['visit gorblewick and vienna 5 days', { to: ['Vienna', 'Gorblewick'], asks: true, days: 5 }],
  ['gorblewick or vienna? 4 days in may', { to: ['Vienna', 'Gorblewick'], asks: true, days: 4 }],
  ['hiking 3 nights then Perth', { to: ['Perth'], asks: false, nights: 3 }],
  ['Rome or wherever, 4 days', { to: ['Rome'], asks: false, days: 4 }],
  ['either Paris or camping, 3 nights', { to: ['Paris'], asks: false, nights: 3 }],
  [
    "My wife's side are in Split, mine are in Gdynia. Two weeks in August, driving from Ghent to Norway",
    { from: 'Ghent', to: ['Norway'], asks: false, days: 14 },
  ],
  [
    'Nelson and Abel Tasman, 5 nights, kids are staying with Nana in Timaru',
    { to: ['Nelson', 'Abel Tasman'], asks: false, nights: 5 },
  ],
  [
    'Petra and Wadi Rum, 5 days, group of 12 from our mosque in birmingham',
    { to: ['Petra', 'Wadi Rum'], asks: false, days: 5, people: 12 },
  ],
  [
    'His family are in Leeds and mine are in Cardiff, this year we go to Corfu for a week',
    { to: ['Corfu'], asks: false, days: 7 },
  ],
  [
    'Galway 3 nights, Dingle 3. My brother in Cork offered to have us',
    { to: ['Galway', 'Dingle'], asks: false, nights: 6 },
  ],
]
