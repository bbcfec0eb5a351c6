/** General rules of a good day, each on places made for it. */
import { describe, expect, it } from 'vitest'
import { freeName, freeReason } from './after-search/free-hours.ts'
import { partyFromBrief } from './from-brief/party-from-brief.ts'
import { placeHinted } from './place-names.ts'
import { planDays } from './plan-days.ts'
import { dates, minutesOn, place, read } from './testing/sample-request.ts'
import { isUnfit } from './worth/travellers.ts'

const near = (index: number): [number, number] => [38.71 + index * 0.002, -9.14]

function tripOf(request: ReturnType<typeof read>) {
  const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 200 })
  if (!outcome.ok) throw new Error('There is no plan')
  return outcome.trip
}

const visited = (trip: ReturnType<typeof tripOf>) =>
  trip.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? []))

describe('towers', () => {
  const decks = Array.from({ length: 5 }, (_, n) =>
    place(`deck${n}`, { kind: 'viewpoint', at: near(n), price: 2, interests: ['views'] }),
  )

  it('are climbed once on a short stay and twice on a longer one', () => {
    const days = Array.from({ length: 4 }, (_, n) => ({ date: `2027-05-1${n}` }))
    const short = visited(tripOf(read({ places: decks })))
    const long = visited(tripOf(read({ places: decks, days })))
    expect(short.filter((id) => id.startsWith('deck'))).toHaveLength(1)
    expect(long.filter((id) => id.startsWith('deck'))).toHaveLength(2)
  })

  it('are the one that everybody knows, rather than a lesser one', () => {
    const best = place('best', { ...decks[0], id: 'best', essential: 0.8, at: near(9) })
    const seen = visited(tripOf(read({ places: [...decks, best] })))
    expect(seen.filter((id) => id === 'best' || id.startsWith('deck'))).toEqual(['best'])
  })

  it('are as many as there is time for where views were asked for', () => {
    const seen = visited(tripOf(read({ places: decks, interests: ['views'] })))
    expect(seen.filter((id) => id.startsWith('deck')).length).toBeGreaterThan(2)
  })
})

describe('a bite', () => {
  const sights = Array.from({ length: 3 }, (_, n) =>
    place(`sight${n}`, { at: near(n), minutes: 90, essential: 0.8 }),
  )
  const cafe = (id: string, at: [number, number], essential: number) =>
    place(id, { kind: 'cafe', at, minutes: 30, cuisines: ['coffee'], essential })

  it('lies on the way: nobody rides across town for any coffee', () => {
    const far = cafe('far', [38.745, -9.14], 0.3)
    expect(visited(tripOf(read({ places: [...sights, far] })))).not.toContain('far')
  })

  it('is had where people come to town for it, when one is next door', () => {
    const known = cafe('known', [38.7105, -9.14], 0.6)
    const any = cafe('any', [38.7106, -9.14], 0.2)
    expect(visited(tripOf(read({ places: [...sights, known, any] })))).toContain('known')
  })
})

describe('meals', () => {
  it('streets of stalls are dinner, and nobody dines again after them', () => {
    const stalls = place('stalls', {
      kind: 'neighbourhood',
      interests: ['food'],
      bestTime: 'evening',
      minutes: 90,
      essential: 0.8,
      about: 'Noodles and oysters under neon signs after dark.',
    })
    const house = place('house', { kind: 'restaurant', minutes: 75, meals: ['dinner'] })
    const [day] = tripOf(read({ places: [stalls, house], days: [{ date: dates[0] }] })).days
    const dinners = day?.stops.filter(({ meal }) => meal === 'dinner') ?? []
    expect(dinners.map(({ placeId }) => placeId)).toHaveLength(1)
    const sight = day?.stops.find(({ placeId, kind }) => placeId === 'stalls' && kind === 'visit')
    expect(sight).toBeUndefined()
  })

  it('lie three hours apart where there is a table for it', () => {
    const houses = [0, 1, 2, 3].map((n) =>
      place(`house${n}`, { kind: 'restaurant', at: near(n), minutes: n < 2 ? 110 : 60 }),
    )
    const sights = [0, 1, 2, 3, 4].map((n) => place(`sight${n}`, { at: near(n), minutes: 90 }))
    for (const { date, stops } of tripOf(read({ places: [...houses, ...sights] })).days) {
      const lunch = stops.find(({ meal }) => meal === 'lunch')
      const dinner = stops.find(({ meal }) => meal === 'dinner')
      const apart = minutesOn(date, dinner?.start ?? null) - minutesOn(date, lunch?.end ?? null)
      expect(apart).toBeGreaterThanOrEqual(180)
    }
  })
})

