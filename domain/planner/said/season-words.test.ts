import { expect, it } from 'vitest'
import { wordsOfTheSeason } from './season-words.ts'

const about = 'A garden of rides. Halloween and Christmas have seasons of their own.'

it('leaves out what is said of another season, and keeps it in its own', () => {
  expect(wordsOfTheSeason(about, '2027-07-03', [55.7, 12.6])).toBe('A garden of rides.')
  expect(wordsOfTheSeason(about, '2027-12-03', [55.7, 12.6])).toBe(about)
})

it('knows summers of the south', () => {
  const summer = 'A roof. In summer there is cinema under the sky.'
  expect(wordsOfTheSeason(summer, '2027-01-08', [-37.8, 145])).toBe(summer)
  expect(wordsOfTheSeason(summer, '2027-07-08', [-37.8, 145])).toBe('A roof.')
})

it.each([
  [
    'A roller-coaster park entirely indoors, cool in August: superheroes and cartoons.',
    'A roller-coaster park entirely indoors: superheroes and cartoons.',
  ],
  [
    'One of the oldest botanical gardens anywhere, laid out in 1545; quiet even in June.',
    'One of the oldest botanical gardens anywhere, laid out in 1545.',
  ],
  [
    'A wine bar of 1890 under low vaults; in summer half of it sits in the lane outside.',
    'A wine bar of 1890 under low vaults.',
  ],
  [
    'A free glass palm house of 1910 and five greenhouses, warm in January.',
    'A free glass palm house of 1910 and five greenhouses, warm in January.',
  ],
])('leaves out what a sentence adds of another time of the year: %s', (text, said) => {
  expect(wordsOfTheSeason(text, '2026-12-30', [25, 55])).toBe(said)
})

it('keeps what is said of the whole year, of a span that holds, and of a past month', () => {
  for (const text of [
    'Black swans on a lake; the road is a circuit in March and open to all in other months.',
    'A gondola goes up, with runs from December to March and walks among cows in summer.',
    'A tank broke the gate in April 1975, and the clocks stopped there.',
  ])
    expect(wordsOfTheSeason(text, '2027-01-08', [46, 14])).toBe(text)
})
