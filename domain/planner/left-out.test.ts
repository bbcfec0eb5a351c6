import { expect, it } from 'vitest'
import type { WalkedDay } from './after-search/days-walked.ts'
import { explainLeftOut } from './left-out.ts'
import { dates, place, read } from './testing/sample-request.ts'

const dayTrip = {
  by: 'train',
  minutesEachWay: 90,
  how: 'By train from the central station.',
  bookAhead: false,
} as const
const outing = place('outing', { name: 'Far Temple', dayTrip, minutes: 240 })
const left = (asked: Parameters<typeof read>[0]) =>
  explainLeftOut(read({ places: [outing], ...asked }), new Set())

it('a day out of town is no loss to who has one day', () => {
  expect(left({ days: [{ date: dates[0] }] })).toEqual([])
  expect(left({})[0]?.reason).toContain('name it to have it planned')
})

it('nobody is told to name what was named or asked for', () => {
  const wish = {
    what: 'temples',
    placeIds: ['outing'],
    when: 'any',
    daily: false,
    often: false,
  } as const
  expect(left({ asked: [{ ...wish, placeIds: ['outing'] }] })[0]?.reason).not.toContain('name it')
  expect(left({ mustSee: ['outing'] })[0]?.reason).not.toContain('name it')
})

it('names the stop whose place it could take, and each for one place alone', () => {
  const lesser = place('lesser', { name: 'The Annex', essential: 0.2 })
  const [date] = dates
  const stop = { name: lesser.name, at: lesser.at, isOnFoot: true, place: lesser }
  const day: WalkedDay = { date, stops: [{ ...stop, from: 600, to: 660 }], free: [] }
  const places = [lesser, place('one', { essential: 0.7 }), place('other', { essential: 0.6 })]
  const reasons = explainLeftOut(read({ places }), new Set(['lesser']), [day])
  expect(reasons.map(({ reason }) => reason)).toEqual([
    'No room beside the rest: on Monday it could take the place of The Annex.',
    'It is close to The Annex, where you are on Monday, and takes 1 hour: name it to have it.',
  ])
})

it('no bite takes the place of a museum, and no look that of an afternoon', () => {
  const [date] = dates
  const museum = place('museum', { kind: 'museum', essential: 0.2, minutes: 150 })
  const stop = { name: museum.name, at: museum.at, isOnFoot: true, place: museum }
  const day: WalkedDay = { date, stops: [{ ...stop, from: 600, to: 750 }], free: [] }
  const far = [museum.at[0] + 0.01, museum.at[1]] satisfies [number, number]
  const reasonOf = (missing: Partial<typeof museum>) => {
    const places = [museum, place('missing', { essential: 0.6, at: far, ...missing })]
    return explainLeftOut(read({ places }), new Set(['museum']), [day])[0]?.reason
  }
  expect(reasonOf({ kind: 'museum', minutes: 120 })).toMatch(/could take the place of/)
  expect(reasonOf({ kind: 'museum', minutes: 30 })).toMatch(/^No room on your days/)
  expect(reasonOf({ kind: 'market', minutes: 120 })).toMatch(/^No room on your days/)
  expect(reasonOf({ kind: 'cafe', minutes: 120 })).toMatch(/^No room on your days/)
})

it('another stop is as far where it is as far, and not where it is farther', () => {
  const far = place('far', { at: [38.95, -9.14], essential: 0.6 })
  const reasonOf = (minutesEachWay: number) => {
    const castle = place('castle', {
      name: 'The Castle',
      at: [38.2, -9.14],
      dayTrip: { ...dayTrip, minutesEachWay },
    })
    const stop = { name: castle.name, at: castle.at, isOnFoot: false, place: castle }
    const request = read({ places: [far, castle] })
    return explainLeftOut(request, new Set(['castle']), [
      { date: dates[0], stops: [stop], free: [] },
    ])[0]?.reason
  }
  expect(reasonOf(90)).toMatch(/and Monday goes to The Castle, which is as far/)
  expect(reasonOf(160)).not.toContain('The Castle')
})

it('half a day out of town is no whole one', () => {
  const near = place('near', { dayTrip: { ...dayTrip, minutesEachWay: 50 }, minutes: 120 })
  expect(left({ places: [near] })[0]?.reason).toMatch(/^It takes half a day of its own, 50 minutes/)
})

it('what is for others says for whom', () => {
  const shop = place('shop', { kind: 'shopping', essential: 0.3 })
  expect(left({ places: [shop] })[0]?.reason).toContain('shopping, which you did not ask for')
})

it('who saves is told of a price, and looks at a market for nothing', () => {
  const [date] = dates
  const stop = { name: 'The Square', at: outing.at, isOnFoot: true, place: place('square') }
  const free = [{ from: 600, to: 900, at: outing.at, near: 'The Square' }]
  const day: WalkedDay = { date, stops: [{ ...stop, from: 540, to: 600 }], free }
  const places = [
    place('dome', { kind: 'worship', price: 2, essential: 0.65 }),
    place('hall', { kind: 'market', price: 1, essential: 0.6 }),
  ]
  const reasons = (freeShare: number) =>
    explainLeftOut(read({ places, freeShare }), new Set(), [day]).map(({ reason }) => reason)
  const [dome, hall] = reasons(0.8)
  expect(dome).toMatch(/^It has its price/)
  expect(hall).toMatch(/^It fits into your free time/)
  expect(reasons(0)[0]).toMatch(/^It fits into your free time/)
})

it('the dark is told as no closed door', () => {
  const date = '2027-01-11'
  const stop = { name: 'The Square', at: outing.at, isOnFoot: true, place: place('square') }
  const free = [{ from: 1065, to: 1140, at: outing.at, near: 'The Square' }]
  const day: WalkedDay = { date, stops: [{ ...stop, from: 1140, to: 1200 }], free }
  const about = { zone: 'Europe/Lisbon' }
  const reasonOf = (hours: string) => {
    const street = place('street', { hours, essential: 0.7, setting: 'outdoor', minutes: 45 })
    const request = read({ places: [street], days: [{ date }], about })
    return explainLeftOut(request, new Set(), [day])[0]?.reason
  }
  expect(reasonOf('09:00-16:00')).toMatch(/not open in the hours that are free/)
  expect(reasonOf('24/7')).not.toMatch(/not open/)
})
