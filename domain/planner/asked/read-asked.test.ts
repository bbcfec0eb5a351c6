import { describe, expect, it } from 'vitest'
import { place } from '../testing/sample-request.ts'
import { readAsked } from './read-asked.ts'

const milonga = place('milonga', {
  kind: 'nightlife',
  about: 'A milonga in an old hall, with a lesson at nine and dancing until three.',
})
const show = place('show', {
  kind: 'stage',
  essential: 0.8,
  about: 'A tango dinner show for tourists with eight dancers and a band.',
})
const street = place('street', {
  kind: 'neighbourhood',
  essential: 0.9,
  about: 'Painted houses, and tango on the pavement for coins.',
})
const terrace = place('terrace', { name: 'San Miniato al Monte', kind: 'worship' })
const steak = place('steak', {
  kind: 'restaurant',
  about: 'A cellar that has grilled Florentine steak since 1880.',
})
const garden = place('garden', {
  kind: 'restaurant',
  about: 'A beer garden under a hundred trees.',
})
const curious = place('curious', { about: 'A workshop in which falconry is taught to guests.' })
const town = {
  name: 'Town',
  places: [milonga, show, street, terrace, steak, garden, curious],
}
const none: { tastes: string[]; mustSee: string[] } = { tastes: [], mustSee: [] }
const usual: { notUnderstood: string[]; months: number[] } = { notUnderstood: [], months: [5] }
const read = (text: string, brief = none, more: Partial<typeof usual> = {}) =>
  readAsked(text, brief, town, { ...usual, ...more })

describe('a wish that is no place', () => {
  it('is met by what it means: tango by a hall or a stage, and in the evening', () => {
    const [tango] = read('three days with tango').asked
    expect(tango).toMatchObject({ what: 'tango', when: 'evening', times: 2 })
    expect(read('three days with one tango show').asked[0]?.times).toBeUndefined()
    expect(tango?.placeIds).toEqual(['show', 'milonga'])
  })

  it('leaves out what is made for tourists where that was said', () => {
    expect(read('tango but not a tourist show').asked[0]?.placeIds).toEqual(['milonga'])
  })

  it('is daily where it was said so', () => {
    expect(read('a beer garden every evening').asked[0]).toMatchObject({
      what: 'a beer garden',
      daily: true,
      placeIds: ['garden'],
    })
    expect(read('one beer garden').asked[0]?.daily).toBe(false)
  })

  it('takes a dish for a table that has it', () => {
    expect(read('and a bistecca one evening').asked[0]?.placeIds).toEqual(['steak'])
  })

  it('is met by a place that speaks of it in its own words: ghosts, stalls after dark', () => {
    const crypt = place('crypt', { about: 'Bones and plague pits below the old church.' })
    const stalls = place('stalls', {
      kind: 'neighbourhood',
      about: 'After dark, woks flame under neon signs.',
    })
    const places = [crypt, stalls]
    const found = (text: string) =>
      readAsked(text, none, { name: 'Town', places }, usual).asked.map(({ placeIds }) => placeIds)
    expect(found('whisky and ghosts')).toEqual([['crypt']])
    expect(found('street food and temples')).toEqual([['stalls']])
  })

  it('is not heard where it is refused', () => {
    expect(read('no tango please').asked).toEqual([])
  })

  it('is said with a next step where nothing is known, or it is not the season', () => {
    expect(read('we love fado').unmet[0]?.says).toMatch(/fado: Piri knows none in Town/)
    expect(read('Christmas markets').unmet[0]?.says).toMatch(/none in this season/)
    expect(read('with truffles', { ...none, tastes: ['truffles'] }).unmet).toMatchObject([
      { wish: 'truffles', wayOut: expect.stringMatching(/Ask/) },
    ])
  })

  it('is found among words that nobody understood, where a place speaks of them', () => {
    const found = read('and falconry', none, { notUnderstood: ['falconry'] })
    expect(found.heard).toEqual(['falconry'])
    expect(found.asked[0]?.placeIds).toEqual(['curious'])
  })
})

describe('the hour of a place that was named', () => {
  const named = { ...none, mustSee: ['San Miniato al Monte'] }

  it('is heard before and after its name', () => {
    for (const text of ['San Miniato at sunset', 'sunset at San Miniato']) {
      expect(read(text, named).asked).toMatchObject([{ placeIds: ['terrace'], when: 'sunset' }])
    }
  })

  it('is any hour where none was said', () => {
    expect(read('San Miniato, and the Uffizi', named).asked).toEqual([])
  })
})