describe('with children', () => {
  it('what a first visit must not miss is seen with schoolchildren', () => {
    const dome = place('dome', { kind: 'worship', essential: 0.95, children: null })
    const school = read({ places: [dome], party: { children: true, who: ['children'] } })
    const small = read({ places: [dome], party: { children: true, who: ['children', 'toddler'] } })
    expect(isUnfit(dome, school)).toBe(false)
    expect(isUnfit(dome, small)).toBe(true)
  })

  it('a small child sleeps every day, and in the cold at home', () => {
    const places = Array.from({ length: 12 }, (_, n) =>
      place(`great${n}`, { at: near(n + 4), minutes: 75, essential: 0.9 }),
    )
    const weather = { rain: 0.2, high: 3, low: -2, source: { kind: 'catalogue' } } as const
    const days = dates.map((date) => ({ date, weather }))
    const party = { children: true, naps: true, who: ['toddler' as const] }
    for (const { stops } of tripOf(read({ places, days, party })).days) {
      const naps = stops.filter(({ name }) => /nap/i.test(name)).map(({ name }) => name)
      expect(naps).toEqual(['Nap time at your lodging'])
    }
  })
})

describe('hours that stay free', () => {
  it('name what is close by, open then and not in the plan', () => {
    const open = place('by', { name: 'Corner House', kind: 'shopping' })
    const shut = place('shut', { name: 'Shut House', hours: '08:00-09:30' })
    const far = place('far', { name: 'Far House', at: [38.75, -9.14] })
    const day = { date: dates[0] }
    const request = read({ places: [open, shut, far], days: [day] })
    const hours = { from: 900, to: 1020, at: near(0) }
    const [planned] = request.days
    if (!planned) throw new Error('There is no day')
    const offered = { chosen: new Set<string>(), told: new Set<string>() }
    const said = freeReason(hours, planned, request, offered)
    expect(said).toMatch(/Corner House/)
    expect(said).not.toMatch(/Shut House|Far House/)
    const taken = { chosen: new Set(['by']), told: new Set<string>() }
    expect(freeReason(hours, planned, request, taken)).not.toMatch(/Corner House/)
    // Offered once, it is not offered again on the next day.
    expect(freeReason(hours, planned, request, offered)).not.toMatch(/Corner House/)
  })

  it('offer no second table to who has just eaten', () => {
    const places = [place('hall', { name: 'Market Hall', kind: 'cafe' })]
    const request = read({ places, days: [{ date: dates[0] }] })
    const [day] = request.days
    if (!day) throw new Error('There is no day')
    const hours = { from: 780, to: 840, at: near(0) }
    const offered = () => ({ chosen: new Set<string>(), told: new Set<string>() })
    expect(freeReason(hours, day, request, offered())).toMatch(/Market Hall/)
    expect(freeReason({ ...hours, isFed: true }, day, request, offered())).not.toMatch(
      /Market Hall/,
    )
  })

  it('are spent in a quarter rather than around a table', () => {
    const at = near(0)
    const table = { name: 'Grill', kind: 'restaurant' } as const
    const sight = { name: 'Old Bridge', kind: 'bridge' } as const
    expect(freeName(2, { at, area: 'Rua Direita, Leblon', place: table })).toBe(
      'Free time in Leblon',
    )
    expect(freeName(2, { at, area: 'Rua Direita 4', place: table })).toMatch(/around Grill/)
    expect(freeName(2, { at, area: 'Leblon', place: sight })).toMatch(/around Old Bridge/)
  })

  it('of a late arrival are called what they are', () => {
    const days = [{ date: dates[0], from: 1425, to: 1500 }, { date: dates[1] }]
    const [first] = tripOf(read({ places: [place('sight')], days })).days
    expect(first?.stops.map(({ name }) => name)).toEqual(['You arrive'])
  })
})

describe('an evening', () => {
  it('is for what evenings are for, and says nothing of what is shut by then', () => {
    const places = [
      place('hall', { kind: 'stage', bestTime: 'evening', hours: '19:00-23:00', minutes: 90 }),
      place('museum', { kind: 'museum', hours: '10:00-22:00', minutes: 120, essential: 0.6 }),
      place('tower', { name: 'The Tower', hours: '09:00-17:00', essential: 0.95 }),
    ]
    const trip = tripOf(read({ places, days: [{ date: dates[0], from: 1080, to: 1380 }] }))
    expect(visited(trip)).toContain('hall')
    expect(minutesOn(dates[0], trip.days[0]?.stops[0]?.start ?? null)).toBeGreaterThanOrEqual(1080)
    expect(trip.leftOut.map(({ name }) => name)).not.toContain('The Tower')
  })
})

describe('what was said', () => {
  it('means a known sight by two words in a row of its name', () => {
    const mine = place('mine', { name: 'Wieliczka Salt Mine', essential: 0.75 })
    const shop = place('shop', { name: 'The Old Salt Mine Shop', kind: 'shopping' })
    expect(placeHinted('salt mine', { places: [shop, mine] })?.id).toBe('mine')
    expect(placeHinted('salt', { places: [mine] })).toBeUndefined()
  })

  it('is celebrated: a birthday of grown-ups has its table, one of children does not', () => {
    const brief = {
      party: { kinds: [], has: [], childAges: [] },
      mobility: [],
      occasions: ['birthday'],
    } as never
    expect(partyFromBrief(brief, '60th birthday of my wife').who).toContain('celebration')
    expect(partyFromBrief(brief, 'birthday of our 6 year old').who).not.toContain('celebration')
  })
})
