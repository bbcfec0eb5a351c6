import { describe, expect, it } from 'vitest'
import { objection } from '../appeal.ts'
import type { Traveller } from '../schema.ts'
import { place, read } from '../testing/sample-request.ts'
import { favourites, isUnfit, leaning, longestVisit } from './travellers.ts'

const zoo = place('zoo', { kind: 'zoo', interests: ['family', 'nature'] })
const palace = place('palace', { kind: 'palace' })
const spa = place('spa', { kind: 'spa', interests: ['relaxation'] })
const stairs = place('stairs', {
  kind: 'neighbourhood',
  about: 'Stairways and tiny squares between the castle and the river.',
  stepFree: null,
})
const travelling = (...who: Traveller[]) => read({ party: { who } })

describe('what a place is to those who travel', () => {
  it('is more of a zoo to a toddler, and less of a palace to teenagers', () => {
    expect(leaning(zoo, travelling('toddler'))).toBeGreaterThan(leaning(zoo, travelling()))
    expect(leaning(palace, travelling('teenagers'))).toBeLessThan(1)
    expect(leaning(spa, travelling('celebration'))).toBeGreaterThan(1)
  })

  it('is not held against a place that was asked for', () => {
    const request = read({ party: { who: ['teenagers'] }, wantedKinds: ['palace'] })
    expect(leaning(palace, request)).toBe(1)
  })

  it('takes stairs for unfit at a great age, and out of the question where walks are short', () => {
    expect(isUnfit(stairs, travelling('seniors'))).toBe(true)
    const request = read({ party: { who: ['seniors'], shortWalks: true } })
    expect(objection(stairs, request)).toMatch(/stairs/)
    const lift = { ...stairs, about: 'Steep lanes, and a lift that spares one the climb.' }
    expect(objection(lift, request)).toBeNull()
  })

  it('shortens a museum with a small child', () => {
    const museum = place('museum', { kind: 'museum', minutes: 150 })
    expect(longestVisit(museum, travelling('toddler'))).toBeLessThan(100)
    expect(longestVisit(museum, travelling())).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('a party has its tastes', () => {
  const toys = place('toys', {
    kind: 'museum',
    interests: ['family', 'history'],
    essential: 0.2,
    about: 'A ride through the voyages for younger travelers.',
  })
  const aquarium = place('aquarium', { kind: 'zoo', interests: ['family'], essential: 0.4 })
  const paintings = place('paintings', { kind: 'museum', interests: ['art'], children: null })

  it('houses for the young are none for grown-ups, whatever they like, and are for children', () => {
    for (const house of [toys, aquarium]) {
      expect(isUnfit(house, travelling())).toBe(true)
      expect(isUnfit(house, travelling('couple'))).toBe(true)
      expect(isUnfit(house, read({ party: { children: true, who: ['children'] } }))).toBe(false)
    }
    expect(isUnfit(toys, read({ interests: ['history'] }))).toBe(true)
    expect(isUnfit({ ...aquarium, essential: 0.9 }, travelling())).toBe(false)
    const asked = [{ what: 'sharks', placeIds: ['aquarium'] }]
    expect(isUnfit(aquarium, read({ asked }))).toBe(false)
  })

  it('a stag party has what is poured before what hangs on walls, and the great sights all the same', () => {
    const stag = travelling('friends', 'bachelors')
    const brewery = place('brewery', {
      kind: 'museum',
      about: 'A brewery, with a pint on the roof.',
    })
    expect(isUnfit(paintings, stag)).toBe(true)
    expect(isUnfit({ ...paintings, essential: 0.95 }, stag)).toBe(false)
    expect(leaning(brewery, stag)).toBeGreaterThan(leaning(paintings, stag))
  })

  it('schoolchildren have few paintings and no baths, and nobody carries a toddler up a spire', () => {
    const children = read({ party: { children: true, who: ['children'] } })
    expect(isUnfit(paintings, children)).toBe(true)
    expect(isUnfit(spa, children)).toBe(true)
    const spire = place('spire', { kind: 'worship', about: 'Four hundred steps wind to a globe.' })
    expect(isUnfit(spire, read({ party: { children: true, who: ['toddler'] } }))).toBe(true)
  })
})

describe('what is out of the question', () => {
  const halal = read({ diets: ['halal'] })

  it('for who keeps halal is what pours, and no museum with a bar in its cellar', () => {
    const courthouse = place('courthouse', {
      kind: 'museum',
      about: 'Organized crime and those who chased it, with a speakeasy in the basement.',
    })
    const brewery = place('brewery', { kind: 'museum', about: 'A brewery tour with a tasting.' })
    const signs = place('signs', { kind: 'nightlife', about: 'Lamps and bands over a street.' })
    expect(objection(courthouse, halal)).toBeNull()
    expect(objection(brewery, halal)).toMatch(/about drinks/)
    expect(objection(signs, halal)).toBe('It is for a night out, and you keep halal.')
  })

  it('for bad knees is a temple on three hundred steps', () => {
    const mount = place('mount', {
      kind: 'worship',
      stepFree: null,
      about: 'Some three hundred easy steps wind past bells to a golden tower.',
    })
    expect(objection(mount, read({ party: { shortWalks: true } }))).toMatch(/stairs or a climb/)
    expect(objection(mount, read({}))).toBeNull()
  })
})

describe('what they came for', () => {
  const beach = place('beach', { kind: 'beach', interests: ['beach'] })
  const zoos = ['a', 'b', 'c'].map((id) => ({ ...zoo, id }))

  it('is the best of every kind before a second of any, about one a day', () => {
    const found = favourites(travelling('toddler'), [...zoos, beach, palace], () => 1)
    expect(found.map(({ kind }) => kind)).toEqual(['zoo', 'beach'])
  })

  it('is nothing in particular where nobody said who travels', () => {
    expect(favourites(travelling(), [...zoos, beach], () => 1)).toEqual([])
  })
})

describe('what is out of the question', () => {
  const bar = place('bar', { kind: 'nightlife', interests: ['nightlife'], price: 2 })
  const quarter = place('quarter', { kind: 'nightlife', interests: ['music'], price: 0 })
  const brewery = place('brewery', {
    kind: 'museum',
    about: 'A brewery of seven floors with a bar under the roof.',
  })

  it('is alcohol and gambling for those who keep halal', () => {
    for (const each of [bar, quarter, brewery]) {
      expect(objection(each, read({ diets: ['halal'] }))).toMatch(/halal/)
      expect(objection(each, read({}))).toBeNull()
    }
  })

  it('is no promenade that is step-free, whatever steps its words tell of', () => {
    const about = 'A promenade below street level, with steps and cafés.'
    const wheels = read({ party: { shortWalks: true } })
    const promenade = place('promenade', { kind: 'activity', about, stepFree: true })
    expect(objection({ ...promenade, stepFree: null }, wheels)).toMatch(/stairs/)
    expect(objection(promenade, wheels)).toBeNull()
  })

  it('is a bar, and no lively quarter, for teenagers', () => {
    const teens = travelling('teenagers')
    expect(objection(bar, teens)).toMatch(/teenagers/)
    expect(objection(quarter, teens)).toBeNull()
  })
})
