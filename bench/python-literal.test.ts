import { expect, test } from 'vitest'
import { readLiteral } from './python-literal.ts'

test('Python values are read with their escapes, either quote, and empty ones', () => {
  expect(readLiteral(`{'a': [None, True, 1.5], "b": 'it\\'s\\n\\u00e9', 'c': ()}`)).toEqual({
    a: [null, true, 1.5],
    b: "it's\né",
    c: [],
  })
  expect(readLiteral(`{'name': "Xi'an", 'list': ['a', 2]}`)).toEqual({
    name: "Xi'an",
    list: ['a', 2],
  })
})
