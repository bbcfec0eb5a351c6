import { expect, test } from 'vitest'
import { readCsv, readPython } from './labels.ts'

test('cells may hold commas, quotes and line breaks', () => {
  expect(readCsv('a,b\n"x, ""y""\nz",2\n')).toEqual([{ a: 'x, "y"\nz', b: '2' }])
})

test('Python values are read with either quote', () => {
  expect(readPython(`{'name': "Xi'an", 'list': ['a', 2], 'none': None, 'yes': True}`)).toEqual({
    name: "Xi'an",
    list: ['a', 2],
    none: null,
    yes: true,
  })
})
