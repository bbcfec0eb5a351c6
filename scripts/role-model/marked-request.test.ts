import { expect, test } from 'vitest'
import { packedRoles } from '#catalogue/place-roles.generated.js'
import { markedLines } from './all-examples.ts'
import { readMarked } from './marked-request.ts'
import { digestOf } from './packed-roles.ts'

test('a marked request is its words, with the role of each name', () => {
  const { text, spans } = readMarked('From [o|Leeds] to [g|Lisbon], not [r|Faro]')
  expect(text).toBe('From Leeds to Lisbon, not Faro')
  expect(spans.map(({ start, end, role }) => [text.slice(start, end), role])).toEqual([
    ['Leeds', 'origin'],
    ['Lisbon', 'goal'],
    ['Faro', 'refused'],
  ])
})

test.each(['To [x|Lisbon]', 'To [g|Lisbon', 'To g|Lisbon]'])(
  'a broken mark is told: %s',
  (line) => {
    expect(() => readMarked(line)).toThrow(/mark/)
  },
)

test('every marked request reads, and none comes twice', () => {
  const lines = markedLines()
  const texts = lines.map((line) => readMarked(line).text)
  expect(lines.length).toBeGreaterThan(2000)
  expect(new Set(texts).size).toBe(texts.length)
})

test('the model has learned from the marked requests as they stand: npm run roles', () => {
  expect(packedRoles.learnedFrom).toBe(digestOf(markedLines()))
})
