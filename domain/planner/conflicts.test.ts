import { describe, expect, it } from 'vitest'
import { planDays } from './plan-days.ts'
import { dates, place, read } from './testing/sample-request.ts'

const search = { seed: 1, goOn: (steps: number) => steps < 60 }
const oneDay = [{ date: dates[0] }]

describe('wishes that cannot hold together', () => {
  it('names a place that is closed on the only day', () => {
    const places = [place('museum', { hours: 'Tu-Su 10:00-18:00' }), place('square')]
    const asked = { places, days: oneDay, mustSee: ['museum', 'square'] }
    const outcome = planDays(read(asked), search)
    if (outcome.ok) throw new Error('The museum is closed')
    expect(outcome.conflict).toEqual([
      {
        kind: 'must-see',
        placeId: 'museum',
        says: 'You want to see Place museum, which is closed on all your days.',
      },
    ])
    expect(outcome.nearest?.trip.days[0]?.stops.map(({ placeId }) => placeId)).toContain('square')
  })

  it('is only as large as it must be', () => {
    const places = [place('far', { at: [38.71, -7.5], minutes: 60 }), place('near'), place('park')]
    const appointments = [
      { id: 'lunch', name: 'Lunch with Ana', date: dates[0], start: 750, minutes: 90 },
    ].map((each) => ({ ...each, at: [38.71, -9.14] as [number, number] }))
    const days = [{ date: dates[0], from: 600, to: 1080 }]
    const mustSee = ['near', 'far', 'park']
    const outcome = planDays(read({ places, days, appointments, mustSee }), search)
    if (outcome.ok) throw new Error('Nobody gets there and back around lunch')
    const kinds = outcome.conflict.map(({ kind }) => kind)
    expect(outcome.conflict.length).toBeLessThanOrEqual(3)
    expect(kinds).toContain('must-see')
    expect(outcome.conflict).not.toContainEqual(expect.objectContaining({ placeId: 'near' }))
    expect(outcome.conflict.map(({ says }) => says)).toContain('You want to see Place far.')
    const kept = outcome.nearest?.trip.days.flatMap(({ stops }) => stops.map(({ name }) => name))
    expect(kept).toContain('Place near')
    expect(kept).toContain('Place park')
  })

  it('speaks of days as people do', () => {
    const places = [place('far', { at: [38.71, -7.5], minutes: 60 })]
    const days = [{ date: dates[0], from: 1200, to: 1260 }]
    const outcome = planDays(read({ places, days, mustSee: ['far'] }), search)
    if (outcome.ok) throw new Error('Nobody gets there in an hour')
    const says = outcome.conflict.map((wish) => wish.says).join(' ')
    expect(says).toContain('Your Monday, May 10 begins at 20:00 and ends by 21:00.')
    expect(says).not.toContain(dates[0])
  })

  it('drops one wish of each when two conflicts have nothing to do with each other', () => {
    const shut = { hours: 'Su 10:00-18:00' }
    const places = [place('one', shut), place('two', shut), place('open')]
    const asked = { places, days: oneDay, mustSee: ['one', 'two', 'open'] }
    const outcome = planDays(read(asked), search)
    if (outcome.ok) throw new Error('Two places are closed')
    expect(outcome.conflict).toHaveLength(1)
    expect(outcome.nearest?.dropped.map((wish) => 'placeId' in wish && wish.placeId)).toEqual(
      expect.arrayContaining(['one', 'two']),
    )
    const kept = outcome.nearest?.trip.days.flatMap(({ stops }) => stops.map(({ name }) => name))
    expect(kept).toContain('Place open')
  })

  it('sees two appointments at the same hour', () => {
    const at: [number, number] = [38.71, -9.14]
    const appointments = ['one', 'two'].map((id) => ({
      id,
      name: id,
      date: dates[0],
      at,
      start: 900,
      minutes: 60,
    }))
    const outcome = planDays(read({ places: [place('x')], days: oneDay, appointments }), search)
    expect(!outcome.ok && outcome.conflict.map(({ kind }) => kind)).toEqual([
      'appointment',
      'appointment',
    ])
  })
})
