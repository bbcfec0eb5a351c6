/** Requests that name other places, people, dishes and houses beside the goal. */
import type { Request } from './expected.ts'

export const namedBeside: readonly Request[] = [
  [
    'My mum is from Palermo and keeps telling me to eat arancini, but honestly this time we just want 4 days in Krakow in march, two of us, pierogi and the salt mine',
    { to: ['Krakow'], asks: false, days: 4, people: 2 },
  ],
  [
    'flying Turkish Airlines via istanbul (short layover) to hanoi, 12 days in january solo',
    { to: ['Hanoi'], asks: false, days: 12, people: 1 },
  ],
  [
    'we ate the best peking duck of our lives last year in beijing. this year its copenhagen for a weekend in may, 2 ppl',
    { to: ['Copenhagen'], asks: false, people: 2 },
  ],
  [
    'My daughter Sydney turns 16 and wants to see Chicago. 3 nights, just the two of us, end of june',
    { to: ['Chicago'], asks: false, nights: 3, people: 2 },
  ],
  [
    'me, paris (my sister lol) and her bf jordan need a 5 day trip to lisbon in april',
    { to: ['Lisbon'], asks: false, days: 5 },
  ],
  [
    'Big Manchester United fan here, but the wife wants Vienna for Christmas markets. 4 days starting 10 December',
    { to: ['Vienna'], asks: false, days: 4 },
  ],
  [
    'I work for Bank of Montreal and get two weeks off in September, thinking Portugal: Porto first and then Lisbon by train',
    { to: ['Porto', 'Lisbon'], asks: false, days: 14 },
  ],
  [
    'studied at Oxford, lived in Geneva, now in Austin. never been to Japan! 10 days Tokyo + Kyoto in november please',
    { to: ['Tokyo', 'Kyoto'], asks: false, from: 'Austin', days: 10 },
  ],
  [
    'After watching Emily in Paris my girlfriend is obsessed with going to Rome lol. 3 days in feb for 2',
    { to: ['Rome'], asks: false, days: 3, people: 2 },
  ],
  [
    'is there anything like the new york pizza in naples? going 4 days in october with my brother',
    { to: ['Naples'], asks: false, days: 4, people: 2 },
  ],
  [
    'We stayed at the Hotel London in Verona once and loved small hotels like that. Looking for a week in Seville with the same feel, couple in our 50s, April',
    { to: ['Seville'], asks: false, days: 7, people: 2 },
  ],
  [
    'staying at the Venetian in vegas 3 nights in march, 4 guys, bachelor party',
    { to: ['Las Vegas'], asks: false, nights: 3, people: 4 },
  ],
  [
    'My friend Chelsea who lives in Denver says Reykjavik is overrated but I want 5 days there anyway, february, alone',
    { to: ['Reykjavik'], asks: false, days: 5, people: 1 },
  ],
  [
    'kids hate brussels sprouts and love french fries lol. family of 4 (7 and 10) 1 week in amsterdam in july, coming from Bristol',
    { to: ['Amsterdam'], asks: false, from: 'Bristol', days: 7, people: 4 },
  ],
  [
    'Boston Celtics play at Madison Square Garden on jan 9, want a long weekend around that, 2 people from hartford',
    { asks: true, from: 'Hartford', people: 2 },
  ],
  [
    'my grandparents emigrated from Cork to Philadelphia in 1921. For dads 70th we are taking him to Cork, 6 days in June, 5 of us flying out of Philly',
    { to: ['Cork'], asks: false, from: 'Philadelphia', days: 6, people: 5 },
  ],
  [
    'watched lost in translation and narcos mexico back to back... decided on mexico city, 6 days in feb, me n my roommate',
    { to: ['Mexico City'], asks: false, days: 6, people: 2 },
  ],
  [
    'Got married in Santorini five years ago. For the anniversary we would like somewhere new, we settled on Dubrovnik. 5 nights, second week of june',
    { to: ['Dubrovnik'], asks: false, nights: 5 },
  ],
  [
    'Last time in Bangkok we had food poisoning, the time before in Delhi too 😅 so we are going soft: Singapore for 4 days, 2 adults, august',
    { to: ['Singapore'], asks: false, days: 4, people: 2 },
  ],
  [
    'My boss at Deutsche Bank Frankfurt gave me friday off so a 3 day budapest trip it is!! 14-16 may, me + 2 mates, ruin bars, thermal baths',
    { to: ['Budapest'], asks: false, days: 3, people: 3 },
  ],
  [
    "Finished my nursing exams at King's College London yesterday!! celebrating with 4 days in Seville in june, me and two course mates",
    { to: ['Seville'], asks: false, days: 4 },
  ],
  [
    'our choir sang in Leipzig and Dresden in 2019, next spring we want a weekend in Tallinn, 24 singers',
    { to: ['Tallinn'], asks: false },
  ],
  [
    'I only fly Air France so probably changing in Paris, but the trip is Cape Town, 9 days in November, two adults',
    { to: ['Cape Town'], asks: false, days: 9, people: 2 },
  ],
  [
    'can you recommend a good Vietnamese place? no wait first the trip: Munich 3 days, sept, I am half Danish half Thai and travel alone',
    { to: ['Munich'], asks: false, days: 3, people: 1 },
  ],
  [
    'My dog is called Boston and he comes too. 5 days in Bruges and around, by car from Reims, me + wife',
    { to: ['Bruges'], asks: false, from: 'Reims', days: 5, people: 2 },
  ],
  [
    'we honeymooned at the Paris hotel in Las Vegas. Twenty years later we want the real one, 5 nights in october',
    { asks: true, nights: 5 },
  ],
  [
    'Savannah and Austin (my kids, 9 and 12) have never seen the ocean. San Diego for a week in July?',
    { to: ['San Diego'], asks: false, days: 7 },
  ],
  [
    'A colleague who used to be at Siemens in Erlangen swears by Ljubljana. so: ljubljana, 4 days, may, with my husband',
    { to: ['Ljubljana'], asks: false, days: 4, people: 2 },
  ],
  [
    'dont want another Venice situation with the crowds. Bologna, 3 nights, end of april, 2 of us',
    { to: ['Bologna'], asks: false, nights: 3, people: 2 },
  ],
  [
    'Real Madrid are playing Sporting in Lisbon on the 18th of march, going with my dad, 3 nights, hotel near the stadium',
    { to: ['Lisbon'], asks: false, nights: 3, people: 2 },
  ],
]
