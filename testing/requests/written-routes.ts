/** Requests as people write them: routes, starts, what is refused and what is only told of. */
import type { Request } from './expected.ts'

export const writtenRoutes: readonly Request[] = [
  [
    'ok so i need like a super cheap trip to budapest from manchester, 4 nights, feb half term ish, just me and my mate, 250 quid each all in if thats even possible lol. ruin bars and the baths thats it',
    { to: ['Budapest'], from: 'Manchester', days: 5, people: 2 },
  ],
  [
    'layover in doha 11 hours on the way from JFK to Colombo, landing 6am on jan 22, just carry on bag. worth leaving the airport? want souq + museum of islamic art',
    { to: ['Doha'], from: 'New York', on: '2027-01-22..2027-01-22', days: 1, tastes: ['souq'] },
  ],
  [
    "Our cruise stops in Naples from 8 to 6 on October 5th 2027, there's four of us, two couples early 60s. Could we do Pompeii and still have a real pizza in town before getting back on the ship? My sister-in-law gets sick on winding roads so no Amalfi.",
    {
      to: ['Naples'],
      on: '2027-10-05..2027-10-05',
      days: 1,
      people: 4,
      skip: ['Amalfi', 'winding roads'],
    },
  ],
  [
    "Anywhere warm in February, direct from Edinburgh, 7 nights, two of us, under £1400 total. We don't care where so long as there's sun, a decent book-by-the-pool hotel and some walking. Not Benidorm. Never again Benidorm.",
    { asks: true, from: 'Edinburgh', days: 8, people: 2 },
  ],
  [
    "portland in august with my sister, she's never had a lobster roll lol. 4 days, lighthouses, breweries, maybe a boat out to the islands in casco bay. we'd drive up from boston",
    { to: ['Portland'], from: 'Boston', days: 4, people: 2, tastes: ['lighthouses', 'boat out'] },
  ],
  [
    'Honeymoon!!! Bali for 12 days starting June 20 2027. we want 5 days in Ubud, 4 in Seminyak and 3 on Nusa Lembongan. snorkling, spa, rice terraces. he is allergic to peanuts',
    {
      to: ['Ubud', 'Seminyak', 'Nusa Lembongan'],
      on: '2027-06-20..2027-07-01',
      days: 12,
      people: 2,
      stays: { Ubud: 5, Seminyak: 4, 'Nusa Lembongan': 3 },
      diets: ['nut-free'],
      tastes: ['rice terraces'],
    },
  ],
  [
    'Originally wanted Dubai but with the heat in july my doctor said absolutely not, so Reykjavik it is. 6 days, me (58) and my daughter (24). Waterfalls, hot springs, whales. No camping.',
    { to: ['Reykjavik'], days: 6, people: 2, skip: ['camping'], tastes: ['whales'] },
  ],
  [
    "hey so um i'm looking to uh go to new orleans for like four days for jazz fest next spring with my two roommates we're coming from austin and we have about let's say six hundred dollars each not counting the tickets and one of us is vegetarian",
    { to: ['New Orleans'], from: 'Austin', days: 4, people: 3, diets: ['vegetarian'] },
  ],
  [
    'Two weeks in Japan in November 2027: Tokyo 5 days, Kanazawa 2, Kyoto 4, Hiroshima 1, Osaka 2. Couple, mid 30s. Autumn leaves, ramen, onsen at least once, no theme parks.',
    {
      to: ['Tokyo', 'Kanazawa', 'Kyoto', 'Hiroshima', 'Osaka'],
      days: 14,
      people: 2,
      stays: { Tokyo: 5, Kanazawa: 2, Kyoto: 4, Hiroshima: 1, Osaka: 2 },
    },
  ],
  [
    "Need an itinerary for Yellowstone, 5 days early September, family of 4 (kids 9 + 13), driving in from Salt Lake City. Geysers, wolves if we're lucky, one easy-ish hike a day. We'll have the dog with us too, a calm old lab.",
    {
      to: ['Yellowstone'],
      from: 'Salt Lake City',
      days: 5,
      people: 4,
      kids: 2,
      tastes: ['wolves'],
    },
  ],
  [
    'After watching Before Sunset about a hundred times my wife and I are finally going to Paris. 22-26 Sept 2027, bookshops, walking along the canals, no Louvre, no Eiffel queue. £1,500 for the lot excluding eurostar from London.',
    {
      to: ['Paris'],
      from: 'London',
      on: '2027-09-22..2027-09-26',
      days: 5,
      people: 2,
      skip: ['Eiffel Tower', 'Louvre Museum', 'queue'],
      tastes: ['walking'],
    },
  ],
  [
    'pls suggest trip 4 me n 2 frnds frm mumbai, 5 days in march, budget 60k rs per person incl flights, beaches + party, one jain veg',
    { asks: true, from: 'Mumbai', days: 5, people: 3, diets: ['vegetarian'] },
  ],
  [
    "We're flying Turkish Airlines from Toronto and end up in Tbilisi on May 3rd. 9 days in Georgia, two of us, wine regions, Kazbegi mountains, khachapuri every day. Could do with a driver. About 150 US dollars a day for both of us.",
    {
      to: ['Tbilisi'],
      from: 'Toronto',
      on: '2027-05-03..2027-05-11',
      days: 9,
      people: 2,
      tastes: ['khachapuri'],
    },
  ],
  [
    "Can you help with ideas for Hong Kong during Chinese New Year? Arriving 4 Feb leaving 9 Feb 2027. 2 adults, grandma 79 (short walks only) and a 5 yr old. Dim sum, fireworks if there are any, Disney one day. We're from Brisbane. Budget AUD 5000 excluding airfares.",
    {
      to: ['Hong Kong'],
      from: 'Brisbane',
      on: '2027-02-04..2027-02-09',
      days: 6,
      people: 4,
      kids: 1,
      needs: ['limited-walking'],
      tastes: ['fireworks'],
    },
  ],
  [
    'hiya, looking at 5 days in Marrakech over new year, 30 dec to 3 jan, 2 couples. riad with a plunge pool, souks, one day to the Atlas mountains. someone told us Agadir but its all big hotels so no thanks.',
    { to: ['Marrakech'], on: '2026-12-30..2027-01-03', days: 5, people: 4 },
  ],
  [
    'I am muslim family from Jakarta, 2 adult 3 child (2, 6, 9), we want go to Seoul 6 days in October. Need halal food and prayer place. Children like theme park, I like skincare shopping, my husband like palace and history. Budget 40 million rupiah not including ticket.',
    { to: ['Seoul'], from: 'Jakarta', days: 6, people: 5, kids: 3, diets: ['halal'] },
  ],
  [
    "Boston to DC by Amtrak, with stops: 2 nights Boston, 3 nights New York, 2 nights Philadelphia, 2 nights Washington. Last week of September into October '27. Two retired teachers from Leeds, keen on American history, not keen on tall buildings or loud music.",
    {
      to: ['Boston', 'New York', 'Philadelphia', 'Washington'],
      from: 'Leeds',
      days: 10,
      people: 2,
      stays: { Boston: -2, 'New York': -3, Philadelphia: -2, Washington: -2 },
      skip: ['tall buildings', 'loud music'],
      tastes: ['american history'],
    },
  ],
  [
    'Sydney 4 days, then Melbourne 3 days, then 4 days Tasmania by hire car. Mid Feb 2027. We are two women in our 50s from Vancouver, love birds, botanic gardens, and oysters. Please do not send us to casinos.',
    {
      to: ['Sydney', 'Melbourne', 'Tasmania'],
      from: 'Vancouver',
      days: 11,
      people: 2,
      stays: { Sydney: 4, Melbourne: 3, Tasmania: 4 },
      skip: ['casinos'],
      tastes: ['birds', 'botanic gardens'],
    },
  ],
  [
    "Zanzibar or not Zanzibar? We've been told it rains in April so we've dropped it and gone for Mauritius instead. 10 nights from 3 April 2027, family with twins of 6. Shallow beach, turtles, no long transfers.",
    {
      to: ['Mauritius'],
      on: '2027-04-03..2027-04-13',
      days: 11,
      kids: 2,
      skip: ['Zanzibar', 'long transfers'],
      tastes: ['turtles', 'shallow beach'],
    },
  ],
  [
    'Cancun was awful last time, all inclusive zombies. this yr we want Oaxaca for day of the dead, 29 oct to 4 nov 2027, me, my bf and his brother. mezcal, mole, cemeteries at night',
    {
      to: ['Oaxaca'],
      on: '2027-10-29..2027-11-04',
      days: 7,
      people: 3,
      tastes: ['mezcal', 'mole', 'day of the dead', 'cemeteries'],
    },
  ],
  [
    'Weekend Hamburg with the boys (me 41, sons 8 and 10), miniatur wunderland!!! harbour, ships, fischbrötchen. By train from Hannover, 20-21 feb. 400 euro max',
    {
      to: ['Hamburg'],
      from: 'Hannover',
      on: '2027-02-20..2027-02-21',
      days: 2,
      people: 3,
      kids: 2,
    },
  ],
  [
    'we wanna see cherry blossom somewhere in asia end of march, 9 days, 3 girlfriends from dubai, budget abt 8000 dirham each with flights. where should we go and whats the plan',
    { asks: true, from: 'Dubai', days: 9, people: 3, tastes: ['cherry blossom'] },
  ],
  [
    "help!! i booked flights to naples for the wrong one haha. so i'm now going to naples FL w/ my parents in january, 5 days, from minneapolis. beach, everglades airboat, early bird dinners. dad's on a low sodium diet",
    { to: ['Naples'], from: 'Minneapolis', days: 5, people: 3, tastes: ['early bird dinners'] },
  ],
  [
    "I'd like to take my husband away for his 50th. It's on 2 March 2027. He'd be happy anywhere with trains - steam ideally - and proper ale. From Bristol, no flying. 3 nights. No more than 700 pounds.",
    { asks: true, from: 'Bristol', days: 4, people: 2, tastes: ['proper ale', 'steam'] },
  ],
  [
    "Dear travel planner, we're going to Springfield to see the Lincoln sites. Two days in April, driving up from St. Louis, me, my husband and our son (12) who's doing a school project about the president. Horseshoe sandwich is a must I'm told.",
    { to: ['Springfield'], from: 'St. Louis', days: 2, people: 3, kids: 1 },
  ],
  [
    "we're after a week in the Lake District in October half-term with grandparents (so 2+2+3 kids: 4, 7, 9). Beatrix Potter, steamers, rainy day stuff, pub lunches. from Nottingham, not Wales again",
    {
      to: ['Lake District'],
      from: 'Nottingham',
      days: 7,
      people: 7,
      kids: 3,
      tastes: ['beatrix potter', 'steamers', 'pub lunches'],
    },
  ],
  [
    'Cairo 4d, Luxor 3d, no cruise. Nov 2027. M/F 60s. Egyptologist guide if possible. Afternoon rest essential. Moderate budget, ca. 250 CHF/day for both.',
    {
      to: ['Cairo', 'Luxor'],
      days: 7,
      people: 2,
      stays: { Cairo: 4, Luxor: 3 },
      skip: ['cruise'],
      tastes: ['egyptologist guide'],
    },
  ],
  [
    "I'm Orthodox and keep kosher, my wife and I want to visit Budapest and Prague after Pesach, 2 nights Budapest, 3 nights Prague, incl. Shabbat in Prague near the old synagogue. Starting Tuesday May 4. We're from Antwerp.",
    {
      to: ['Budapest', 'Prague'],
      from: 'Antwerp',
      on: '2027-05-04..2027-05-09',
      days: 6,
      people: 2,
      stays: { Budapest: -2, Prague: -3 },
      diets: ['kosher'],
    },
  ],
  [
    "Bucharest, 3 days end of January, cold I know!, I'm a photographer of brutalist buildings. Cheap eats. Leaving from Sofia by bus.",
    { to: ['Bucharest'], from: 'Sofia', days: 3, people: 1, tastes: ['brutalist'] },
  ],
  [
    "so basically we're 2 mums with 3 kids between us (5,5 and 8) and we'd love 4 days in Valencia, the one with the oceanografic, during the february half term, 15-18 Feb. paella, beach if mild, bikes in the old riverbed. Dads stay in Cardiff lol",
    {
      to: ['Valencia'],
      from: 'Cardiff',
      on: '2027-02-15..2027-02-18',
      days: 4,
      people: 5,
      kids: 3,
    },
  ],
  [
    'Los Angeles 5 days, 17.-21. june, two adults without driving licence!! is it possible w/ metro & uber? we love film studios, tacos, street art, venice beach. from Zürich. 1800 Franken exkl. flug',
    {
      to: ['Los Angeles'],
      from: 'Zürich',
      on: '2027-06-17..2027-06-21',
      days: 5,
      people: 2,
      tastes: ['film studios'],
    },
  ],
  [
    "Want to take the kids (12, 15) to Washington next summer, the Smithsonians, Air & Space, the White House from outside, baseball. 5 days. We come down from Rochester, NY by car. Dad's a vet, so Arlington too. Hotel w/ pool under $220 a night.",
    { to: ['Washington'], from: 'Rochester', days: 5, kids: 2 },
  ],
  [
    'Vienna sounds lovely but we only have the Friday off so something closer to Manchester - Liverpool then. Fri 12 to Sun 14 March. Beatles, the two cathedrals, Albert Dock, good curry. Couple, 60ish, dodgy back so taxis fine.',
    {
      to: ['Liverpool'],
      from: 'Manchester',
      on: '2027-03-12..2027-03-14',
      days: 3,
      people: 2,
      needs: ['limited-walking'],
      tastes: ['beatles', 'albert dock'],
    },
  ],
  [
    'amsterdam kings day 2027 - 26 to 28 april, 3 guys from cork, boats, orange everything, foodhallen. staying in haarlem cos its cheaper',
    { to: ['Amsterdam'], from: 'Cork', on: '2027-04-26..2027-04-28', days: 3, people: 3 },
  ],
]
