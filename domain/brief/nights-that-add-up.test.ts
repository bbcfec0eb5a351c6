import { expect, it } from 'vitest'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { parseBrief } from './parse-brief.ts'

const context = {
  today: '2026-11-19',
  gazetteer: await loadGazetteer(),
  destinations: await loadDestinationNames(),
}
const read = (text: string) => {
  const { destinations, order, contradictions, mustSee } = parseBrief(text, context)
  const isAsked = contradictions.some(({ slots }) => slots.includes('destination'))
  return { goals: destinations.map(({ name }) => name), order, isAsked, mustSee }
}

it.each([
  [
    'Fly into Porto Thu 6 May 15:05, home from Faro Mon 10 May. 1 night Porto, 3 Lisbon. Custard tarts at La Vina',
    ['Porto', 'Lisbon'],
  ],
  [
    'Sun 14 to Sat 20 March, landing Amman at 3am. Amman 2 nights, Petra 2, Wadi Rum 1, Aqaba 1. Half a day at the Dead Sea',
    ['Amman', 'Petra', 'Wadi Rum', 'Aqaba'],
  ],
])(
  'where the nights of places are all there are, one sleeps there in this order: %s',
  (text, goals) => {
    expect(read(text)).toMatchObject({ goals, order: 'given', isAsked: false })
  },
)

it('a place to see beside them stays one', () => {
  const text =
    'Sun 14 to Thu 18 March. Amman 2 nights, Petra 2. Private driver. Also Madaba and Jerash'
  expect(read(text)).toMatchObject({ goals: ['Amman', 'Petra'], mustSee: ['Madaba', 'Jerash'] })
})

it('nights that do not add up leave room for more', () => {
  const text = 'Sun 14 to Sat 20 March. Amman 2 nights, Petra 2, and Aqaba'
  expect(read(text).goals).toEqual(['Amman', 'Petra', 'Aqaba'])
})
