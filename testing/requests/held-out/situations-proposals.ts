/** No destination is named: people ask to be told where. */
import type { HeldOutClass } from './notation.ts'

export const proposals: HeldOutClass = {
  name: 'proposals',
  requests: [
    [
      'where is it still warm in november? flying from manchester, 4 or 5 nights',
      { asks: true, from: 'Manchester' },
    ],
    [
      'Any ideas for a beach week in March from Oslo, around 10 000 NOK each',
      {
        asks: true,
        from: 'Oslo',
        within: '2027-03-01..2027-03-31',
        likes: ['beach'],
        budget: '10000 NOK person',
      },
    ],
    [
      'surprise me. 3 days, good food, under 400 euros, from Milan',
      { asks: true, from: 'Milan', days: 3, likes: ['food'], budget: '400 EUR' },
    ],
    [
      'My wife turns 50 in May and I want to take her somewhere romantic for four nights. We live in Hamburg and would rather not fly.',
      {
        asks: true,
        from: 'Hamburg',
        nights: 4,
        within: '2027-05-01..2027-05-31',
        notBy: ['flight'],
        occasions: ['birthday'],
        people: 2,
      },
    ],
    ['lisbon or porto for a first time visit? 4 days', { asks: true, days: 4 }],
    [
      'Somewhere with snow for the kids between Christmas and new year, we start in Rotterdam by car',
      {
        asks: true,
        from: 'Rotterdam',
        by: ['car'],
        who: ['children'],
        inside: '2026-12-24..2027-01-02',
      },
    ],
    ['which greek island isnt full in july', { asks: true, within: '2027-07-01..2027-07-31' }],
    [
      'Looking for a place to hike in late October, not too cold, Europe, one week, solo',
      { asks: true, length: '7d|7n', inside: '2027-10-15..2027-10-31', kinds: ['solo'] },
    ],
    ['weekend trip max 2h train from Brussels??', { asks: true, from: 'Brussels', by: ['train'] }],
    [
      'I have 10 days off from 8 January and 2000 dollars. Where should I go? I am in Dallas',
      { asks: true, from: 'Dallas', days: 10, on: '2027-01-08..', budget: '2000 USD' },
    ],
    [
      'somewhere in asia cheap with good street food and not crazy hot, 2 weeks in feb',
      { asks: true, days: 14, within: '2027-02-01..2027-02-28', spending: 'low' },
    ],
    ['Tokyo, Seoul or Taipei with a toddler?', { asks: true }],
    [
      'recommend a city for museums and classical music, 5 days in january, from warsaw',
      {
        asks: true,
        from: 'Warsaw',
        days: 5,
        within: '2027-01-01..2027-01-31',
        wants: ['museum'],
        likes: ['music'],
      },
    ],
    ['we want sun', { asks: true }],
    [
      'Where can we go with a dog for a week by the sea in September, driving from Munich?',
      {
        asks: true,
        from: 'Munich',
        who: ['pets'],
        length: '7d|7n',
        within: '2027-09-01..2027-09-30',
      },
    ],
    [
      'best place for a hen do, 9 girls, 2 nights, from leeds, £300 each',
      {
        asks: true,
        from: 'Leeds',
        people: 9,
        nights: 2,
        budget: '300 GBP person',
        occasions: ['bachelor'],
      },
    ],
    [
      'Not sure where yet! Thinking Vienna, Prague or Budapest for the Christmas markets, 3 nights first week of December',
      { asks: true, nights: 3, inside: '2026-12-01..2026-12-07' },
    ],
    [
      'a quiet island without parties please, two weeks in June, couple in our sixties',
      { asks: true, days: 14, people: 2, within: '2027-06-01..2027-06-30' },
    ],
    [
      'Give me three options for a long weekend from Toronto in May',
      { asks: true, from: 'Toronto', within: '2027-05-01..2027-05-31' },
    ],
    [
      'anywhere but here lol. 5 days, $900, from Cleveland',
      { asks: true, from: 'Cleveland', days: 5, budget: '900 USD' },
    ],
    [
      'warm, cheap, direct flight from dublin, february midterm',
      { asks: true, from: 'Dublin', direct: true, spending: 'low' },
    ],
    [
      'my doc says sea air. where from Lyon without changing trains more than once',
      { asks: true, from: 'Lyon', by: ['train'] },
    ],
    [
      'Where would you send two teachers with 1,200 pounds in the October half term?',
      { asks: true, people: 2, budget: '1200 GBP' },
    ],
    [
      'South America or Southeast Asia for three months of backpacking?',
      { asks: true, occasions: ['backpacking'] },
    ],
    [
      'a city break where you can swim too. june. not barcelona we were there twice',
      {
        asks: true,
        within: '2027-06-01..2027-06-30',
        occasions: ['city-break'],
        without: { to: ['Barcelona'] },
      },
    ],
    [
      'Planning our honeymoon for Feb 2028, no idea where, two weeks, budget about 8k USD',
      {
        asks: true,
        days: 14,
        within: '2028-02-01..2028-02-29',
        budget: '8000 USD',
        occasions: ['honeymoon'],
      },
    ],
    [
      'day trip ideas from Florence by train?',
      { asks: true, from: 'Florence', days: 1, by: ['train'] },
    ],
  ],
}
