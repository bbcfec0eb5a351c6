import { expect, it } from 'vitest'
import { cx } from './class-names.ts'

it('joins the names that apply and drops the others', () => {
  expect(cx('card', false, undefined, 'lifts', null, '')).toBe('card lifts')
})

it('is empty when nothing applies', () => {
  expect(cx(false, undefined)).toBe('')
})
