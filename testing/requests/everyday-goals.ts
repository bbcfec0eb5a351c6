/** Goals in everyday messages: lengths said of places, sequences, sights beside their city, names of people and teams. */
import type { Request } from './expected.ts'

export const everydayGoals: readonly Request[] = [
  [
    "we're thinking kyoto for the maples, 5 nights mid november next year, two adults",
    { to: ['Kyoto'], asks: false },
  ],
  [
    "My wife is from Porto and we spend every summer there, this time I'd like to show her Edinburgh for a long weekend",
    { to: ['Edinburgh'], asks: false },
  ],
  ['long weekend Ghent end of february, beer and bikes', { to: ['Ghent'], asks: false }],
  [
    "Need a break. Somewhere warm in January that isn't the Canaries, flying from Manchester, a week",
    { asks: true },
  ],
  [
    'grandma turns 80, wants to see Vienna once more, opera if possible, 3 nights in may',
    { to: ['Vienna'], asks: false },
  ],
  [
    'Jordan and I are getting married in June and want a honeymoon in the Maldives or Seychelles',
    { asks: true },
  ],
  ['Jordan 8 days, petra by night, wadi rum, dead sea', { to: ['Jordan'], asks: false }],
  [
    'The Turkish place down the road made us want to go to Istanbul. 4 days in April.',
    { to: ['Istanbul'], asks: false },
  ],
  [
    'two weeks Japan first time tokyo kyoto osaka hiroshima',
    { to: ['Tokyo', 'Kyoto', 'Osaka', 'Hiroshima'], asks: false },
  ],
  ['Flying into Milan and out of Venice, 6 days, no car', { to: ['Milan', 'Venice'], asks: false }],
  [
    'I live in Austin and need a quick escape to New Orleans for jazz fest',
    { to: ['New Orleans'], asks: false },
  ],
  ['We loved Lisbon so this time Madeira for a week of walking', { to: ['Madeira'], asks: false }],
  [
    'Just back from Rome. Next: Athens, 4 days in October, ruins but not too many',
    { to: ['Athens'], asks: false },
  ],
  [
    'Road trip from Vancouver to Banff and Jasper, 9 days in july',
    { to: ['Banff', 'Jasper'], asks: false },
  ],
  [
    "My daughter studies in Leiden, we'll visit her for two days and then spend three in Amsterdam",
    { to: ['Leiden', 'Amsterdam'], asks: false },
  ],
  ['3 days Bath with mum, spa and Jane Austen', { to: ['Bath'], asks: false }],
  [
    'A hot bath and good food is all I want, maybe Budapest? 2 nights',
    { to: ['Budapest'], asks: false },
  ],
  ['reading week in february, student budget, krakow', { to: ['Krakow'], asks: false }],
  [
    'Conference in Geneva Tue to Thu, staying on till Sunday - what should I do?',
    { to: ['Geneva'], asks: false },
  ],
  [
    'Can you do 48 hours in Mexico City for someone who only eats?',
    { to: ['Mexico City'], asks: false },
  ],
  ['chill 4 days in santa fe new mexico, galleries, no hiking', { to: ['Santa Fe'], asks: false }],
  ['Cork or Galway for a stag do in March, 9 lads', { asks: true }],
  ['Orlando with twins aged 6, Disney and one day at the beach', { to: ['Orlando'], asks: false }],
  ['We have a layover in Doha from 6am to 5pm, what can we see?', { to: ['Doha'], asks: false }],
  [
    "Paris Texas is where my uncle lives and I'm visiting for Thanksgiving, 3 days",
    { to: ['Paris'], asks: false },
  ],
  [
    'Sydney Opera House has been my dream forever. 5 days in March',
    { to: ['Sydney'], asks: false },
  ],
  [
    'Melbourne Florida for a rocket launch, 3 nights in January',
    { to: ['Melbourne'], asks: false },
  ],
  [
    'looking at georgia in september, wine and mountains, 10 days, tbilisi and kazbegi',
    { to: ['Tbilisi', 'Kazbegi'], asks: false },
  ],
  [
    'Savannah and Charleston, 6 days, southern food',
    { to: ['Savannah', 'Charleston'], asks: false },
  ],
  [
    'going to see my brother Dallas in Denver, he works so I need plans for 4 days',
    { to: ['Denver'], asks: false },
  ],
  ['Is Marrakech ok with a four year old? a week at Easter', { to: ['Marrakech'], asks: false }],
  [
    'cheap week, anywhere with a direct flight from Bristol, sun guaranteed, may half term',
    { asks: true },
  ],
  ['Iceland ring road, 10 days in August, two couples, one car', { to: ['Iceland'], asks: false }],
  [
    'not Barcelona again please. Valencia? 4 days, paella, beach',
    { to: ['Valencia'], asks: false },
  ],
  [
    'my parents want Tuscany, I want Cinque Terre, we have one week in September',
    { to: ['Tuscany', 'Cinque Terre'] },
  ],
  [
    'two days in Cologne for the Christmas markets then one in Aachen',
    { to: ['Cologne', 'Aachen'], asks: false },
  ],
  [
    'Hong Kong stopover 2 days on the way to Bali where we stay 10',
    { to: ['Hong Kong', 'Bali'], asks: false },
  ],
  ['From Berlin by train only: Copenhagen for 3 nights', { to: ['Copenhagen'], asks: false }],
  ['Cambridge for a day from London, punting', { to: ['Cambridge'], asks: false }],
  [
    'Weekend in Cambridge, Massachusetts - visiting Harvard with my son',
    { to: ['Cambridge'], asks: false },
  ],
  ['i want to see the northern lights, tromso 4 nights in feb', { to: ['Tromso'], asks: false }],
  [
    'The kids are off 22-26 Feb. Skiing is too expensive, so maybe Malaga?',
    { to: ['Malaga'], asks: false },
  ],
  [
    'Nashville bachelorette 7 girls, thu-sun, pedal tavern yes, country music yes',
    { to: ['Nashville'], asks: false },
  ],
  [
    'we take the ferry to Santorini after 3 days in Athens; 4 nights on the island; then Crete for a week',
    { to: ['Athens', 'Santorini', 'Crete'], asks: false },
  ],
  ['quick one: tokyo 10 days cherry blossom', { to: ['Tokyo'], asks: false }],
  [
    'We did the Amalfi coast last year. What about Puglia this time? Bari, Alberobello, Lecce in 8 days',
    { to: ['Bari', 'Alberobello', 'Lecce'], asks: false },
  ],
  [
    'Surprise for Florence (my niece, 12): her first trip abroad, Copenhagen and Legoland',
    { to: ['Copenhagen'], asks: false },
  ],
  [
    'Four nights in Florence, then two in Siena, October',
    { to: ['Florence', 'Siena'], asks: false },
  ],
  ['Charlotte wants to go to Montreal for her 30th', { to: ['Montreal'], asks: false }],
  [
    'Lima for the food, 3 days, then up to Cusco and Machu Picchu for 5',
    { to: ['Lima', 'Cusco'], asks: false },
  ],
  ['Granada in Spain, not the one in Nicaragua, 3 nights, tapas', { to: ['Granada'], asks: false }],
  ['Toledo Ohio to Chicago by train and two nights there', { to: ['Chicago'], asks: false }],
  [
    'Alhambra in April, where do we stay and what else is there in 3 days',
    { to: ['Granada'], asks: false },
  ],
  [
    'Eiffel tower for my girlfriend, surprise weekend, first week of december',
    { to: ['Paris'], asks: false },
  ],
  ['hagia sophia and bosphorus, 3 days, from Ankara', { to: ['Istanbul'], asks: false }],
  ['see the Book of Kells and drink a Guinness, 2 nights', { to: ['Dublin'], asks: false }],
  ['Portland in july, bikes, beer, and one day at the coast', { to: ['Portland'] }],
  [
    'we arrive in Split on the 4th and leave from Dubrovnik on the 12th, want islands in between',
    { to: ['Split', 'Dubrovnik'], asks: false },
  ],
  [
    'Ravenna mosaics, then Bologna for eating. 4 days no car',
    { to: ['Ravenna', 'Bologna'], asks: false },
  ],
  ['3 tage wien im dezember mit den kindern', { to: ['Vienna'], asks: false }],
  ['Una semana en Buenos Aires en marzo, tango y asado', { to: ['Buenos Aires'], asks: false }],
  ['Quatre jours à Séville fin avril en amoureux', { to: ['Seville'], asks: false }],
  ['Five of us, uni friends, Prague vs Budapest, cheap beer wins', { asks: true }],
  ['Honestly anywhere but Paris', { asks: true }],
  ['Whatever, Paris is fine. 3 days in June', { to: ['Paris'], asks: false }],
  [
    'My boss said Singapore is boring. Prove him wrong in two days',
    { to: ['Singapore'], asks: false },
  ],
  [
    "China in 12 days: Beijing, Xi'an, Shanghai",
    { to: ['Beijing', "Xi'an", 'Shanghai'], asks: false },
  ],
  [
    'New China exhibition at the British Museum - two days in London around it',
    { to: ['London'], asks: false },
  ],
  ['Nice in February for the carnival', { to: ['Nice'], asks: false }],
  ['somewhere nice in february for the carnival', { asks: true }],
  ['Victoria for 3 days by ferry from Vancouver', { to: ['Victoria'], asks: false }],
  ['Victoria Falls from the Zambian side, 2 days', { to: ['Victoria Falls'], asks: false }],
  ['Niagara Falls with a baby, one night', { to: ['Niagara Falls'], asks: false }],
  ['San Sebastian 3 days pintxos and surf', { to: ['San Sebastian'], asks: false }],
  ['Hamburg. Two days. Rain. Ideas?', { to: ['Hamburg'], asks: false }],
  ['Best burgers and hamburgers in Chicago, a weekend', { to: ['Chicago'], asks: false }],
  ['Bordeaux wine weekend', { to: ['Bordeaux'], asks: false }],
  ['good bordeaux and cheese, so Paris or Lyon, 3 days', { asks: true }],
  ['Philly cheesesteak pilgrimage: 2 days in Philadelphia', { to: ['Philadelphia'], asks: false }],
  ["In three weeks' time we have four days and want to be in Rome", { to: ['Rome'], asks: false }],
  ['Leeds to Whitby and back on Sunday with the dog', { to: ['Whitby'], asks: false }],
  ['York for a hen do in May, tea rooms not clubs', { to: ['York'], asks: false }],
  [
    'new york new york 5 days in December, first time, Rockefeller tree',
    { to: ['New York'], asks: false },
  ],
  [
    'Manchester United vs Liverpool tickets at Old Trafford on Saturday, plus Sunday in the city',
    { to: ['Manchester'], asks: false },
  ],
  ['Galapagos cruise is booked, we need 3 days in Quito before', { to: ['Quito'], asks: false }],
  [
    'my sister lives in Adelaide, we meet halfway in Perth? no wait, Melbourne. 4 days',
    { to: ['Melbourne'], asks: false },
  ],
  ['Basel art week, plus a day trip to Colmar', { to: ['Basel'], asks: false }],
  ['Zürich 2 Tage, dann 3 Tage Luzern', { to: ['Zurich', 'Lucerne'], asks: false }],
  [
    'Cairo for the pyramids then a nile cruise from Luxor to Aswan',
    { to: ['Cairo', 'Luxor', 'Aswan'], asks: false },
  ],
  ['petra in march?', { to: ['Petra'], asks: false }],
  ['Oman or Jordan for first desert trip with teens, 9 days at easter', { asks: true }],
  ['Ravello views, then Naples for pizza, 5 days', { to: ['Ravello', 'Naples'], asks: false }],
  ['Verona opera, then Lake Garda, 6 days', { to: ['Verona', 'Lake Garda'], asks: false }],
  [
    'We have 10 days: four in Lisbon, three in Porto, three in Lagos',
    {
      to: ['Lisbon', 'Porto', 'Lagos'],
      stays: { Lisbon: 4, Porto: 3, Lagos: 3 },
      days: 10,
      asks: false,
    },
  ],
  [
    'A week in Vienna, then Salzburg for three and Innsbruck for two',
    { to: ['Vienna', 'Salzburg', 'Innsbruck'], asks: false },
  ],
  [
    'Istanbul stopover two nights then Cape Town 8 days',
    { to: ['Istanbul', 'Cape Town'], asks: false },
  ],
  [
    "My sister lives in Bristol, we'll stay with her for 3 nights, then Bath for 2",
    { to: ['Bristol', 'Bath'], stays: { Bristol: -3, Bath: -2 }, asks: false },
  ],
  ['My sister lives in Bristol. A week in Crete with her', { to: ['Crete'], asks: false }],
  [
    'Umbria maybe? Perugia, Assisi, Orvieto, 7 days by train',
    { to: ['Perugia', 'Assisi', 'Orvieto'], days: 7, asks: false },
  ],
  ['Barcelona vs Madrid at the Camp Nou, weekend in April', { to: ['Barcelona'], asks: false }],
  ['Rome vs Athens for a first trip with kids, 5 days', { asks: true }],
  ['tallinn 3 nights in december', { to: ['Tallinn'], nights: 3, asks: false }],
  ['San Jose, not the one in California, 4 days', { to: ['San Jose'], asks: false }],
  ['Split in September, island hopping', { to: ['Split'], asks: false }],
  ['Nice weather in February please, 4 days', { asks: true }],
  ['Dresden and then Prague, before that Berlin for 2', { to: ['Dresden', 'Prague', 'Berlin'] }],
  ['Spent 3 days in Oslo before, now Bergen for 4', { to: ['Bergen'], asks: false }],
  [
    'Delhi 2 days, then the train from Agra to Jaipur',
    { to: ['Delhi', 'Agra', 'Jaipur'], asks: false },
  ],
  ['After Christmas, Vienna for 3 days', { to: ['Vienna'], asks: false }],
  ['Seoul 4, Busan 3, Jeju 2', { to: ['Seoul', 'Busan', 'Jeju'], asks: false }],
  ['Boston and Harvard, 3 days', { to: ['Boston'], see: ['Harvard'], asks: false }],
  ['Kids: Florence 7, Austin 5. A week in Tenerife', { to: ['Tenerife'], asks: false }],
  ['Toronto, Montreal and London, 10 days', { to: ['Toronto', 'Montreal', 'London'] }],
  [
    'Tokyo ramen, Osaka street food, Kyoto temples: 10 days',
    { to: ['Tokyo', 'Osaka', 'Kyoto'], asks: false },
  ],
  ['Antwerp diamonds, Ghent altarpiece, 3 days', { to: ['Antwerp', 'Ghent'], asks: false }],
  ['Munich beer and Regensburg old town, 4 days', { to: ['Munich', 'Regensburg'], asks: false }],
]
