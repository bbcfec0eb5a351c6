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
