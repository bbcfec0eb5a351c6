/** Requests that say where they begin, by tickets, homes and other people’s ways, in several languages. */
import type { Request } from './expected.ts'

export const waysThere: readonly Request[] = [
  [
    'Athens, from Dublin, 5 days, 2 pax, sep',
    { to: ['Athens'], asks: false, from: 'Dublin', days: 5, people: 2 },
  ],
  [
    'Dublin to Athens and back, leaving 4th of June for 6 days',
    { to: ['Athens'], asks: false, from: 'Dublin', days: 6 },
  ],
  [
    'we r in leeds and could leave from leeds bradford or manchester, looking at faro or malaga whichever is cheaper, 7 nights oct half term 2 ad 2 ch',
    { asks: true, nights: 7, people: 4 },
  ],
  [
    'Living in Munich since January, before that in Madrid. Want to visit Prague for a weekend by train with a friend',
    { to: ['Prague'], asks: false, from: 'Munich', people: 2 },
  ],
  [
    'need to get out of london. 4 days somewhere, berlin i guess? with my dog',
    { to: ['Berlin'], asks: true, from: 'London', days: 4 },
  ],
  [
    'my parents will fly in from Buenos Aires and meet us (we come from Oslo) in Barcelona. 8 days together in August, 4 adults',
    { to: ['Barcelona'], asks: false, days: 8, people: 4 },
  ],
  [
    'home is Melbourne. mum lives in perth. want to take mum to bali 9 days in july from perth',
    { to: ['Bali'], asks: false, from: 'Perth', days: 9 },
  ],
  [
    'Starting in Zurich (we live there), finish in Venice, five days by train with one stop on the way in Milan, spring',
    { to: ['Venice', 'Milan'], asks: false, from: 'Zurich', days: 5 },
  ],
  [
    'ORD > LIS 12 May, back 20 May, 2 adults',
    { to: ['Lisbon'], asks: false, from: 'Chicago', days: 9, people: 2 },
  ],
  [
    'I have to be in Stockholm for work until Thursday 11 March, then I want to add a weekend in Tallinn by ferry before flying home to Brussels',
    { asks: true },
  ],
  [
    'return flight already booked glasgow - krakow 3 to 7 april, what shall we do? couple',
    { to: ['Krakow'], asks: false, from: 'Glasgow', days: 5, people: 2 },
  ],
  [
    'from the airport in bologna we want to go straight to florence and stay 3 nights. 2 women in their 60s, may',
    { to: ['Florence'], asks: false, nights: 3, people: 2 },
  ],
  [
    'Salut! On part de Lyon, direction Lisbonne, 5 jours en mai, à deux',
    { to: ['Lisbon'], asks: false, from: 'Lyon', days: 5, people: 2 },
  ],
  [
    'Wir fliegen ab Hamburg nach Neapel, eine Woche im Oktober, 2 Erwachsene und ein Kind (4)',
    { to: ['Naples'], asks: false, from: 'Hamburg', days: 7, people: 3 },
  ],
  [
    'salgo desde Sevilla, quiero ir a Roma 4 días con mi novia en marzo',
    { to: ['Rome'], asks: false, from: 'Seville', days: 4, people: 2 },
  ],
  [
    'I’ll be driving down from Vancouver with two kids 8 and 11 to see Seattle, back the same way, 3 days in july',
    { to: ['Seattle'], asks: false, from: 'Vancouver', days: 3 },
  ],
  [
    'anyone driven from Cape Town to Windhoek? We are 4 friends w a hired 4x4, 14 days in may, open jaw',
    { to: ['Windhoek'], asks: false, from: 'Cape Town', days: 14, people: 4 },
  ],
  [
    'coming back from Tokyo we have a 3 day stopover in Seoul, what to do there, 2 of us, november',
    { to: ['Seoul'], asks: false, days: 3, people: 2 },
  ],
  [
    'hello we are a family from Pune (me wife son 12) wanting Dubai in december 5 nights 6 days pls suggest',
    { to: ['Dubai'], asks: false, from: 'Pune', days: 6, nights: 5 },
  ],
  [
    'Stuck in Houston for work till friday then I fly to New Orleans for the weekend, alone, jazz',
    { from: 'Houston', to: ['New Orleans'], asks: false, people: 1 },
  ],
  [
    'flights: GVA-ATH 4 june, ATH-GVA 11 june. two adults one kid of 8. what do we do in that week',
    { to: ['Athens'], asks: false, from: 'Geneva', people: 3 },
  ],
  [
    'We live half an hour from Lyon. Train to Turin looks easy. 3 days in november for us two',
    { to: ['Turin'], asks: false, from: 'Lyon', days: 3, people: 2 },
  ],
  [
    'Mi hermana vive en Berlín, salimos de Valencia, 4 días en Berlín en octubre, somos 3',
    { to: ['Berlin'], asks: false, from: 'Valencia', days: 4, people: 3 },
  ],
  [
    'going home to Nairobi for xmas, on the way back I have 3 days to spend in Doha, never been. solo',
    { to: ['Doha'], asks: false, days: 3, people: 1 },
  ],
  [
    'Start: Hamburg. Goal: Copenhagen. By bike! 7 days in june, two friends',
    { to: ['Copenhagen'], asks: false, from: 'Hamburg', days: 7, people: 2 },
  ],
  [
    'Denver to Moab to Zion and back to Denver, 8 days in a campervan in may, 2 adults',
    { to: ['Moab', 'Zion'], asks: false, from: 'Denver', days: 8, people: 2 },
  ],
  ['kraków z warszawy na weekend, maj, 2 osoby', { to: ['Kraków'], asks: false }],
  [
    'toronto based couple, 2 weeks in aug, thinking of flying to paris and driving down to nice',
    { to: ['Nice'], asks: false, from: 'Toronto', days: 14, people: 2 },
  ],
  [
    'ushuaia to el calafate to el chalten, 10 days january, hikers x2',
    { to: ['Ushuaia', 'El Calafate', 'El Chalten'], asks: true, days: 10, people: 2 },
  ],
]
