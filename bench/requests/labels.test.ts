import { expect, test } from 'vitest'
import { readCsv } from './labels.ts'

test('cells may hold commas, quotes and line breaks', () => {
  expect(readCsv('a,b\n"x, ""y""\nz",2\n')).toEqual([{ a: 'x, "y"\nz', b: '2' }])
})
