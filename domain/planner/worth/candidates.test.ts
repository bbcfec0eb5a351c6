import { describe, expect, it } from 'vitest'
import { planDays } from '../plan-days.ts'
import { dates, place, read } from '../testing/sample-request.ts'
import { chooseCandidates } from './candidates.ts'

const search = { seed: 1, goOn: () => false }
const crowd = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    place(`p${index}`, {
      essential: 0.3 + (index % 70) / 100,
      at: [38.7 + index / 10_000, -9.14],
    }),
  )

function considered(count: number, more: Parameters<typeof read>[0] = {}) {
  const outcome = planDays(read({ places: crowd(count), ...more }), search)
  return outcome.ok ? outcome.considered : undefined
}

describe('a plan says which places its search looked at', () => {
  it('all of them, where they are few enough', () => {
    const all = { given: 100, ruledOut: 0, entered: 100, chosenBy: 'all' }
    expect(considered(100)).toEqual(all)
  })

  it('how many of them and by what they were chosen, where they are not', () => {
    expect(considered(1000)).toEqual({
      given: 1000,
      ruledOut: 0,
      entered: 132,
      chosenBy: 'appeal-near-lodging',
    })
    const oneDay = considered(1000, { days: [{ date: dates[0] }] })
    expect(oneDay).toMatchObject({ entered: 84 })
  })

  it('what was ruled out by the wishes is no candidate', () => {
    const ruled = { given: 40, ruledOut: 2, entered: 38, chosenBy: 'all' }
    expect(considered(40, { mustAvoid: ['p3', 'p4'] })).toEqual(ruled)
  })

  it('and the tables beside a great sight that lies far from all others', () => {
    const [day] = dates
    const pier: [number, number] = [38.8, -9.4]
    const table = place('table', {
      kind: 'restaurant',
      meals: ['lunch', 'dinner'],
      at: pier,
      essential: 0.1,
      interests: ['food'],
    })
    const places = [...crowd(300), place('pier', { essential: 1, at: pier }), table]
    const { places: entered } = chooseCandidates(read({ places, days: [{ date: day }] }))
    expect(entered.map(({ id }) => id)).toEqual(expect.arrayContaining(['pier', 'table']))
  })

  it('what hardly anybody knows, or suits other guests, is left to those who ask, where there is more', () => {
    const [day] = dates
    const few = { days: [{ date: day }] }
    const pit = place('pit', { essential: 0.16 })
    const toys = place('toys', { kind: 'museum', essential: 0.4, interests: ['family'] })
    const entered = (more: Parameters<typeof read>[0], count = 20) =>
      chooseCandidates(read({ places: [...crowd(count), pit, toys], ...few, ...more })).places.map(
        ({ id }) => id,
      )
    expect(entered({})).not.toContain('pit')
    expect(entered({})).not.toContain('toys')
    expect(entered({ mustSee: ['pit'] })).toContain('pit')
    expect(entered({}, 2)).toContain('pit')
  })
})
