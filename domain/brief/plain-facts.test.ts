import { describe, expect, test } from 'vitest'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { parseBrief } from './parse-brief.ts'
import { printBrief } from './print/print-brief.ts'

const context = {
  today: '2026-11-19',
  gazetteer: await loadGazetteer(),
  destinations: await loadDestinationNames(),
}
const read = (text: string) => parseBrief(text, context)

describe('needs whose words mean something else to others', () => {
  test.each([
    ['Dialysis on Mon, Wed and Fri, 8 days in Mallorca in May', ['dialysis on Mon, Wed and Fri']],
    ['Bruges 3 days in May, my mother is fast tired', ['fast tired']],
    ['Bath 4 nights in April, recovering from surgery', ['recovering from surgery']],
    ['Copenhagen 5 days, a severe peanut allergy', ['severe peanut allergy']],
    ['Crete 7 days, short transfer from the airport', ['short transfer from the airport']],
    ['Namibia 14 days, at least two nights in every place', ['at least two nights in every place']],
    ['5 friends, one of us is vegetarian, 4 days in Budapest', ['one of us is vegetarian']],
    ["Amsterdam 6 days in May, we don't travel on Saturdays", ["don't travel on Saturdays"]],
  ])('%s', (text, needs) => expect(read(text).needs).toEqual(needs))

  test('the days of a treatment are no dates of the trip', () =>
    expect(
      read('I have physiotherapy Tuesdays and Thursdays, 10 days in Ischia in May').dates,
    ).toEqual(read('10 days in Ischia in May').dates))

  test('what is hard is a need and no wish', () => {
    const brief = read('Venice 3 days in May, but bridges with many steps are hard for my mum')
    expect(brief.mobility).toEqual(['no-stairs'])
    expect(printBrief(brief)).not.toContain('bridges')
  })
})

describe('beds and ways', () => {
  test.each([
    ['Cabin in the woods in Sweden, no wifi, a week in August', ['no wifi', 'in the woods']],
    ['Small hotels with character in Umbria, ten days in May', ['with character']],
    ['Cornwall 5 days, tent first, real bed after', ['tent first, real bed after']],
  ])('%s', (text, wishes) => expect(read(text).lodging.wishes).toEqual(wishes))

  test.each([
    ['Motorbike trip in the Dolomites, 5 days, max 300 km per day', 'max 300 km per day'],
    ['Motorbike trip in the Dolomites, 5 days, curvy roads', 'curvy roads'],
    ['Walk from Sarria to Santiago in May, luggage transport', 'luggage transport'],
  ])('%s', (text, way) => expect(read(text).transport.wishes).toContain(way))

  test('no shared dorms is no hostel', () =>
    expect(read('Porto 3 days in May, no shared dorms').lodging.kind).toBeUndefined())
})

test('a club is no town to go to', () => {
  const brief = read('A football match of Liverpool and a musical, 4 days in London in May')
  expect(brief.destinations.map(({ name }) => name)).toEqual(['London'])
  expect(brief.tastes).toContain('football match of Liverpool')
})

test.each([
  'Dialysis patient (Tues, Thurs, Sat), 10 days in Madeira with my wife in May',
  'Cabin in the woods in Sweden, no wifi, a week in August, two of us, one of us is vegan',
  'Scuba trip, Maldives, liveaboard, a week in March, two of us, one really good dinner',
  'Motorbike tour in the Dolomites, five days in June, max 250 km a day, no motorways, curvy roads',
])('printed, it is read as the same again: %s', (text) => {
  const printed = printBrief(read(text))
  expect(printBrief(read(printed))).toBe(printed)
})
