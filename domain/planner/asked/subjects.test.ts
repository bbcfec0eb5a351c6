/** Subjects that one travels for: what is of them, by what name, and what goes with a place that was named. */
import { describe, expect, it } from 'vitest'
import { place } from '../testing/sample-request.ts'
import { readAsked } from './read-asked.ts'
import { interestsMeant, interestsNamed } from './said-interests.ts'

const memorial = place('memorial', { kind: 'museum', about: 'The death strip in its full depth.' })
const crossing = place('crossing', { about: 'Where American and Soviet tanks faced each other.' })
const flat = place('flat', { kind: 'museum', about: 'The cupboards of an East German flat.' })
const gate = place('gate', { about: 'A chariot that stood for decades in the death strip.' })
const palace = place('palace', { kind: 'palace', essential: 0.9, about: 'Rooms of silver.' })
const camp = place('camp', { kind: 'museum', about: 'The camp and killing center as it was left.' })
const ghetto = place('ghetto', { kind: 'square', about: 'Chairs for those deported from here.' })
const cellar = place('cellar', { kind: 'activity', about: 'Barrels of wine, and two glasses.' })
const bottles = place('bottles', { kind: 'restaurant', about: 'A wine bar with cheese.' })
const vault = place('vault', { kind: 'nightlife', about: 'Wines of the valley by the glass.' })
const inn = place('inn', { kind: 'restaurant', essential: 0.9, about: 'Soup and house wine.' })
const town = {
  name: 'Town',
  places: [memorial, crossing, flat, gate, palace, camp, ghetto, cellar, bottles, vault, inn],
}
const read = (text: string, mustSee: string[] = []) =>
  readAsked(text, { tastes: [], mustSee }, town, { notUnderstood: [], months: [5], days: 3 }).asked

describe('a subject', () => {
  it('is every place that speaks of it, as many as days to be had for sure, by the words of the request', () => {
    const [wish] = read('three days of cold war history')
    expect(wish).toMatchObject({ what: 'cold war', when: 'any', often: true })
    expect(wish?.placeIds).toHaveLength(3)
    expect(wish?.more).toHaveLength(1)
    const all = [...(wish?.placeIds ?? []), ...(wish?.more ?? [])]
    expect(all.toSorted()).toEqual(['crossing', 'flat', 'gate', 'memorial'])
    expect(read('three days of cold war history')).toHaveLength(1)
  })

  it('of drinks is where they are poured for their own sake, before an inn that serves them', () => {
    const [wish] = read('wine and walks')
    expect(wish?.placeIds.toSorted()).toEqual(['bottles', 'cellar', 'vault'])
  })

  it('has what goes with a place that was named, which nobody asked for', () => {
    const [wish] = read('we want to visit Place camp', ['Place camp'])
    expect(wish).toMatchObject({ placeIds: ['camp'], more: ['ghetto'], implied: true })
  })
})

describe('interests', () => {
  it('are named, or only a part of them is meant', () => {
    expect(interestsMeant(['music', 'food'], 'jazz and food')).toEqual(['food'])
    expect(interestsMeant(['music'], 'jazz and other music')).toEqual(['music'])
    expect(interestsMeant(['history'], 'castles')).toEqual(['history'])
    expect(interestsNamed(['architecture', 'food'], 'tiles and good food')).toEqual(['food'])
  })
})
