/** Where one sleeps by a stop, a station or a district, where the ship leaves, and nights behind a list, and ends of a trip. Today is Sunday, 15 November 2026. */
import type { Request } from './expected.ts'

export const bedsPortsAndLists: readonly Request[] = [
  // A port of the goal is no second goal, and no doubt about the first.
  [
    'Three nights in Barcelona from 4 May before the cruise, we board at Moll Adossat on the 7th, Gaudí and tapas',
    { to: ['Barcelona'], from: null, asks: false },
  ],
  [
    'Miami for the weekend of 6 March, then our ship sails from the Port of Miami. Two couples from Leeds',
    { to: ['Miami'], from: 'Leeds', asks: false },
  ],
  [
    'Sydney 3 days after a cruise, we dock at the Overseas Passenger Terminal at 7am on 3 March',
    { to: ['Sydney'], asks: false },
  ],
  [
    '3 nights in Orlando with two kids, then we board at Port Canaveral',
    { to: ['Orlando'], asks: false },
  ],
  [
    'Singapore 2 days, ship leaves from Marina Bay Cruise Centre',
    { to: ['Singapore'], asks: false },
  ],
  // A bed by the number of its district, by a stop or by a station.
  [
    'Budapest 4 days in June, our flat is in the 6th district',
    { to: ['Budapest'], area: '6th district', asks: false },
  ],
  [
    'Paris 4 days in May, airbnb in the 11th, wine bars',
    { to: ['Paris'], within: '2027-05-01..2027-05-31', area: '11th', asks: false },
  ],
  [
    '5 days in Vienna, staying in the 4th district',
    { to: ['Vienna'], area: '4th district', asks: false },
  ],
  [
    'Bangkok 5 days in February, hotel near BTS Phrom Phong, street food',
    { to: ['Bangkok'], area: 'Phrom Phong', asks: false },
  ],
  [
    '4 days Berlin, hostel right by Warschauer Straße',
    { to: ['Berlin'], area: 'Warschauer Straße', asks: false },
  ],
  [
    'Milan for two nights in March, hotel next to Centrale, aperitivo',
    { to: ['Milan'], area: 'Centrale', asks: false },
  ],
  [
    'London with a toddler, 5 to 8 January, premier inn at Waterloo',
    { to: ['London'], area: 'Waterloo', asks: false },
  ],
  ['DC in April 3 days, hotel at Rosslyn metro', { area: 'Rosslyn', asks: false }],
  [
    'Seoul 4 days, room 5 minutes from Itaewon station',
    { to: ['Seoul'], area: 'Itaewon', asks: false },
  ],
  ['Tokyo 5 days, staying at the Park Hyatt', { to: ['Tokyo'], house: 'Park Hyatt', asks: false }],
  // Nights behind the last of a list are its own where the dates tell more.
  [
    'Ireland road trip 10 to 15 May. Galway, Dingle for two nights, Cork',
    { to: ['Galway', 'Dingle', 'Cork'], stays: { Dingle: -2 }, days: 6 },
  ],
  [
    'Slovenia by car, 3 to 9 June: Piran, Lake Bled for three nights, hikes',
    { stays: { 'Lake Bled': -3 }, days: 7 },
  ],
  [
    'A week in Sicily in June: Palermo, Taormina for two nights',
    { stays: { Taormina: -2 }, days: 7 },
  ],
  ['Vienna, Salzburg for 5 nights in May', { to: ['Vienna', 'Salzburg'], nights: 5, stays: {} }],
  [
    'sometime between 1 and 28 June, Rome, Florence for 6 nights',
    { to: ['Rome', 'Florence'], nights: 6, stays: {} },
  ],
  // The ends of a trip through an area, and the towns that it lists.
  [
    'Umbria without a car, a week in May, arriving Perugia and leaving from Orvieto. Assisi, Spoleto, Gubbio',
    { to: ['Assisi', 'Spoleto', 'Gubbio'], from: null, ends: 'Orvieto', asks: false },
  ],
  [
    'Puglia by train, a week in June, landing in Brindisi and flying home from Bari. Lecce, Ostuni, Monopoli, beaches',
    { to: ['Lecce', 'Ostuni', 'Monopoli'], from: null, ends: 'Bari', asks: false },
  ],
  [
    'Tokyo then Kyoto, 2 to 9 April, in at Narita, out of Itami on the Friday, gardens',
    { to: ['Tokyo', 'Kyoto'], from: null, asks: false },
  ],
  // A list of towns with their nights decides what is a goal.
  [
    'Portugal by train, 4 to 12 May. Fly into Porto, out of Faro on the 12th at noon. 3 nights Porto, 1 Coimbra, 3 Lisbon, 1 Faro',
    {
      to: ['Porto', 'Coimbra', 'Lisbon', 'Faro'],
      from: null,
      stays: { Porto: -3, Coimbra: -1, Lisbon: -3, Faro: -1 },
      asks: false,
    },
  ],
  [
    'Sicily, flying into Palermo and home from Catania, 7 to 14 June. 3 nights Palermo old town, 2 Agrigento, 2 Syracuse, swimming',
    {
      to: ['Palermo', 'Agrigento', 'Syracuse'],
      from: null,
      stays: { Palermo: -3, Agrigento: -2, Syracuse: -2 },
      asks: false,
    },
  ],
  [
    'Austria, 7 nights from 12 June from Leeds, landing in Munich, return flight is from Vienna. Salzburg 2, Hallstatt 2, Graz 3',
    { to: ['Salzburg', 'Hallstatt', 'Graz'], from: 'Leeds', nights: 7, asks: false },
  ],
  [
    'Ljubljana to Dubrovnik, 5 to 12 June, flight home from Dubrovnik. 2 nights Ljubljana, 3 Split, 2 Dubrovnik',
    {
      to: ['Ljubljana', 'Split', 'Dubrovnik'],
      stays: { Ljubljana: -2, Split: -3, Dubrovnik: -2 },
      asks: false,
    },
  ],
  ['Coming to Lisbon with my parents 3 to 6 May', { to: ['Lisbon'], from: null, asks: false }],
  // The part of a goal, behind its name or told with a dinner.
  [
    'Porto then Braga in May, 2 nights Porto near São Bento, 2 nights Braga',
    { to: ['Porto', 'Braga'], stays: { Porto: -2, Braga: -2 }, area: 'São Bento', asks: false },
  ],
  [
    'Hong Kong 4 to 7 May, dim sum, one dinner with friends is in Sha Tin',
    { to: ['Hong Kong'], asks: false },
  ],
  [
    'Taipei 3 nights near Zhongshan MRT then Tainan 2',
    { to: ['Taipei', 'Tainan'], area: 'Zhongshan', asks: false },
  ],
]
