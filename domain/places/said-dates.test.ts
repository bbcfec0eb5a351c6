import { expect, it } from 'vitest'
import { isClosedBySaying, isOnSaidTurn } from './said-dates.ts'

const march = (days: number[]) => days.map((day) => `2027-03-${String(day).padStart(2, '0')}`)
const sundays = march([7, 14, 21, 28])
const saturdays = march([6, 13, 20, 27])

it.each([
  ['The fair is held on the first Sunday of the month only.', [7]],
  ['Usually on the first and third Sunday of the month and not in rain.', [7, 21]],
  ['The market is held on Sundays only, as a rule the first and the third of the month.', [7, 21]],
  ['On the last Sunday of most months antiques line the water.', [28]],
  ['1st and 3rd Sundays, in the court.', [7, 21]],
  ['The market is held on Sundays.', [7, 14, 21, 28]],
])('%s', (text, days) => {
  expect(sundays.filter((date) => isOnSaidTurn(text, date))).toEqual(march(days))
})

it('a weekend is counted by its Saturday', () => {
  const text = 'On the first weekend of the month an antiques fair fills the old town.'
  expect(isOnSaidTurn(text, '2027-05-02')).toBe(true)
  expect(isOnSaidTurn(text, '2027-05-08')).toBe(false)
})

it('a place is closed on the days that its words name, and more stalls close no other day', () => {
  const open = 'Telescopes, as a rule on the second and fourth Saturday of the month.'
  expect(saturdays.filter((date) => !isClosedBySaying(open, date))).toEqual(march([13, 27]))
  const more = 'Prints, buttons and chairs, and more stalls on the last Sunday of the month.'
  expect(sundays.filter((date) => isClosedBySaying(more, date))).toEqual([])
  expect(isClosedBySaying('It is closed on Saturdays.', '2027-03-06')).toBe(true)
  expect(isClosedBySaying('It is closed on Saturdays.', '2027-03-07')).toBe(false)
  expect(isClosedBySaying('Closed on Sunday mornings.', '2027-03-07')).toBe(false)
  expect(isClosedBySaying('Many are shut on Sundays.', '2027-03-07')).toBe(false)
})
