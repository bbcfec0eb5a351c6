import { expect, it } from 'vitest'
import { planDays } from '../plan-days.ts'
import { dates, place, read } from '../testing/sample-request.ts'

it('a feast is a public holiday where the country has the day off, and to be checked elsewhere', () => {
  const reasonsOn = (isPublic?: true) => {
    const holiday = { name: 'Eid al-Fitr', check: ['hall'], ...(isPublic && { isPublic }) }
    const request = read({ places: [place('hall')], days: [{ date: dates[0], holiday }] })
    const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 20 })
    if (!outcome.ok) throw new Error('There is no plan')
    const stops = outcome.trip.days.flatMap((day) => day.stops)
    return stops.find(({ placeId }) => placeId === 'hall')?.reasons
  }
  expect(reasonsOn(true)).toContain('Check: public holiday (Eid al-Fitr).')
  expect(reasonsOn()).toContain('Check its hours: Eid al-Fitr.')
})
