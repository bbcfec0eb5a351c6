import { expect, it } from 'vitest'
import { objection } from '../appeal.ts'
import { place, read } from '../testing/sample-request.ts'

it('who keeps halal is sent to no courtyards of bars, and to a famous street by day', () => {
  const courts = place('courts', {
    kind: 'landmark',
    essential: 0.26,
    about: 'A convent school turned into courtyards of bars and restaurants around a chapel.',
  })
  const halal = read({ diets: ['halal'] })
  expect(objection(courts, halal)).toMatch(/you keep halal/)
  expect(objection(courts, read({}))).toBeNull()
  expect(objection({ ...courts, essential: 0.6 }, halal)).toBeNull()
})
