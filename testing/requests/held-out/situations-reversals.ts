/** Words that turn a meaning around: exceptions, refusals, corrections, what others said. */
import type { HeldOutClass } from './notation.ts'

export const reversals: HeldOutClass = {
  name: 'reversals',
  requests: [
    [
      'Paris 4 days. No Louvre please, been there three times',
      { to: ['Paris'], days: 4, skip: ['Louvre'], without: { see: ['Louvre'] } },
    ],
    [
      'Florence 3 days, we skip all churches apart from the Duomo',
      { to: ['Florence'], days: 3, avoids: ['worship'], without: { skip: ['Duomo'] } },
    ],
    [
      '5 days in Bangkok sorry I mean Hanoi',
      { to: ['Hanoi'], days: 5, without: { to: ['Bangkok'] } },
    ],
    ['Rome 12 to 16 April, no wait 13 to 17', { to: ['Rome'], on: '2027-04-13..2027-04-17' }],
    ["london 3 days. don't need a hotel, staying at my cousins", { to: ['London'], days: 3 }],
    [
      'Athens 4 days, we don’t mind museums but no beaches',
      { to: ['Athens'], days: 4, avoids: ['beach'], without: { avoids: ['museum'] } },
    ],
    [
      "Can't do stairs anymore but I love churches. Prague, 4 days",
      { to: ['Prague'], days: 4, needs: ['no-stairs'], without: { avoids: ['worship'] } },
    ],
    [
      'Everyone tells me to go to Dubai. I would much rather go to Oman. 8 days in November 2027',
      { to: ['Oman'], days: 8, within: '2027-11-01..2027-11-30', without: { to: ['Dubai'] } },
    ],
    [
      'we were in Vienna last year so this time Budapest, 3 nights in March',
      {
        to: ['Budapest'],
        nights: 3,
        within: '2027-03-01..2027-03-31',
        without: { to: ['Vienna'] },
      },
    ],
    [
      'no shopping, no nightlife, no kids. Kyoto 5 days',
      {
        to: ['Kyoto'],
        days: 5,
        dislikes: ['shopping', 'nightlife'],
        without: { who: ['children'] },
      },
    ],
    [
      'Orlando but NOT disney. 4 days, two teenagers and us two',
      { to: ['Orlando'], days: 4, people: 4, who: ['teenagers'], without: { see: ['Disney'] } },
    ],
    [
      'I used to love long hikes, these days flat walks only. Bergen 3 days',
      { to: ['Bergen@NO'], days: 3 },
    ],
    [
      'Iceland without renting a car, 6 days',
      { to: ['Iceland|Reykjavik'], days: 6, notBy: ['car'] },
    ],
    [
      'not vegetarian but my partner is. 3 days in Lyon',
      { to: ['Lyon'], days: 3, people: 2, diets: ['vegetarian'] },
    ],
    [
      'Copenhagen 3 days, museums ok if it rains otherwise outside',
      { to: ['Copenhagen'], days: 3, without: { avoids: ['museum'] } },
    ],
    [
      "I'm not travelling alone, there's 3 of us. Bruges one night",
      { to: ['Bruges'], nights: 1, people: 3, without: { kinds: ['solo'] } },
    ],
    [
      'Amsterdam for 2 nights - not the red light district and no coffee shops',
      { to: ['Amsterdam'], nights: 2, skip: ['red light district'] },
    ],
    [
      'Seville 4 days, no bullfighting, flamenco yes',
      { to: ['Seville'], days: 4, taste: ['flamenco'], without: { see: ['bullfighting'] } },
    ],
    [
      'everything except clubs. Berlin, fri 5 feb - mon 8 feb',
      { to: ['Berlin'], on: '2027-02-05..2027-02-08' },
    ],
    [
      'We do not want to fly. Zurich to Venice, 4 days in Venice',
      { to: ['Venice'], from: 'Zurich', days: 4, notBy: ['flight'] },
    ],
    [
      'My original plan was 10 days in Cuba but work only gives me 6, so 6 in Havana',
      { to: ['Havana'], days: 6 },
    ],
    ['hotel? no, hostel. 4 nights lima', { to: ['Lima'], nights: 4, lodging: 'hostel' }],
    [
      'Sydney 5 days, budget 2000 — scratch that, 2500 AUD',
      { to: ['Sydney'], days: 5, budget: '2500 AUD' },
    ],
    [
      'nobody in our group drinks so no bars, otherwise anything in New Orleans, 3 days',
      { to: ['New Orleans'], days: 3, avoids: ['nightlife'] },
    ],
    [
      'I hate crowds. But I want to see the Sagrada Familia anyway. 3 days',
      { to: ['Barcelona|Sagrada Familia'], days: 3, see: ['Sagrada Familia'] },
    ],
    [
      'Machu Picchu yes, Inca Trail no. 5 days in Cusco',
      {
        to: ['Cusco', 'Machu Picchu?'],
        days: 5,
        see: ['Machu Picchu'],
        without: { see: ['Inca Trail'] },
      },
    ],
    [
      'not Bali, everyone goes to Bali. Lombok, 9 days, June',
      { to: ['Lombok'], days: 9, within: '2027-06-01..2027-06-30', without: { to: ['Bali'] } },
    ],
    [
      'the kids stay with grandma this time, just my husband and me, 4 days Stockholm',
      { to: ['Stockholm'], days: 4, people: 2, without: { who: ['children'] } },
    ],
    ['no budget limit, Tokyo 8 days', { to: ['Tokyo'], days: 8, budget: null }],
  ],
}
