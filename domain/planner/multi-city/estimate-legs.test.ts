import { describe, expect, it } from 'vitest'
import { estimateLegs } from './estimate-legs.ts'

const hours = (...cities: { name: string; at: [number, number] }[]) => {
  const [leg] = estimateLegs(cities, { wanted: ['train'], avoided: [] })
  return (leg?.minutes ?? 0) / 60
}

it('trains are as fast as the rails between two cities', () => {
  const prague = { name: 'Prague', at: [50.0755, 14.4378] as [number, number] }
  const vienna = { name: 'Vienna', at: [48.2082, 16.3738] as [number, number] }
  expect(hours(prague, vienna)).toBeGreaterThan(3.8)
  expect(hours(prague, vienna)).toBeLessThan(5)
  const madrid = { name: 'Madrid', at: [40.4168, -3.7038] as [number, number] }
  const seville = { name: 'Seville', at: [37.3891, -5.9845] as [number, number] }
  expect(hours(madrid, seville)).toBeLessThan(4)
})

describe('well-known trains', () => {
  const between = (...pair: [string, [number, number]][]) =>
    hours(...pair.map(([name, at]) => ({ name, at })))

  it.each([
    [2.75, 'Zürich', [47.3769, 8.5417], 'Geneva', [46.2022, 6.1457]],
    [0.75, 'Zurich', [47.3769, 8.5417], 'Lucerne', [47.0505, 8.3064]],
    [2.25, 'Kyoto', [35.0116, 135.7681], 'Tokyo', [35.6762, 139.6503]],
    [4.5, 'London', [51.5074, -0.1278], 'Edinburgh', [55.9533, -3.1883]],
    [4.5, 'Beijing', [39.9042, 116.4074], 'Shanghai', [31.2304, 121.4737]],
  ] as const)('take %s hours from %s %j to %s', (expected, one, oneAt, other, otherAt) => {
    expect(between([one, [...oneAt]], [other, [...otherAt]])).toBe(expected)
  })

  it('are not taken for those of another town of that name', () => {
    const faster = between(['Granada', [11.9299, -85.956]], ['Madrid', [40.4168, -3.7038]])
    expect(faster).toBeGreaterThan(8)
  })
})

it('nobody flies between two near towns of one land, also who comes to the country by plane', () => {
  const seville = { name: 'Seville', at: [37.3891, -5.9845] as [number, number] }
  const granada = { name: 'Granada', at: [37.1773, -3.5986] as [number, number] }
  const [leg] = estimateLegs([seville, granada], { wanted: ['flight'], avoided: [] })
  expect(leg?.mode).toBe('train')
})

describe('over the sea', () => {
  const usual = { wanted: [], avoided: [] } as const
  const helsinki = { name: 'Helsinki', at: [60.1699, 24.9384] as [number, number] }
  const tallinn = { name: 'Tallinn', at: [59.437, 24.7536] as [number, number] }
  const stockholm = { name: 'Stockholm', at: [59.3293, 18.0686] as [number, number] }

  it('one takes the ship where one sails, and no train', () => {
    const legs = estimateLegs([helsinki, tallinn], usual)
    expect(legs.map(({ mode }) => mode)).toEqual(['ferry', 'ferry'])
    expect(legs[0]?.minutes).toBeGreaterThanOrEqual(150)
    expect(legs[0]?.minutes).toBeLessThanOrEqual(240)
  })

  it('one flies where no ship is known, and no train', () => {
    const modes = estimateLegs([helsinki, stockholm], usual).map(({ mode }) => mode)
    expect(modes).toEqual(['flight', 'flight'])
  })

  it('who wants no ship has none', () => {
    const legs = estimateLegs([helsinki, tallinn], { wanted: [], avoided: ['ferry'] })
    expect(legs.map(({ mode }) => mode)).toEqual(['flight', 'flight'])
  })

  it('trains go through tunnels', () => {
    const london = { name: 'London', at: [51.5074, -0.1278] as [number, number] }
    const paris = { name: 'Paris', at: [48.8566, 2.3522] as [number, number] }
    expect(estimateLegs([london, paris], usual).some(({ mode }) => mode === 'train')).toBe(true)
  })
})

describe('where no trains go', () => {
  const lima = { name: 'Lima', at: [-12.0464, -77.0428] as [number, number] }
  const cusco = { name: 'Cusco', at: [-13.5319, -71.9675] as [number, number] }
  const modes = (cities: Parameters<typeof estimateLegs>[0], wanted: 'train'[] = []) => [
    ...new Set(estimateLegs(cities, { wanted, avoided: [] }).map(({ mode }) => mode)),
  ]

  it('one flies over mountains, also who asked for another train of the trip', () => {
    expect(modes([lima, cusco])).toEqual(['flight'])
    expect(modes([lima, cusco], ['train'])).toEqual(['flight'])
  })

  it('one takes the bus between near towns, and the train where there is one', () => {
    const siemReap = { name: 'Siem Reap', at: [13.3633, 103.8564] as [number, number] }
    const phnomPenh = { name: 'Phnom Penh', at: [11.5564, 104.9282] as [number, number] }
    expect(modes([siemReap, phnomPenh])).toEqual(['bus'])
    const hanoi = { name: 'Hanoi', at: [21.0285, 105.8542] as [number, number] }
    const ninhBinh = { name: 'Ninh Bình', at: [20.2506, 105.9745] as [number, number] }
    expect(modes([hanoi, ninhBinh])).toEqual(['train'])
    const miami = { name: 'Miami', at: [25.7617, -80.1918] as [number, number] }
    const orlando = { name: 'Orlando', at: [28.5383, -81.3792] as [number, number] }
    expect(modes([miami, orlando])).toContain('train')
    const jerusalem = { name: 'Jerusalem', at: [31.7683, 35.2137] as [number, number] }
    const telAviv = { name: 'Tel Aviv', at: [32.0853, 34.7818] as [number, number] }
    expect(modes([jerusalem, telAviv])).toEqual(['train'])
  })
})
