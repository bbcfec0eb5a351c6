import { expect, it } from 'vitest'
import { isOnTheSabbath, sabbathMealName } from './sabbath-meals.ts'
import { read } from './testing/sample-request.ts'

const kosher = read({ about: { zone: 'Europe/Lisbon' }, diets: ['kosher'] })
const [friday, saturday] = ['2027-05-14', '2027-05-15']

it('no kosher kitchen is looked for from Friday evening to Saturday night', () => {
  expect(isOnTheSabbath(friday, 780, kosher)).toBe(false)
  expect(isOnTheSabbath(friday, 1200, kosher)).toBe(true)
  expect(isOnTheSabbath(saturday, 780, kosher)).toBe(true)
  expect(isOnTheSabbath(saturday, 1380, kosher)).toBe(false)
  expect(isOnTheSabbath(saturday, 780, read({ about: { zone: 'Europe/Lisbon' } }))).toBe(false)
})

it('the meal is called what it then is', () => {
  expect(sabbathMealName('dinner', friday)).toBe('Dinner that was arranged before the Sabbath')
})
