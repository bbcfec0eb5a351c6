/** Requests of everyday English with a month, a length or neither. */
import type { Request } from './expected.ts'

export const goalsInShort: readonly Request[] = [
  [
    'hiya, me and the mrs fancy lisbon in may for 4 nights, flying from leeds. big on seafood and old trams, not fussed about museums tbh. about 900 quid all in',
    { to: ['Lisbon'], asks: false, nights: 4, people: 2 },
  ],
  ['rome 3 days', { to: ['Rome'], asks: false, days: 3 }],
  [
    'We are 2 adults and 2 kids (6 and 9), the kids would live on peking duck if we let them lol. Looking at hong kong for a week in april, need family rooms',
    { to: ['Hong Kong'], asks: false, days: 7, people: 4 },
  ],
  [
    'did barcelona last year and it was rammed. thinking valencia this time, 5 nights end of september, just the two of us, beach + paella + bikes',
    { to: ['Valencia'], asks: false, nights: 5, people: 2 },
  ],
  [
    'Hi there! Can you plan 2 days in Cambridge for my parents and me? We like punting... or whatever there is, bookshops, old pubs.',
    { to: ['Cambridge'], asks: false, days: 2, people: 3 },
  ],
  [
    'NOT paris again please!! we have been five times. this time lyon, long weekend in february, eating eating eating. no offal for me though',
    { to: ['Lyon'], asks: false },
  ],
  [
    'two weeks in portugal in june w/ a hire car, 2 adults 1 kid (4). beaches, easy walks, grilled fish. around 3500 euros total without flights',
    { to: ['Portugal'], asks: false, days: 14, people: 3 },
  ],
  [
    'always wanted to see the taj mahal at sunrise. what would 2 days look like, feb, solo female traveller, veg food only',
    { to: ['Agra'], asks: false, days: 2, people: 1 },
  ],
  [
    'we want to split the week, half in split, half on the island of hvar. august, 4 friends, party',
    { to: ['Split', 'Hvar'], asks: false, days: 7, people: 4 },
  ],
  [
    'whats the best döner.. no seriously. 3 nights berlin in december w my brother, clubs, döner, turkish breakfast, no christmas markets pls',
    { to: ['Berlin'], asks: false, nights: 3, people: 2 },
  ],
  [
    'driving down from nashville to birmingham for the civil rights sites, mlk weekend in jan, me + 2 teens, motel under $120 a night',
    { to: ['Birmingham'], asks: false, people: 3 },
  ],
  [
    'granada + alhambra tickets, 2 nights in november 2027, coming over from malaga airport. tapas!! flamenco too if its not cheesy',
    { to: ['Granada'], asks: false, nights: 2 },
  ],
  ['weekend bruges beer n chocolate', { to: ['Bruges'], asks: false }],
  [
    'loved In Bruges but everyone says ghent is better so ghent it is. 2 days, next march, me and bf, street art, veggie food (thursdays right?)',
    { to: ['Ghent'], asks: false, days: 2, people: 2 },
  ],
  [
    'Ferry from Seattle to Victoria, 3 nights, around July 4, two moms with twins age 7. Whale watching, tea, gardens. Budget 2000 usd',
    { to: ['Victoria'], asks: false, nights: 3, people: 4 },
  ],
  [
    'We walk the last bit of the camino from Sarria to Santiago in late april, 6 days of walking, 2 nights in Santiago at the end. no dorms please, my wife snores (shes reading this)',
    { to: ['Santiago de Compostela'], in: ['ES'], asks: false, people: 2 },
  ],
  [
    'Shalom, family of 7 (2 adults, 5 children) looking for Prague over Purim school break, 4 nights, walking distance to a synagogue, kosher food essential',
    { to: ['Prague'], asks: false, nights: 4, people: 7 },
  ],
  [
    'mardi gras in mobile (yes the original one not new orleans), feb 2027, 3 nights, can you send it to my mobile? group of 8',
    { to: ['Mobile'], asks: false, nights: 3, people: 8 },
  ],
  [
    'Its a surprise for my girlfriend so dont mail to this address pls. Valentines weekend in Verona, 2 nights, from Basel, romantic dinner, opera if any, no rom com stuff like the juliet balcony queue',
    { to: ['Verona'], asks: false, nights: 2, people: 2 },
  ],
  [
    'whats the best time to be at machu picchu and how many days do we need, there is 2 of us, we go in june and we are scared of altitude',
    { to: ['Machu Picchu'], asks: false, people: 2 },
  ],
  [
    'want to drive round tuscany for 9 days in sept. wine, hill towns, agriturismo with pool. my parents, my wife, me and the baby. nothing over 180 a night euros',
    { to: ['Tuscany'], asks: false, days: 9, people: 5 },
  ],
  ['kyoto in november, leaves, temples, 5 nights', { to: ['Kyoto'], asks: false, nights: 5 }],
  [
    'Bonjour, we are french couple, we search for 3 weeks in Vietnam in February, from north to south, with not too much bus. Street food, boat, nature. 2000 euro by person without flight.',
    { to: ['Vietnam'], asks: false, days: 21, people: 2 },
  ],
  [
    'finally the sagrada familia is (nearly) done so we should see it, 3 days in march w my dad who is an architect, gaudi gaudi gaudi, and my dad is diabetic',
    { to: ['Barcelona'], asks: false, days: 3, people: 2 },
  ],
  [
    'my polish neighbour keeps telling me to go to Zakopane. we are 2 retired teachers, no skis, winter walks, soup, thermal pools, 5 nights in feb',
    { to: ['Zakopane'], asks: false, nights: 5, people: 2 },
  ],
  [
    'georgia in may, 8 days, wine and mountains and khachapuri',
    { to: ['Georgia'], asks: false, days: 8 },
  ],
  [
    'Accessible holiday for a wheelchair user plus carer, Rotterdam, 4 nights, first half of May, flat routes, modern architecture, harbour. Budget 160 eur per night.',
    { to: ['Rotterdam'], asks: false, nights: 4, people: 2 },
  ],
  [
    'birdwatching in extremadura, 6 days late feb, 3 old men with big scopes, early dinners (spain i know)',
    { to: ['Extremadura'], asks: false, days: 6, people: 3 },
  ],
  [
    'bangkok, 10 days, im ok with like 35 usd a day, street food markets temples, no ping pong shows or elephants',
    { to: ['Bangkok'], asks: false, days: 10 },
  ],
  [
    'I am newly divorced and for the first time in 31 years I can decide alone where to go. He always wanted golf in the Algarve. I want to go to Iceland and look at waterfalls. Six days in September, no group tours, small guesthouses, I can drive but not on gravel. I have put aside 2,800 euros. I do not eat lamb.',
    { to: ['Iceland'], asks: false, days: 6, people: 1 },
  ],
  [
    'naples florida in feb for the in-laws, 1 week, golf + early bird dinners, 4 adults',
    { to: ['Naples'], asks: false, days: 7, people: 4 },
  ],
  [
    '2 nights in venice, mid january, fog and no crowds, photography. alone',
    { to: ['Venice'], asks: false, nights: 2, people: 1 },
  ],
  [
    'i want to visit newcastle in july for 3 nights, coming from sydney on the train',
    { to: ['Newcastle'], asks: false, nights: 3 },
  ],
  [
    'lost in translation is my fav movie so ofc i want the park hyatt bar. tokyo 6 days nov 2027 solo. vinyl, kissaten, arcades. 1500 usd no flight',
    { to: ['Tokyo'], asks: false, days: 6, people: 1 },
  ],
  [
    'islay. whisky. 4 days. may. three swedes. no golf.',
    { to: ['Islay'], asks: false, days: 4, people: 3 },
  ],
  [
    'hainanese chicken rice, char kway teow, assam laksa. penang, 4 nights, any time in march, two greedy people, 60 eur a night for the room',
    { to: ['Penang'], asks: false, nights: 4, people: 2 },
  ],
  [
    'Ladies and gentlemen, kindly propose a programme for Dubrovnik, seven nights, second half of May 2027, for a party of 16 persons (choir), half board, one church concert. Three are vegetarians.',
    { to: ['Dubrovnik'], asks: false, nights: 7, people: 16 },
  ],
  [
    'wild swimming slovenia july 8 days camper van 2 girls 1 dog 70€/day',
    { to: ['Slovenia'], asks: false, days: 8 },
  ],
  [
    'Mauritius, 2 people, 12 nights in November next year, 5k euros per person max, kitesurfing for him, books for me, no buffet',
    { to: ['Mauritius'], asks: false, nights: 12, people: 2 },
  ],
  ['malta in feb w kids?', { to: ['Malta'], asks: false }],
  ['7 days crete, no car', { to: ['Crete'], asks: false, days: 7 }],
  [
    'We are coming to Essen for the Spiel games fair in October 2027, four nights, three nerds from Antwerp. Cheap hotel near a tram (70 eur per night per room ok). Burgers.',
    { to: ['Essen'], asks: false, nights: 4, people: 3 },
  ],
  [
    'we want buffalo wings IN buffalo lol + see the falls. 2 nights memorial day weekend, from pittsburgh, 2 couples',
    { to: ['Buffalo'], asks: false, nights: 2, people: 4 },
  ],
  [
    'im a java developer and need offline. lofoten. 7 days end of feb. cabin, northern lights, cod, no people. 1200 eur',
    { to: ['Lofoten'], asks: false, days: 7 },
  ],
  [
    'my bf eats parma ham every day but we are going to modena, for the cars & balsamic, 2 nights sometime in april, 150 eur a night',
    { to: ['Modena'], asks: false, nights: 2, people: 2 },
  ],
  [
    'victoria falls then chobe, 3 nights + 3 nights, from joburg, august, 2 adults, no walking safari, i am terrified',
    { to: ['Victoria Falls', 'Chobe'], asks: false, nights: 6, people: 2 },
  ],
  [
    '10 days taiwan, night markets, cycling, hot springs, tea. march. solo f, 34. budget hostels ok but no mixed dorm. 90 usd/day',
    { to: ['Taiwan'], asks: false, days: 10, people: 1 },
  ],
  [
    'Normandy but no D-Day stuff please, my father has seen enough. 4 days in may, Etretat, Honfleur, cider, from Liege by car, my parents and I',
    { to: ['Normandy'], asks: false, days: 4, people: 3 },
  ],
  [
    'toledo for a night, oct, the zoo and that hot dog place from MASH, from ann arbor',
    { to: ['Toledo'], asks: false, nights: 1 },
  ],
  ['amstredam 3 dyas, april, tulpis, no cofeeshops, 2 adluts', { to: ['Amsterdam'], asks: false }],
]
