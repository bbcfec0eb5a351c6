/** Short conversations: words that mean something only by what was said before them. */
import type { Dialogue } from './dialogues.ts'
import type { Expected } from './expected.ts'

/** A request, and messages with what each leaves; a third member says that it takes one back. */
type Talk = readonly [
  request: string,
  ...turns: (readonly [says: string, gives: Expected, undo?: true])[],
]

const talks: readonly Talk[] = [
  [
    'Rome or Lisbon for 4 days in May, 2 people',
    ['the second one', { to: ['Lisbon'], days: 4, people: 2, contradicts: 0 }],
  ],
  [
    'Rome or Lisbon for 4 days in May',
    ['the first', { to: ['Rome'], days: 4 }],
    ['actually 5 days', { to: ['Rome'], days: 5 }],
  ],
  ['Paris, Lyon or Nice, 3 nights', ['the last one please', { to: ['Nice'], nights: 3 }]],
  ['Rome or Lisbon?', ['both', { to: ['Rome', 'Lisbon'], contradicts: 0 }]],
  ['Vienna or Prague for a long weekend', ['not the first', { to: ['Prague'], days: 3 }]],
  ['Porto or Seville, 4 days', ['you choose', { to: ['Porto'], days: 4 }]],
  [
    'Malta, Crete or Cyprus for a week in June',
    ['the second', { to: ['Crete'], days: 7 }],
    ['for 2 of us', { people: 2, to: ['Crete'] }],
  ],
  [
    'Oslo or Stockholm in July',
    ['the latter', { to: ['Stockholm'], within: '2027-07-01..2027-07-31' }],
  ],
  ['Hanoi or Bangkok, 10 days', ['Hanoi', { to: ['Hanoi'], days: 10, contradicts: 0 }]],
  [
    'Florence from 3 May to 7 May 2027',
    ['make it the day after', { on: '2027-05-04..2027-05-08', to: ['Florence'] }],
  ],
  [
    'Florence from 3 May to 7 May 2027',
    ['one week later', { on: '2027-05-10..2027-05-14', days: 5 }],
  ],
  [
    'Florence from 3 May to 7 May 2027',
    ['can we start a day earlier', { on: '2027-05-02..2027-05-06' }],
  ],
  [
    'Florence from 3 May to 7 May 2027',
    ['June instead', { within: '2027-06-01..2027-06-30', days: 5 }],
  ],
  [
    'Athens 10 to 13 May',
    ['move it to the week after', { on: '2027-05-17..2027-05-20' }],
    ['a day longer', { on: '2027-05-17..2027-05-21', days: 5 }],
  ],
  ['Budapest 1 to 5 April', ['two days later please', { on: '2027-04-03..2027-04-07' }]],
  [
    'Florence 4 days in May',
    [
      'what about 6 days there instead',
      { to: ['Florence'], days: 6, within: '2027-05-01..2027-05-31' },
    ],
  ],
  ['Florence 4 days in May', ['6 days', { days: 6 }], ['actually no', { days: 6 }, true]],
  ['Florence 4 days in May', ['actually no, Bologna', { to: ['Bologna'], days: 4 }]],
  ['Rome and Florence 7 days', ['drop Florence', { to: ['Rome'], days: 7 }]],
  ['Rome and Florence 7 days', ['add Naples', { to: ['Rome', 'Florence', 'Naples'], days: 7 }]],
  [
    'Rome and Florence 7 days',
    ['without Florence but with Siena', { to: ['Rome', 'Siena'], days: 7 }],
  ],
  ['Rome and Florence 7 days', ['swap Florence for Bologna', { to: ['Rome', 'Bologna'], days: 7 }]],
  [
    'Berlin for 5 days, 2 adults and 2 kids',
    ["the kids aren't coming after all", { people: 2, who: [], days: 5, to: ['Berlin'] }],
  ],
  ['Berlin for 5 days, 4 of us', ['just me now', { people: 1, days: 5 }]],
  ['Berlin 5 days, 2 adults', ['make that 3 adults', { people: 3, days: 5 }]],
  ['Berlin 5 days, 4 people', ["Tom can't make it", { people: 3, days: 5 }]],
  ['Vienna 3 days, budget 800 euros', ['double the budget', { budget: '1600 EUR', days: 3 }]],
  [
    'Vienna 3 days, budget 800 euros',
    ['200 more is ok', { budget: '1000 EUR' }],
    ['can we get it under 600?', { budget: '600 EUR' }],
  ],
  ['Vienna 3 days, no museums', ['museums are fine after all', { avoids: [], to: ['Vienna'] }]],
  [
    'Porto 4 days in June',
    ['same but in October', { to: ['Porto'], days: 4, within: '2027-10-01..2027-10-31' }],
  ],
  [
    'Porto 3 to 6 June',
    ['same dates but Lisbon', { to: ['Lisbon'], on: '2027-06-03..2027-06-06' }],
  ],
  [
    'Porto 4 days',
    ['sounds good', { to: ['Porto'], days: 4 }],
    ['yes', { to: ['Porto'], days: 4 }],
  ],
  [
    'Porto 4 days',
    ["we're vegetarian", { diets: ['vegetarian'], days: 4 }],
    ['from Manchester', { from: 'Manchester', diets: ['vegetarian'] }],
  ],
  ['Porto 4 days by train', ["I'd rather fly", { by: ['flight'], days: 4 }]],
  [
    'Tokyo 10 days',
    ['and 3 days in Kyoto', { to: ['Tokyo', 'Kyoto'], days: 13, stays: { Kyoto: 3 } }],
  ],
  [
    'Tokyo 10 days',
    ['can we go there in spring?', { to: ['Tokyo'], days: 10, within: '2027-03-01..2027-05-31' }],
  ],
  [
    'Tokyo in April',
    ['how about 2 weeks', { to: ['Tokyo'], days: 14, within: '2027-04-01..2027-04-30' }],
  ],
  ['Madrid 3 days', ['Toledo too', { to: ['Madrid', 'Toledo'], contradicts: 0 }]],
  [
    'Madrid 3 days',
    ['a bit longer', { days: 4 }],
    ['a bit longer', { days: 5 }],
    ['a little shorter', { days: 4 }],
  ],
  ['Madrid 3 days', ['shorter please, 2 days is enough', { days: 2 }]],
  [
    'Madrid 3 days in March',
    ['change March to April', { within: '2027-04-01..2027-04-30', days: 3 }],
  ],
  ['Madrid for a weekend', ['make it a long weekend', { days: 3, to: ['Madrid'] }]],
  [
    'Madrid 3 days',
    ['from London', { from: 'London', to: ['Madrid'] }],
    ['no, from Manchester', { from: 'Manchester', to: ['Madrid'] }],
  ],
  ['Madrid 3 days', ['we will be 5', { people: 5, days: 3 }]],
  ['Madrid 3 days', ['my mum uses a wheelchair', { needs: ['wheelchair'], days: 3 }]],
  [
    'Kyoto 4 days, temples',
    ['no temples please', { avoids: ['worship'], wants: [], likes: [], days: 4 }],
  ],
  [
    'somewhere warm in February from Berlin',
    ['Malta sounds good', { to: ['Malta'], from: 'Berlin', within: '2027-02-01..2027-02-28' }],
  ],
  [
    'somewhere warm in February from Berlin',
    ['the Canaries then, one week', { to: ['Canaries'], days: 7, from: 'Berlin' }],
  ],
  [
    'somewhere in Italy for 5 days',
    ['with kids', { to: ['Italy'], contradicts: 1 }],
    ['Bologna', { to: ['Bologna'], days: 5, contradicts: 0 }],
  ],
  ['Lisbon 5 days', ['forget it, Porto', { to: ['Porto'], days: 5 }]],
  ['Lisbon 5 days', ['hmm, maybe Seville rather', { to: ['Seville'], days: 5 }]],
  ['Lisbon 5 days', ['not Lisbon, Porto', { to: ['Porto'], days: 5 }]],
  ['Lisbon 5 days', ['4 nights instead', { nights: 4, to: ['Lisbon'] }]],
  ['Cambridge for 2 days', ['the one in England', { to: ['Cambridge'], days: 2, contradicts: 0 }]],
  ['Cambridge 2 days', ['Massachusetts', { to: ['Cambridge'], contradicts: 0 }]],
  ['Georgia 10 days', ['the country', { to: ['Georgia'], days: 10, contradicts: 0 }]],
  ['Georgia 10 days', ['the US state', { to: ['Georgia'], days: 10, contradicts: 0 }]],
  ['Seville 3 days', ['5 days', { days: 5 }], ['back to 3 days', { days: 3 }]],
  ['New York 5 days', ['less shopping, more jazz', { likes: ['music'], avoids: ['shopping'] }]],
  ['New York 5 days with friends', ["it's my birthday", { occasions: ['birthday'], days: 5 }]],
  [
    'Dublin 3 days, pubs',
    ['we love whiskey too', { likes: ['nightlife', 'food'], tastes: ['whiskey'] }],
  ],
  [
    'Buenos Aires 6 days',
    ['we want to try tango', { tastes: ['tango'], days: 6 }],
    ['and steak', { cuisines: ['steakhouse'], tastes: ['tango'] }],
  ],
  [
    'Paris 4 days',
    ['no museums except the Louvre', { avoids: ['museum'], see: ['Louvre Museum'] }],
  ],
  ['Paris 4 days, must see the Louvre', ['skip the Louvre', { see: [], skip: ['Louvre Museum'] }]],
  [
    'Edinburgh 3 days, 2 people',
    ['my brother is joining us', { people: 3, days: 3 }],
    ["my brother can't come", { people: 2 }],
  ],
  [
    'Singapore 4 days from Perth',
    ['with our baby', { who: ['infants', 'children'], to: ['Singapore'] }],
  ],
  ['Krakow 3 nights', ['cheap please', { spending: 'low', nights: 3 }]],
  ['Valletta 5 days', ['ok', { to: ['Valletta'], days: 5 }], ['scratch that', { days: 5 }, true]],
  ['4 días en Roma en mayo', ['mejor 5 días', { to: ['Rome'], days: 5 }]],
  ['3 Tage Wien im Mai', ['lieber Prag', { to: ['Prague'], days: 3 }]],
  [
    'Tulum 6 nights, yoga, not sure about Cancun',
    ['no, only Tulum', { to: ['Tulum'], asks: false, nights: 6 }],
  ],
  [
    'Nashville hot chicken lover visiting Memphis for 2 nights',
    ['yes, both', { to: ['Nashville', 'Memphis'], asks: false }],
  ],
  [
    'Istanbul maybe, 2 weeks in Zanzibar',
    ['no', { to: ['Zanzibar'], asks: false, days: 14, stays: {} }],
    ['just one week', { to: ['Zanzibar'], days: 7 }],
  ],
  [
    'everybody on Instagram is in Bali. I would rather have Lombok, 8 days',
    ['not Bali', { to: ['Lombok'], asks: false }],
  ],
  [
    'Zurich 2 days',
    ['and Lucerne', { to: ['Zurich', 'Lucerne'] }],
    ['only Lucerne', { to: ['Lucerne'] }],
  ],
  [
    'Helsinki 3 days in winter',
    ['in summer rather', { within: '2027-06-01..2027-08-31', to: ['Helsinki'] }],
  ],
]

export const everydayDialogues: readonly Dialogue[] = talks.map(([request, ...turns]) => ({
  request,
  turns: turns.map(([says, gives, undo]) => ({ says, gives, ...(undo && { undo }) })),
}))
