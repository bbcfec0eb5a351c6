/** Requests with goals that are turned down, weighed, replaced or said under a condition. */
import type { Request } from './expected.ts'

export const turnedDown: readonly Request[] = [
  [
    'was going to do Rome but flights were crazy so now Naples instead. 5 days april 2 people',
    { to: ['Naples'], asks: false, days: 5, people: 2 },
  ],
  [
    'Paris or London? we can only do one. 4 days in may with my mum',
    { to: ['Paris', 'London'], asks: true, days: 4, people: 2 },
  ],
  [
    'Barcelona for 4 days and, if theres time, Girona for a day. June. 2 adults',
    { to: ['Barcelona'], asks: false, people: 2 },
  ],
  [
    'Not Bali again!! thinking Lombok this time, 8 days in june for two',
    { to: ['Lombok'], asks: false, days: 8, people: 2 },
  ],
  [
    'Everybody says do Prague Vienna Budapest. We only want Vienna and Budapest, 7 days, october, four adults',
    { to: ['Vienna', 'Budapest'], asks: false, days: 7, people: 4 },
  ],
  [
    'Madrid 3 days, Seville 3 days, Granada 2 days. Scrap Madrid actually, we land in Malaga. may',
    { to: ['Seville', 'Granada'], asks: false },
  ],
  [
    'if the weather is bad in Edinburgh in march we would rather do Lisbon. 4 days, couple',
    { to: ['Edinburgh', 'Lisbon'], asks: true, days: 4, people: 2 },
  ],
  [
    'girlfriend wants florence, i want munich for oktoberfest, we agreed on munich. 3 nights end of september',
    { to: ['Munich'], asks: false, nights: 3 },
  ],
  [
    'Tokyo (5 nights) -> Hakone (1 night) -> Kyoto (4 nights) -> skip Osaka -> fly home. April 2027, 2 adults 1 teen 14',
    { to: ['Tokyo', 'Hakone', 'Kyoto'], asks: false, people: 3 },
  ],
  [
    'initially we planned croatia, split and dubrovnik, but too hot in july, so what about copenhagen and stockholm, 8 days family with 2 kids 5 and 9',
    { to: ['Copenhagen', 'Stockholm'], asks: false, days: 8 },
  ],
  [
    'Either Cusco or Cartagena in August - leaning towards Cusco. 9 days. solo female',
    { asks: true, days: 9, people: 1 },
  ],
  [
    'new york yes, boston yes, washington no (we lived there). 9 days, sept, me and my husband',
    { to: ['New York', 'Boston'], asks: false, days: 9, people: 2 },
  ],
  [
    'Can we do Marrakech and Fes in 6 days or is that too much? If too much only Marrakech. november, couple',
    { asks: true, days: 6, people: 2 },
  ],
  [
    'Sicily was the plan until mum broke her hip, so no Sicily. Something flat and easy: Bruges, 3 days, her and me, wheelchair, May',
    { to: ['Bruges'], asks: false, days: 3 },
  ],
  [
    'thailand: bangkok 3 nights, chiang mai 4, and then krabi NOT phuket for 5 nights. feb, two friends',
    { to: ['Bangkok', 'Chiang Mai', 'Krabi'], asks: false, people: 2 },
  ],
  [
    'We will skip Milan (nothing there for us) and go straight to Venice for 2 nights then Bologna 3 nights, foodies, october, 2',
    { to: ['Venice', 'Bologna'], asks: false },
  ],
  [
    'would love helsinki but only if tallinn fits as a day trip by boat. 4 days in june, 2 retirees',
    { to: ['Helsinki', 'Tallinn'], asks: true, days: 4, people: 2 },
  ],
  [
    'hanoi, halong bay, hoi an, saigon. probably no sapa since its cold. 15 days in december, 2 backpackers',
    { to: ['Hanoi', 'Halong Bay', 'Hoi An', 'Saigon'], asks: false, days: 15, people: 2 },
  ],
  [
    'Lisbon? Too hilly for grandpa. Amsterdam? Too many bikes. So Vienna then, 4 days in may, 5 people',
    { to: ['Vienna'], asks: false, days: 4, people: 5 },
  ],
  [
    '5 days Mexico City, then either Oaxaca or Puebla for 3 more. February, two friends',
    { to: ['Mexico City', 'Oaxaca', 'Puebla'], asks: true, people: 2 },
  ],
  ["If we get the visa: Beijing and Xi'an 10 days in april. If not: Seoul. couple", { asks: true }],
  [
    'Boss cancelled Dubai. Happy! Same dates (3-8 february) now Kathmandu please, just me',
    { to: ['Kathmandu'], asks: false, days: 6, people: 1 },
  ],
  [
    'Naples minus the mafia tours, plus Capri for a day, 5 days in June for 2',
    { to: ['Naples'], asks: false, days: 5, people: 2 },
  ],
  [
    'my sister is pushing for Ibiza, mum would die, I am neutral, we booked Menorca. 6 nights july 3 women',
    { to: ['Menorca'], asks: false, nights: 6, people: 3 },
  ],
  [
    'Osaka yes, Kyoto yes, Tokyo only if we find cheap flights home from there. 10 days november 2 adults',
    { to: ['Osaka', 'Kyoto', 'Tokyo'], asks: true, days: 10, people: 2 },
  ],
  [
    'we thought about Split at first but ended up choosing Ljubljana + Lake Bled, 6 days sept, 2',
    { to: ['Ljubljana', 'Lake Bled'], asks: false, days: 6 },
  ],
]
