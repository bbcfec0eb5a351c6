/** Festivals that people travel to one town for: what they are, and where one goes. */
import type { Custom } from './festivities.ts'

const processions =
  'Holy Week: brotherhoods carry their floats through the old town from the afternoon until late at night. Look up the hours and the ways in the program of the day, expect closed streets, and eat early or late.'

/** Before Good Friday: where Holy Week is walked every evening, and where one stands to see the floats pass. */
const holyWeek: readonly Custom[] = [1, 2, 3, 4, 5].map((day) => ({
  on: 'holy-week',
  day,
  name: 'Holy Week',
  countries: ['ES'],
  towns: ['seville', 'granada'],
  says: processions,
  at: 'evening',
  gatherings: {
    seville: [
      'barrio-de-santa-cruz',
      'Every brotherhood passes the cathedral, at the edge of this quarter: stand in the streets around it while the floats go by.',
    ],
  },
}))

export const townFestivals: readonly Custom[] = [
  {
    on: 'day-of-the-dead',
    name: 'Day of the Dead',
    countries: ['MX'],
    says: 'Families keep altars of marigolds, bread and candles for their dead, at home, in markets and on the squares; graveyards are lit and visited in the night of November 1 to 2. Ask before you photograph a grave or an altar. Museums may close early.',
    at: 'evening',
    gatherings: {
      'mexico-city': [
        'zocalo',
        'The great altars stand on the Zócalo on these days, and the square is full of painted faces after dark. Coyoacán keeps its own, with candles, on both evenings.',
      ],
    },
  },
  {
    on: 'fallas',
    day: 4,
    name: 'Fallas',
    countries: ['ES'],
    towns: ['valencia'],
    says: 'The town is closed to cars and full of figures as tall as houses. The mascletà thunders at two on the town hall square; flowers are carried to the Virgin until late, and the Night of Fire has its fireworks over the old river bed after midnight. Book every table.',
    at: 'midnight',
    gatherings: {
      valencia: [
        'turia-gardens',
        'The Night of Fire: the greatest fireworks of the week rise here after midnight.',
      ],
    },
  },
  {
    on: 'fallas',
    day: 5,
    name: 'Fallas: the Cremà',
    countries: ['ES'],
    towns: ['valencia'],
    says: 'Saint Joseph, the last day: the mascletà at two, and after dark the figures burn, those of the children first, the one of the town hall last, toward midnight. Shops are shut.',
    at: 'midnight',
    gatherings: {
      valencia: [
        'plaza-del-ayuntamiento-and-north-station',
        'The Cremà: fireworks, and the last and largest figure burns on the town hall square.',
      ],
    },
  },
  {
    on: 'fallas',
    name: 'Fallas',
    countries: ['ES'],
    towns: ['valencia'],
    says: 'The town is closed to cars and full of figures as tall as houses. The mascletà thunders at two on the town hall square, flowers are carried to the Virgin from the afternoon of the 17th on, and fireworks rise around midnight.',
  },
  {
    on: 'kings-day',
    name: "King's Day",
    countries: ['NL'],
    says: 'Everybody wears orange, sells what the attic held on the sidewalk and goes by boat; trams stop in the middle of town and museums may close early.',
    at: 'noon',
    gatherings: {
      amsterdam: ['vondelpark', 'The children of the town sell and play here all day.'],
    },
  },
  {
    on: 'santo-antonio',
    name: 'Festas de Lisboa',
    countries: ['PT'],
    towns: ['lisbon'],
    says: "The feast of Saint Anthony: sardines are grilled in every lane of the old quarters in the night of June 12, and the quarters' marches go down the Avenida. The 13th is a public holiday of the town.",
    at: 'evening',
    gatherings: {
      lisbon: ['alfama', 'Sardines, paper garlands and dancing in every lane tonight.'],
    },
  },
  {
    on: 'sao-joao',
    name: 'São João',
    countries: ['PT'],
    towns: ['porto'],
    says: 'The longest night of Porto: people tap each other with plastic hammers, paper lanterns rise, and fireworks go up over the Douro at midnight of June 23. The 24th is a public holiday of the town.',
    at: 'midnight',
    gatherings: {
      porto: [
        'ribeira',
        'Fireworks over the river at midnight, seen from the quay with everybody.',
      ],
    },
  },
  {
    on: 'gion-procession',
    name: 'Gion Matsuri',
    countries: ['JP'],
    towns: ['kyoto'],
    says: 'The great floats of the Gion festival are pulled through the middle of town from nine in the morning; the three evenings before, they stand lit in the streets around Shijō and Karasuma.',
  },
  {
    on: 'la-merce',
    name: 'La Mercè',
    countries: ['ES'],
    towns: ['barcelona'],
    says: 'The feast of the town: human towers, giants and runs with fire through the old quarters, free concerts, and fireworks at the end. Museums may be free or shut: check.',
  },
  {
    on: 'bonfire-night',
    name: 'Bonfire Night',
    countries: ['GB'],
    says: 'Fireworks and bonfires in parks after dark, on this night and on the weekend beside it; most want a ticket.',
  },
  ...holyWeek,
  {
    on: 'feria-de-abril',
    name: 'Feria de Abril',
    countries: ['ES'],
    towns: ['seville'],
    says: 'The fair across the river: a town of striped tents, horses and carriages at noon, sevillanas and sherry until the morning. Most tents are private; those of the quarters and parties are open to all. The town itself is half shut.',
  },
]
