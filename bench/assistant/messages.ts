/** What the benchmark's visitors say: messages that need no planning, and wishes that do. */

export const questions = [
  'A quiet museum in Lisbon, please',
  'Where can I eat vegan in Berlin?',
  'Porto or Lisbon with a toddler?',
  'What is the weather like in Kyoto in May?',
  'Somewhere cosy to read when it pours, in Vienna',
  'How much do I tip in New York?',
  'Which plug do they have in London?',
  'A garden in Seville with shade',
  'Somewhere warm by the sea in October, not expensive',
  'What can we do in Paris with two kids when it rains?',
  'Is the Prado open on Mondays?',
  'Thank you, that helps',
]

const cities = [
  'Lisbon',
  'Paris',
  'Rome',
  'Vienna',
  'Berlin',
  'Madrid',
  'London',
  'Kyoto',
  'Prague',
  'Amsterdam',
]

export const wishes = cities.map((city) => `Plan three days in ${city} from 3 May 2027`)
