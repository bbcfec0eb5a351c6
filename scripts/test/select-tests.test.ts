import { expect, it } from 'vitest'
import { selectTests } from './select-tests.ts'

const files = [
  { path: 'e2e/contact.spec.ts', source: "test('a message is sent once', …)" },
  { path: 'server/contact/contact-mail.test.ts', source: "it('names who wrote', …)" },
  { path: 'testing/permissions/contact-flood.db.test.ts', source: "it('stops a flood', …)" },
  { path: 'server/http/http.product.test.ts', source: "it('Answers while it starts', …)" },
]

it('takes every file whose path has all the words, and tells the parts apart', () => {
  expect(selectTests(files, ['Contact'])).toEqual({
    files: {
      unit: ['server/contact/contact-mail.test.ts'],
      database: ['testing/permissions/contact-flood.db.test.ts'],
      product: [],
      browser: ['e2e/contact.spec.ts'],
    },
  })
  expect(selectTests(files, ['contact', 'flood']).files).toMatchObject({
    unit: [],
    database: ['testing/permissions/contact-flood.db.test.ts'],
  })
})

it('looks into titles when no path has the words', () => {
  expect(selectTests(files, ['answers', 'while'])).toEqual({
    files: {
      unit: [],
      database: [],
      product: ['server/http/http.product.test.ts'],
      browser: [],
    },
    title: 'answers while',
  })
})

it('takes nothing for words that stand nowhere', () => {
  expect(Object.values(selectTests(files, ['zebra']).files).flat()).toEqual([])
})
