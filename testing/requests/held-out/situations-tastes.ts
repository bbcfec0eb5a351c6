/** What for: tastes that are no vocabulary word, appointments, sights, pace, houses. */
import type { HeldOutClass } from './notation.ts'

export const tastes: HeldOutClass = {
  name: 'tastes',
  requests: [
    [
      'Taipei 4 days mainly for bubble tea and night markets',
      { to: ['Taipei'], days: 4, wants: ['market'], taste: ['bubble tea'] },
    ],
    [
      'Vienna 3 days, Sachertorte, waltz, and the Spanish Riding School',
      { to: ['Vienna'], days: 3, see: ['Spanish Riding School'], taste: ['sachertorte', 'waltz'] },
    ],
    ['I want to learn to surf. 6 days, Taghazout', { to: ['Taghazout'], days: 6, taste: ['surf'] }],
    [
      'birdwatching in Costa Rica 12 days',
      { to: ['Costa Rica'], days: 12, taste: ['birdwatching'] },
    ],
    [
      'Chicago 3 days, deep dish, blues clubs and a Cubs game',
      { to: ['Chicago'], days: 3, taste: ['deep dish', 'cubs'] },
    ],
    ['we love brutalism. london 2 days', { to: ['London'], days: 2, taste: ['brutalism'] }],
    [
      'Havana 5 days, salsa lessons and old cars',
      { to: ['Havana'], days: 5, taste: ['salsa', 'old cars'] },
    ],
    [
      'quiet, green, lots of reading in cafes. Ljubljana 4 days',
      { to: ['Ljubljana'], days: 4, wants: ['cafe'] },
    ],
    [
      'Opera tickets at La Scala on 6 Feb 20:00, so Milan 5-8 Feb',
      {
        to: ['Milan'],
        on: '2027-02-05..2027-02-08',
        fixed: [{ date: '2027-02-06', time: '20:00' }],
      },
    ],
    [
      'Dinner with a client Tuesday 19:30, otherwise free, Munich Mon 18 to Wed 20 January',
      {
        to: ['Munich'],
        on: '2027-01-18..2027-01-20',
        fixed: [{ what: 'dinner', date: '2027-01-19', time: '19:30' }],
      },
    ],
    [
      'My friends wedding is on 12 June in Florence, we stay 10-15 June',
      { to: ['Florence'], on: '2027-06-10..2027-06-15', occasions: ['wedding'] },
    ],
    [
      'Conference in Singapore 9-11 March, want to add the weekend after for sightseeing',
      { to: ['Singapore'], occasions: ['conference'] },
    ],
    [
      'Kyoto 4 days slowly please, gardens and tea, one day with nothing planned',
      { to: ['Kyoto'], days: 4, pace: 'slow', wants: ['garden'], rest: 1, taste: ['tea'] },
    ],
    ['Cram in as much as possible, Paris 2 days', { to: ['Paris'], days: 2, pace: 'fast' }],
    [
      'Art Nouveau architecture in Brussels, 2 days',
      { to: ['Brussels'], days: 2, likes: ['architecture'], taste: ['art nouveau'] },
    ],
    [
      'Melbourne 4 days: coffee, laneways, AFL match if theres one',
      { to: ['Melbourne'], days: 4, taste: ['coffee', 'afl'] },
    ],
    [
      'sunsets and photography, santorini 3 days',
      { to: ['Santorini'], days: 3, likes: ['photography'], taste: ['sunsets'] },
    ],
    [
      'football!!! Buenos Aires 5 days boca stadium',
      { to: ['Buenos Aires'], days: 5, likes: ['sport'] },
    ],
    [
      'We stay at the Raffles, 3 nights in Singapore',
      { to: ['Singapore'], nights: 3, house: 'Raffles' },
    ],
    [
      '4 star hotel with pool and breakfast, central, Marrakesh 5 nights',
      {
        to: ['Marrakesh'],
        nights: 5,
        lodging: 'hotel',
        stars: 4,
        wishes: ['pool', 'breakfast', 'central'],
      },
    ],
    [
      'boutique guesthouse in Oaxaca, 6 nights, mole and mezcal',
      { to: ['Oaxaca'], nights: 6, lodging: 'guesthouse', taste: ['mole', 'mezcal'] },
    ],
    [
      'Harry Potter fan, 11, London + Edinburgh, 6 days',
      { to: ['London', 'Edinburgh'], days: 6, taste: ['harry potter'] },
    ],
    [
      'Rembrandt and Vermeer. Amsterdam, Delft, The Hague. 4 days by train',
      {
        to: ['Amsterdam', 'Delft', 'The Hague'],
        days: 4,
        by: ['train'],
        taste: ['rembrandt', 'vermeer'],
      },
    ],
    ['Nashville 3 days honky tonk', { to: ['Nashville'], days: 3, taste: ['honky tonk'] }],
    ['wine tasting in Mendoza 4 days, bikes', { to: ['Mendoza@AR'], days: 4, taste: ['wine'] }],
    [
      'New Orleans 4 days jazz every night and beignets every morning',
      { to: ['New Orleans'], days: 4, likes: ['music'], taste: ['beignets'] },
    ],
    [
      'hot springs! 5 days Hakone and Tokyo',
      { to: ['Hakone', 'Tokyo'], days: 5, taste: ['hot springs'] },
    ],
    ['see gorillas in Uganda, 8 days', { to: ['Uganda'], days: 8, taste: ['gorillas'] }],
    [
      'Rome 4 days with the Vatican on Wednesday for the papal audience',
      { to: ['Rome', 'Vatican?'], days: 4, see: ['Vatican'] },
    ],
    [
      'Delhi 3 days, must-sees: Red Fort, Humayun’s Tomb, Qutub Minar',
      { to: ['Delhi'], days: 3, see: ['Red Fort', 'Humayun', 'Qutub Minar|Qutb Minar'] },
    ],
    [
      'Oslo 3 days with a table at Maaemo on the second evening',
      { to: ['Oslo'], days: 3, taste: ['maaemo'] },
    ],
  ],
}
