/** Places that are people, homes, earlier trips or other people's plans, beside the goal or without one. */
import type { Request } from './expected.ts'

export const supportPeople: readonly Request[] = [
  [
    "My sister Sydney is getting married near Siena, we'd like 3 days in Siena around it",
    { to: ['Siena'], asks: false },
  ],
  [
    'taking my girlfriend Paris to Amsterdam for her 30th, 3 nights',
    { to: ['Amsterdam'], asks: false },
  ],
  [
    'My boss Troy said I can take Friday off, so: Prague Thursday evening to Sunday',
    { to: ['Prague'], asks: false },
  ],
  [
    "Georgia (my daughter) starts uni in Edinburgh, I'm dropping her off and staying 3 days",
    { asks: true },
  ],
  [
    'Asia, my wife, is from Kraków and wants to show me Gdańsk. 4 days in May',
    { to: ['Gdańsk'], asks: false },
  ],
  [
    'a weekend with Brooklyn, my 5 year old, in Hamburg, she loves trains',
    { to: ['Hamburg'], asks: false },
  ],
  ['Chad wants to surf. Me too. Where should we go for a week in February?', { asks: true }],
  [
    'Can you plan something for Kenya and me? We like wine and old towns, ten days in September',
    { asks: true },
  ],
  [
    'Back home in Manchester by Sunday night please. Dublin, leaving Friday after work',
    { to: ['Dublin'], asks: false },
  ],
  [
    'Hi from rainy Seattle! need sun, 7 days in Honolulu with a toddler',
    { to: ['Honolulu'], asks: false },
  ],
  [
    'Our house is in Lyon, our hearts are in Naples: 5 days of pizza in October',
    { to: ['Naples'], asks: false },
  ],
  [
    "Greetings from Oslo, we're four friends and would love a few days in Tallinn",
    { to: ['Tallinn'], asks: false },
  ],
  [
    'I grew up in Denver, moved to Portland last year. Show me Portland in two days as if I was a tourist',
    { to: ['Portland'], asks: false },
  ],
  [
    'After our disaster in Cancun we want calm: Tulum, 6 nights, yoga',
    { to: ['Tulum'], asks: false },
  ],
  [
    'Been to Kyoto twice, Tokyo three times. This time Fukuoka and Nagasaki, 8 days',
    { to: ['Fukuoka', 'Nagasaki'], asks: false },
  ],
  [
    'We honeymooned in Venice 25 years ago and want to go back for 3 days in November',
    { asks: true },
  ],
  [
    'My parents are off to Madeira, my brother to Malta, and I get... Leipzig. 3 days, please make it good',
    { to: ['Leipzig'], asks: false },
  ],
  [
    'The neighbours go to Florida every year. What would you suggest for us? two weeks, four people, from Hanover',
    { asks: true },
  ],
  [
    'My wife says Paris, my daughter says Disneyland, I pay. So: Paris, 4 days in April',
    { to: ['Paris'], asks: false },
  ],
  [
    'He wants Tokyo and she wants Seoul, they marry in June, two weeks honeymoon. Help',
    { asks: true },
  ],
  ['my in-laws from Dallas visit us, what do we do with them for 5 days?', { asks: true }],
  ['The Bali we knew is gone, says my aunt. Is Flores still quiet? 9 days', { asks: true }],
  [
    'Charlotte and I want a long weekend in Lisbon in March, mid-range hotel',
    { to: ['Lisbon'], asks: false },
  ],
  [
    'florence turns 8 in june, we promised her a trip to copenhagen. 4 days',
    { to: ['Copenhagen'], asks: false },
  ],
  [
    'Trip for me and Savannah. Seattle. 4 nights. coffee, bookshops, ferries',
    { to: ['Seattle'], asks: false },
  ],
  [
    'Dear team, Mr. Preston and Mrs. Lincoln will attend, please plan two days in Zurich for them',
    { to: ['Zurich'], asks: false },
  ],
  [
    'Victoria wants museums, Chelsea wants shopping, I want to sleep. Vienna, 3 days',
    { to: ['Vienna'], asks: false },
  ],
  ['Jordan and I have 10 days off in October and fly to Athens', { to: ['Athens'], asks: false }],
  [
    'With Adelaide and Hamilton, our two dachshunds, for a week in Bruges',
    { to: ['Bruges'], asks: false },
  ],
  ['Dallas and Houston, the twins, are 4. We need an easy week in Mallorca', { asks: true }],
  ["for my friend Dakota's hen do, 9 of us, Porto, two nights", { to: ['Porto'], asks: false }],
  ['Lourdes and Santiago Ramirez, retired, 6 days in Rome, slow pace please', { asks: true }],
  [
    'We live in Bristol and have never seen York. Two nights in April',
    { to: ['York'], asks: false },
  ],
  ["I'm a Londoner looking for three days in Ghent", { to: ['Ghent'], asks: false }],
  [
    'Toronto couple here, thinking of Quebec City for our anniversary, 4 days in February',
    { asks: true },
  ],
  [
    'living in Perth, want to see Fremantle properly for a weekend',
    { to: ['Fremantle'], asks: false },
  ],
  [
    'based in Singapore, have the Hari Raya long weekend, Penang for food',
    { to: ['Penang'], asks: false },
  ],
  [
    "we're in Munich for good now and want to explore: 2 days Salzburg, then home",
    { to: ['Salzburg'], asks: false },
  ],
  [
    'From my flat in Leeds to the beach in the Algarve, 7 nights, June',
    { from: 'Leeds', to: ['Algarve'], asks: false },
  ],
  [
    'Loved Lisbon last spring, hated Madrid. Now Seville for 4 days',
    { to: ['Seville'], asks: false },
  ],
  [
    "Last year Iceland, the year before Norway. Next summer we'd like the Faroe Islands, one week",
    { to: ['Faroe Islands'], asks: false },
  ],
  [
    'did a cooking course in bologna once, want the same in palermo, 3 days',
    { to: ['Palermo'], asks: false },
  ],
  ['My last trip with you was Budapest, perfect. Same again but Warsaw', { asks: true }],
  [
    'in 2019 i walked around Hanoi for a week and it was the best. want to do hoi an this time, 5 days',
    { to: ['Hoi An'], asks: false },
  ],
  [
    "I remember Havana in the nineties. Haven't been back. Take me there for ten days",
    { to: ['Havana'], asks: false },
  ],
  ['We saw Machu Picchu last year; now two weeks in Patagonia', { to: ['Patagonia'], asks: false }],
  [
    "everybody on Instagram is in Bali. I'd rather have Lombok, 8 days",
    { to: ['Lombok'], asks: false },
  ],
  [
    "A friend told me about Ljubljana. Is 3 days enough? I'd go in May",
    { to: ['Ljubljana'], asks: false },
  ],
  [
    'while the others are at a conference in Geneva I have two days. Lausanne or Montreux?',
    { asks: true },
  ],
  ["A trip for Sydney's graduation, she likes theatre and sushi, a week in July", { asks: true }],
  ['My Berlin office closes in August. Two weeks on Crete then', { to: ['Crete'], asks: false }],
  [
    "I'm Sienna, 24, solo, first trip ever: Lisbon, 6 days, hostels",
    { to: ['Lisbon'], asks: false },
  ],
  [
    'Planning with Austin my colleague for a client visit in Frankfurt, 2 days',
    { to: ['Frankfurt'], asks: false },
  ],
  [
    'Grandma Florence is 80. She has always wanted to see Bruges. 3 days, short walks',
    { to: ['Bruges'], asks: false },
  ],
  ['two weeks in Peru with my best friend Israel', { to: ['Peru'], asks: false }],
  [
    'Kids: Paris 7, London 5. Parents: exhausted. One week of pool in Mallorca',
    { to: ['Mallorca'], asks: false },
  ],
  [
    'The Hamiltons, the Kents and the Prestons, 12 people, a villa near Lucca for a week',
    { to: ['Lucca'], asks: false },
  ],
  [
    'my daughter studies in St Andrews and I visit her for 4 days, what can we do around there',
    { to: ['St Andrews'], asks: false },
  ],
  [
    "our son lives in Denver, we'll spend a week with him and then 4 days in Moab",
    { to: ['Moab'], asks: false },
  ],
  [
    "My husband's work trip takes him to Stuttgart; I join for two days of it and want to see the city",
    { to: ['Stuttgart'], asks: false },
  ],
  [
    'Her family is in Seoul, mine in Madrid, so we meet halfway: Istanbul, 5 days',
    { to: ['Istanbul'], asks: false },
  ],
  ['Everyone at work raves about Albania. Saranda for a week?', { to: ['Saranda'], asks: false }],
  [
    'we promised the kids Disneyland, so Paris with 2 days of Disney and 2 of city',
    { to: ['Paris'], asks: false },
  ],
  [
    "Rome was too hot, Naples too loud. What's left in Italy for a quiet week in October?",
    { asks: true },
  ],
  [
    "having done Angkor and Bagan we'd love Borobudur, 4 days around Yogyakarta",
    { to: ['Yogyakarta'], asks: false },
  ],
  [
    "Copenhagen again, we've only seen Nyhavn last time. 3 days",
    { to: ['Copenhagen'], asks: false },
  ],
  ['I used to live in Tokyo and miss it. Two weeks there in March', { to: ['Tokyo'], asks: false }],
  [
    'Phoenix and Logan are our boys, 10 and 12. Berlin for 4 days, something with tanks and computers',
    { to: ['Berlin'], asks: false },
  ],
  ["It's Carolina's 40th! Six women, one long weekend, Seville", { to: ['Seville'], asks: false }],
  ['Hi, Jackson here. Looking at 5 days in Krakow with two mates', { to: ['Krakow'], asks: false }],
  [
    'me, tyler and devon want to do tallinn on the cheap, 3 nights',
    { to: ['Tallinn'], asks: false },
  ],
  ['Our au pair Lima comes along. Nice with toddlers, one week', { asks: true }],
  [
    'Mrs Chester needs a ground floor room. 3 nights in Harrogate',
    { to: ['Harrogate'], asks: false },
  ],
  ["For Verona's baptism we are 20 people in Padua, two nights", { to: ['Padua'], asks: false }],
  [
    'Could you take Bristol (my cat) into account? Week in Normandy by car from Reading',
    { to: ['Normandy'], asks: false },
  ],
  [
    'As a Viennese I know cakes. Now I want the ones in Lisbon, 3 days',
    { to: ['Lisbon'], asks: false },
  ],
  ["we're both from Glasgow, off to Belfast for 2 nights", { to: ['Belfast'], asks: false }],
  ['New Yorker seeking silence: 5 days in Vermont', { to: ['Vermont'], asks: false }],
  ['Home is Auckland. Destination Rarotonga. 7 days, family of 4', { asks: true }],
  [
    'I teach in Leeds, half term is 15-19 Feb, thinking Valencia',
    { to: ['Valencia'], asks: false },
  ],
  [
    'since we moved to Antwerp we never left Belgium. Cologne for the weekend?',
    { to: ['Cologne'], asks: false },
  ],
  [
    'our flight home to Boston is on the 9th. Before that 6 days in Ireland, say Galway and Dingle',
    { to: ['Galway', 'Dingle'], asks: false },
  ],
  [
    "I got engaged in Prague, married in Vienna, and for the honeymoon we'd like Sardinia, 10 days",
    { to: ['Sardinia'], asks: false },
  ],
  [
    "We've ticked off Bangkok, Chiang Mai and Phuket. Next: Krabi, one week",
    { to: ['Krabi'], asks: false },
  ],
  [
    'the best meal of my life was in Lyon. want to top it in San Sebastián, 4 days',
    { to: ['San Sebastián'], asks: false },
  ],
  ["Our guide in Cusco told us about Arequipa. We'd go in August, 5 days", { asks: true }],
  [
    'five years after our first trip to Dubrovnik we return, 4 days in May',
    { to: ['Dubrovnik'], asks: false },
  ],
  [
    'skipped Delphi last time, so this time Athens with Delphi, 5 days',
    { to: ['Athens', 'Delphi'], asks: false },
  ],
  ["my flatmate spends Easter in Malta, I'd like something similar but cheaper", { asks: true }],
  [
    'we are meeting friends from Hamburg in Dresden, two nights, what do we show them?',
    { to: ['Dresden'], asks: false },
  ],
  ['Anna lives in Lausanne, Ben in Turin. Where could they meet for a weekend?', { asks: true }],
  [
    "grandparents pay, they'd like Lake Garda, so Lake Garda it is, 7 days",
    { to: ['Lake Garda'], asks: false },
  ],
]
