import { expect, it } from 'vitest'
import { planDays } from '../plan-days.ts'
import { dates, place, read } from '../testing/sample-request.ts'

const search = { seed: 1, goOn: (steps: number) => steps < 60 }
const planned = (asked: Parameters<typeof read>[0]) => {
  const outcome = planDays(read({ days: [{ date: dates[0] }], ...asked }), search)
  if (!outcome.ok) throw new Error('Nothing is in the way')
  return outcome.trip.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId))
}

it('a lake and the way around it by bike are one thing, unless both were named', () => {
  const places = [
    place('lake', { name: 'West Lake', kind: 'park', setting: 'outdoor' }),
    place('bike', { name: 'West Lake by Bike', kind: 'activity', setting: 'outdoor' }),
  ]
  expect(planned({ places }).filter((id) => id === 'lake' || id === 'bike')).toHaveLength(1)
  expect(planned({ places, mustSee: ['lake', 'bike'] })).toEqual(
    expect.arrayContaining(['lake', 'bike']),
  )
})

it('a day has one swim for those who did not come to swim', () => {
  const places = [
    place('beach', { kind: 'beach', setting: 'outdoor' }),
    place('bath', { name: 'Harbour Bath', kind: 'activity', setting: 'outdoor' }),
  ]
  const swims = (ids: (string | null)[]) => ids.filter((id) => id === 'beach' || id === 'bath')
  expect(swims(planned({ places }))).toHaveLength(1)
  expect(swims(planned({ places, interests: ['beach'] }))).toHaveLength(2)
})
