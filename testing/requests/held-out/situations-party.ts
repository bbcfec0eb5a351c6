/** Who comes along: families of several generations, friends, pets, needs, rooms. */
import type { HeldOutClass } from './notation.ts'

export const party: HeldOutClass = {
  name: 'party',
  requests: [
    [
      'mum, dad, me (15) and my brother who is 11, London for 4 days',
      { to: ['London'], days: 4, people: 4, ages: [11, 15] },
    ],
    [
      'Grandparents, parents and three kids aged 3, 6 and 9, Orlando, one week',
      {
        to: ['Orlando'],
        people: 7,
        kids: 3,
        ages: [3, 6, 9],
        who: ['children', 'elderly'],
        length: '7d|7n',
      },
    ],
    [
      'Me and four mates, Krakow stag do, 3 nights',
      { to: ['Krakow'], nights: 3, people: 5, occasions: ['bachelor'], kinds: ['friends'] },
    ],
    [
      'Just little old me, 5 days in Kyoto, I am 71',
      { to: ['Kyoto'], days: 5, people: 1, kinds: ['solo'] },
    ],
    [
      'Twelve colleagues, two days in Berlin, workshop on day one',
      { to: ['Berlin'], days: 2, people: 12, kinds: ['business'] },
    ],
    ['My boyfriend and I + his parents, 4 days in Vienna', { to: ['Vienna'], days: 4, people: 4 }],
    [
      'Single dad with twin girls (5) to Copenhagen, 4 days, Legoland one day',
      {
        to: ['Copenhagen', 'Legoland|Billund?'],
        days: 4,
        people: 3,
        adults: 1,
        kids: 2,
        ages: [5, 5],
      },
    ],
    [
      'baby is 8 months, pram, we want easy days. Lisbon 5 days',
      { to: ['Lisbon'], days: 5, who: ['infants'], needs: ['stroller'] },
    ],
    [
      'My mother uses a wheelchair. The two of us, Barcelona, 4 days',
      { to: ['Barcelona'], days: 4, people: 2, needs: ['wheelchair'] },
    ],
    [
      'Two families, 4 adults and 5 children, a house near Nice for 10 days in August',
      {
        to: ['Nice@FR'],
        days: 10,
        people: 9,
        adults: 4,
        kids: 5,
        lodging: 'house',
        within: '2027-08-01..2027-08-31',
      },
    ],
    [
      'three sisters no husbands no kids, Seville 4 nights',
      { to: ['Seville'], nights: 4, people: 3, without: { who: ['children'] } },
    ],
    [
      'our cat has to come. apartment in munich for 2 weeks',
      { to: ['Munich'], days: 14, pets: ['cat'], lodging: 'apartment' },
    ],
    ['School trip, 24 pupils and 3 teachers, Rome, 5 days', { to: ['Rome'], days: 5, people: 27 }],
    ['newlyweds!! maldives 8 nights', { to: ['Maldives'], nights: 8, people: 2 }],
    [
      'my 80 year old dad walks slowly and needs to sit a lot. 3 days in bruges',
      { to: ['Bruges'], days: 3, needs: ['limited-walking'] },
    ],
    [
      'Husband eats fish but no meat, I cannot have gluten. Los Angeles 5 days',
      { to: ['Los Angeles'], days: 5, people: 2, diets: ['gluten-free', 'pescatarian'] },
    ],
    [
      'Family with teens 14 and 16, New York, 6 nights, 2 rooms',
      { to: ['New York'], nights: 6, ages: [14, 16], rooms: 2 },
    ],
    [
      'my daughter has a severe nut allergy. Bangkok 5 days with her',
      { to: ['Bangkok'], days: 5, diets: ['nut-free'], people: 2 },
    ],
    [
      'halal food only, family of five, Istanbul 6 days',
      { to: ['Istanbul'], days: 6, people: 5, diets: ['halal'], kinds: ['family'] },
    ],
    [
      'We keep kosher. Budapest, four days, two retired couples',
      { to: ['Budapest'], days: 4, people: 4, diets: ['kosher'] },
    ],
    ['6 lads, ibiza, 4 nights, one villa', { to: ['Ibiza'], nights: 4, people: 6 }],
    [
      'I am deaf and travel with my hearing friend, 4 days Amsterdam',
      { to: ['Amsterdam'], days: 4, people: 2, needs: ['hearing'] },
    ],
    [
      'Me + 2 dogs + a van, 3 weeks Portugal',
      { to: ['Portugal'], days: 21, people: 1, who: ['pets'] },
    ],
    [
      'Party of 8, 40th birthday, Las Vegas, 3 nights, 4 double rooms',
      { to: ['Las Vegas'], nights: 3, people: 8, rooms: 4, occasions: ['birthday'] },
    ],
    [
      'solo female traveller, cairo 5 days, female guide if possible',
      { to: ['Cairo'], days: 5, kinds: ['solo'], people: 1, taste: ['guide|female guide'] },
    ],
    [
      'Uni reunion, nine of us, all in our forties, Dublin two nights',
      { to: ['Dublin'], nights: 2, people: 9, occasions: ['reunion'] },
    ],
    [
      '2 adults 1 child 1 infant, Singapore, 5 days',
      { to: ['Singapore'], days: 5, people: 4, adults: 2, who: ['infants', 'children'] },
    ],
    [
      'my knee is bad so no hills, Lisbon 3 days',
      { to: ['Lisbon'], days: 3, needs: ['limited-walking'] },
    ],
    [
      'whole apartment for six, not sharing with strangers, Athens 4 nights',
      { to: ['Athens'], nights: 4, people: 6, lodging: 'apartment', roomType: 'entire' },
    ],
    [
      'Lactose intolerant, love pastry lol. Paris 3 days on my own',
      { to: ['Paris'], days: 3, people: 1, diets: ['dairy-free'], taste: ['pastry'] },
    ],
  ],
}
