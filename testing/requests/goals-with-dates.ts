/** Requests of everyday English with days of the calendar. */
import type { Request } from './expected.ts'

export const goalsWithDates: readonly Request[] = [
  [
    'Hello, I would like to travel alone from Munich to Krakow, 12 to 16 March. I am interested in Jewish history and good coffee. I am vegetarian. Please no long bus tours.',
    { to: ['Krakow'], asks: false, on: '2027-03-12..2027-03-16', people: 1 },
  ],
  [
    'looking for a nice hotel in nice lol, 2 nights from 5 june, me and my sister',
    { to: ['Nice'], asks: false, on: '2027-06-05..2027-06-07', nights: 2, people: 2 },
  ],
  [
    'Our daughter graduates from MIT on May 27 and we need 4 nights in Cambridge from the 25th. Coming from Houston. Four of us, all adults. My husband is celiac.',
    { to: ['Cambridge'], asks: false, nights: 4, people: 4 },
  ],
  [
    'My friend Paris and I are going to Athens from 3 to 7 april. She is vegan, I eat anything. We love ruins but not before 10am haha',
    { to: ['Athens'], asks: false, on: '2027-04-03..2027-04-07', people: 2 },
  ],
  [
    'booked at the Hotel London in Sarajevo (dont ask). 3 days from this friday, need stuff to do, war history, cevapi, coffee',
    { to: ['Sarajevo'], asks: false, on: '2026-11-20..2026-11-22', days: 3 },
  ],
  [
    'lads trip, going to watch Real Madrid play away in Bilbao, 2 nights sat 13 march, 6 of us, pintxos and beers, £350 each',
    { to: ['Bilbao'], asks: false, on: '2027-03-13..2027-03-15', nights: 2, people: 6 },
  ],
  [
    'My family doesnt do turkey on thanksgiving so this year were going to New Orleans instead, nov 25-29, 5 adults. gumbo, jazz. One of us has a shellfish allergy',
    { to: ['New Orleans'], asks: false, on: '2026-11-25..2026-11-29', people: 5 },
  ],
  [
    'i have to be in reading for work mon 7 to wed 9 december, what can i do in the evenings? from glasgow. like live music and curry',
    { to: ['Reading'], asks: false, on: '2026-12-07..2026-12-09' },
  ],
  [
    'in frankfurt for a trade fair 2-5 feb, one free day, thinking heidelberg for the day. what about evenings in frankfurt? i dont drink',
    { to: ['Frankfurt'], asks: false, on: '2027-02-02..2027-02-05' },
  ],
  [
    'Honeymoon!!! Bali 10 nights from 18 sept, then 3 nights Singapore. Fly out of Perth. 8k AUD all up excl flights. spa, rice terraces, snorkelling, no scooters',
    { to: ['Bali', 'Singapore'], asks: false, on: '2027-09-18..2027-10-01', nights: 13, people: 2 },
  ],
  [
    'so our trip to tel aviv got cancelled again. plan b is limassol, same dates 1-8 may, 2 adults, beach, ruins, meze',
    { to: ['Limassol'], asks: false, on: '2027-05-01..2027-05-08', people: 2 },
  ],
  [
    'budapest, fri-sun, 4-6 dec, baths + ruin bars, 2 ppl, 300€ each',
    { to: ['Budapest'], asks: false, on: '2026-12-04..2026-12-06', people: 2 },
  ],
  [
    'san jose 2 nights then la fortuna 3 nights then manuel antonio 4. sloths!! 2 adults and our 10yo, from atlanta, starts dec 26',
    {
      to: ['San Jose', 'La Fortuna', 'Manuel Antonio'],
      asks: false,
      on: '2026-12-26..2027-01-04',
      nights: 9,
      people: 3,
    },
  ],
  [
    'lufthansa cancelled us so we have to get from oslo to innsbruck some other way, skiing 6-13 march, 5 adults, one vegan one coeliac sorry',
    { to: ['Innsbruck'], asks: false, on: '2027-03-06..2027-03-13', people: 5 },
  ],
  [
    'Hi, Denzel Washington fan here haha. Going to Washington DC with the school choir? No, with my class reunion: 14 people, 3 nights from 23 April, coming by Amtrak from Philadelphia. Museums, free stuff mostly.',
    { to: ['Washington DC'], asks: false, on: '2027-04-23..2027-04-26', nights: 3, people: 14 },
  ],
  ['oslo tmrw 2 nights, rain plans?', { to: ['Oslo'], asks: false, nights: 2 }],
  [
    'room with a bath is a must (bad back). york, 2 nights, 11 dec, me + hubby, christmas lights, tea rooms, the minster',
    { to: ['York'], asks: false, on: '2026-12-11..2026-12-13', nights: 2, people: 2 },
  ],
  [
    'Interrail plan: Ljubljana 2 nights, Zagreb 1, Belgrade 3, Sofia 2 and then Thessaloniki 3. Starting 4 July from Graz. Three of us, all 19. hostels max 25 eur a night',
    {
      to: ['Ljubljana', 'Zagreb', 'Belgrade', 'Sofia', 'Thessaloniki'],
      asks: false,
      on: '2027-07-04..2027-07-15',
      nights: 11,
      people: 3,
    },
  ],
  [
    'marrakech!! 4 nights 25 feb, 3 girlfriends and me, riads, hammam, shopping. one has a nut allergy. we fly from geneva',
    { to: ['Marrakech'], asks: false, on: '2027-02-25..2027-03-01', nights: 4 },
  ],
  [
    'my son studies in Oxford and cant come home for christmas so we will visit him there 23-27 dec, from Bangalore, 2 of us, pure veg, no onion no garlic',
    { to: ['Oxford'], asks: false, on: '2026-12-23..2026-12-27', people: 2 },
  ],
  [
    'vegan food in warsaw is supposed to be insane?? 2 nights from berlin by train, jan 15, solo',
    { to: ['Warsaw'], asks: false, on: '2027-01-15..2027-01-17', nights: 2, people: 1 },
  ],
  [
    'does anywhere in benidorm not do a full english lol. 7 nights from 5 feb with my nan, 520 quid each, bingo, flat walks',
    { to: ['Benidorm'], asks: false, on: '2027-02-05..2027-02-12', nights: 7, people: 2 },
  ],
  [
    'jordan wants to go to petra for his 30th, 5 nights jordan total from 3 april incl wadi rum. there will be 7 of us. no horse rides, cruel',
    { to: ['Petra', 'Wadi Rum'], asks: false, on: '2027-04-03..2027-04-08', nights: 5, people: 7 },
  ],
  [
    'i buy my dad cologne every year, this year he gets cologne. the city. carnival, 4-8 feb, the two of us from luxembourg',
    { to: ['Cologne'], asks: false, on: '2027-02-04..2027-02-08', people: 2 },
  ],
  [
    'third time im writing. DUBAI. 2 adults 1 infant. 28 dec to 4 jan. from karachi. sea view. halal. no desert safari it makes wife sick.',
    { to: ['DUBAI'], asks: false, on: '2026-12-28..2027-01-04', people: 3 },
  ],
  [
    'Stockholm 03.04. - 07.04.2027, 2 Erw. sorry, 2 adults :) museums, boats, cinnamon buns, no nightlife',
    { to: ['Stockholm'], asks: false, on: '2027-04-03..2027-04-07', people: 2 },
  ],
  [
    'any chance of something for this weekend in hamburg? me my husband and our daughter (12), miniatur wunderland obvs, fish sandwiches',
    { to: ['Hamburg'], asks: false, on: '2026-11-21..2026-11-22', people: 3 },
  ],
  [
    'yo need a plan 4 ibiza w da boys 25 jun - 29 jun 9 of us clubs pool villa 500 each no museums lol',
    { to: ['Ibiza'], asks: false, on: '2027-06-25..2027-06-29', people: 9 },
  ],
  [
    'Taking the grandchildren (7, 9, 13) to Copenhagen during the autumn holidays, 12-15 October. Grandpa has a new hip. Tivoli, the aquarium, hot dogs. One child cannot have milk.',
    { to: ['Copenhagen'], asks: false, on: '2027-10-12..2027-10-15' },
  ],
  [
    'edinburgh hogmanay 3 nights from dec 30 couple',
    { to: ['Edinburgh'], asks: false, nights: 3, people: 2 },
  ],
  [
    'play it again sam.. everyone says skip casablanca so straight from the airport there to fes please, 4 nights, 8 april, couple, crafts, food tour, no snakes',
    { to: ['Fes'], asks: false, on: '2027-04-08..2027-04-12', nights: 4, people: 2 },
  ],
  [
    'our cruise (MSC from Genoa) stops in Marseille for 9 hours on 14 april, what can we do there on our own? 2 adults, bouillabaisse, no shopping. also does anyone know if the drinks package is worth it',
    { to: ['Marseille'], asks: false, people: 2 },
  ],
  [
    'School ski trip cancelled, so me and my son Dallas (15) want to go mountain biking in Finale Ligure 20-24 march. He eats a LOT. gluten free tho',
    { to: ['Finale Ligure'], asks: false, on: '2027-03-20..2027-03-24', people: 2 },
  ],
  [
    'im 5 months pregnant so no sushi no hot springs no long walks, but i still want japan haha. jan 10-20. osaka only i think, slow. with my husband',
    { to: ['Osaka'], asks: false, on: '2027-01-10..2027-01-20', people: 2 },
  ],
  [
    'andorra ski + duty free, 5 nights 7 feb, bus from barcelona, 2 snowboarders',
    { to: ['Andorra'], asks: false, on: '2027-02-07..2027-02-12', nights: 5, people: 2 },
  ],
  [
    'scared of delhi belly so i want fancy food places only. jaipur 3 nights, udaipur 3 nights, feb 12 start, mother + daughter, textiles, palaces. fly into delhi, no stay there',
    { to: ['Jaipur', 'Udaipur'], asks: false, on: '2027-02-12..2027-02-18', nights: 6 },
  ],
  [
    'remote work month in las palmas, 1 to 31 march, good wifi, surf in the mornings, 1400 eur for everything, im from tallinn',
    { to: ['Las Palmas'], asks: false, on: '2027-03-01..2027-03-31' },
  ],
  [
    'nile cruise luxor to aswan 4 nights, then hurghada 5 nights beach, 14 nov 2027, 2 adults, my stomach is sensitive',
    { to: ['Luxor', 'Aswan', 'Hurghada'], asks: false, on: '2027-11-14..2027-11-23', people: 2 },
  ],
  [
    'my wife nancy has never been to nancy which is hilarious as we live in metz. one night, sat 12 dec, st nicolas lights, art nouveau, macarons',
    { to: ['Nancy'], asks: false, on: '2026-12-12..2026-12-13', nights: 1, people: 2 },
  ],
  [
    'no guided tours please!! we go to tours in the loire, 4 nights 3 may, castles by bike, goat cheese, 2 adults',
    { to: ['Tours'], asks: false, on: '2027-05-03..2027-05-07', nights: 4, people: 2 },
  ],
  [
    'severe brazil nut allergy so pls take it seriously. istanbul 5 days from march 24, me and my flatmate, cats, ferries, breakfasts',
    { to: ['Istanbul'], asks: false, on: '2027-03-24..2027-03-28', days: 5, people: 2 },
  ],
  [
    'spag bol in bologna?? jk i know. 3 nights 11 march, 2 adults + 8 month old, from eindhoven. tortellini, porticoes good for the pram',
    { to: ['Bologna'], asks: false, on: '2027-03-11..2027-03-14', nights: 3, people: 3 },
  ],
  [
    'whats the deal with hotel prices in deal?? need 2 nights 19-21 march, 2 adults, pier, fish n chips, under 110 pounds a night',
    { to: ['Deal'], asks: false, on: '2027-03-19..2027-03-21', nights: 2, people: 2 },
  ],
  [
    'cotswolds cottage w/ log fire 18-21 dec 6 adults 1 dog',
    { to: ['Cotswolds'], asks: false, on: '2026-12-18..2026-12-21', people: 6 },
  ],
  [
    'grand canyon south rim, 2 nights, 1 nov 2027, from las vegas by rental car, 2 adults, sunrise + sunset, no helicopter',
    { to: ['Grand Canyon'], asks: false, on: '2027-11-01..2027-11-03', nights: 2, people: 2 },
  ],
  [
    'has anybody stayed at the Bristol in Warsaw or the Europejski? deciding. 2 nights 29 jan, our anniversary, piano bar, ballet, up to 250 eur a night',
    { to: ['Warsaw'], asks: false, on: '2027-01-29..2027-01-31', nights: 2, people: 2 },
  ],
  [
    'barcelna 12th to 15th of feb w my gran. gaudi, tapas, she hates loud places. from cdg',
    { to: ['Barcelona'], asks: false, on: '2027-02-12..2027-02-15', people: 2 },
  ],
]
