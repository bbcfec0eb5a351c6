import { expect, it } from 'vitest'
import { openSpans } from './open-spans.ts'
import { place } from './testing/sample-request.ts'

const sundays = ['2027-03-07', '2027-03-14', '2027-03-21', '2027-03-28']
const saturdays = ['2027-03-06', '2027-03-13', '2027-03-20', '2027-03-27']

it('a market of the first and the third Sunday is shut on the fourth', () => {
  const market = place('market', {
    kind: 'market',
    hours: null,
    moments: [
      {
        says: 'The market is held on Sundays only, as a rule the first and the third of the month.',
        weekdays: [0],
        come: 'only',
      },
    ],
  })
  expect(sundays.filter((date) => openSpans(market, date).length > 0)).toEqual([
    '2027-03-07',
    '2027-03-21',
  ])
})

it('hours of every Saturday are bound by words of the second and the fourth', () => {
  const dome = place('dome', {
    kind: 'activity',
    hours: 'Sa 20:00-22:00',
    about:
      'A look through the telescopes, as a rule on the second and fourth Saturday of the month.',
  })
  expect(saturdays.filter((date) => openSpans(dome, date).length > 0)).toEqual([
    '2027-03-13',
    '2027-03-27',
  ])
})

it('who says when it rests is closed then, and a street with resting shops is not', () => {
  const says = 'It is closed on Saturdays.'
  const garden = place('garden', { moments: [{ says, weekdays: [6] }] })
  expect(openSpans(garden, '2027-03-06')).toEqual([])
  expect(openSpans(garden, '2027-03-07')).not.toEqual([])
  const street = place('street', {
    kind: 'neighbourhood',
    about: 'Cloth shops, closed on Saturdays.',
  })
  expect(openSpans(street, '2027-03-06')).not.toEqual([])
})
