import { expect, it } from 'vitest'
import { planDays } from '../plan-days.ts'
import { dates, place, read } from '../testing/sample-request.ts'

const says = /curtain time on your ticket/
const opera = place('opera', {
  kind: 'stage',
  bestTime: 'evening',
  hours: null,
  minutes: 150,
  setting: 'indoor',
  essential: 0.9,
})

function told(house: typeof opera): string {
  const request = read({
    about: { zone: 'Europe/Lisbon' },
    places: [house],
    days: [{ date: dates[0] }],
    mustSee: ['opera'],
  })
  const outcome = planDays(request, { seed: 3, goOn: (done) => done < 100 })
  const stops = outcome.ok ? (outcome.trip.days[0]?.stops ?? []) : []
  return stops.find(({ placeId }) => placeId === 'opera')?.reasons.join(' ') ?? 'not planned'
}

it('a show whose hour nobody knows is by the curtain time on the ticket', () => {
  expect(told(opera)).toMatch(says)
})

it('a house that is shown by day, and one with known hours, say nothing of a curtain', () => {
  expect(told({ ...opera, bestTime: 'morning' })).not.toMatch(/curtain|not planned/)
  expect(told({ ...opera, hours: '19:30-22:30' })).not.toMatch(/curtain|not planned/)
})

it('a walk with a guide whose starts nobody knows is booked for about then, and no minute is made up', () => {
  const walk = place('opera', {
    ...{ kind: 'activity', hours: null, minutes: 90, essential: 0.9, setting: 'outdoor' },
    offers: ['walking tour'],
  })
  expect(told(walk)).toMatch(/book the one nearest \d\d:[03]0\./)
  expect(told({ ...walk, hours: '10:00-16:00' })).not.toMatch(/book the one|not planned/)
  expect(told({ ...walk, offers: ['kayak rental'] })).not.toMatch(/book the one|not planned/)
})
