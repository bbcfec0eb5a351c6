import { expect, test } from 'vitest'
import { notUnderstood } from './not-understood.ts'

const told = (text: string, slot: string, words: string) => {
  const start = text.indexOf(words)
  return notUnderstood(text, [{ slot, start, end: start + words.length }])
}

test('the verb that refuses a thing is understood with it, and told where the thing is not', () => {
  expect(told('avoid the worst crowds', 'mustAvoid', 'crowds')).toEqual([])
  expect(told('avoid xylophones', 'interest', '')).toEqual(['avoid xylophones'])
})
