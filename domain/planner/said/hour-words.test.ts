import { expect, it } from 'vitest'
import { wordsOfTheHour } from './hour-words.ts'

const sun = { sunset: 1100 }
const at = (hour: number) => ({ start: hour * 60, minutes: 60 })

it.each([
  ['Lawns and a harbor promenade between two museums; the free place for the sunset.', 11, 18],
  [
    'Lace, gramophones and dishes of the 1900s, with a folk-music cabaret on many evenings.',
    12,
    19,
  ],
  ['A shop of noodles in broth and poached pork, with soup at dawn.', 19, 8],
])('"%s" ends sooner at another hour', (text, other, own) => {
  expect(wordsOfTheHour(text, at(own), sun)).toBe(text)
  const said = wordsOfTheHour(text, at(other), sun)
  expect(said.length).toBeLessThan(text.length)
  expect(said).toMatch(/\w\.$/)
})

it('keeps a sentence whose own subject it is', () => {
  const bar = 'A club where jazz is played at night.'
  expect(wordsOfTheHour(bar, at(11), sun)).toBe(bar)
})
