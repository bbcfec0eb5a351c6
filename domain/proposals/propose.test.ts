import { expect, test } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { kilometres } from '#domain/places/distance.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { nearestDestinations, outingsNear, proposeDestinations } from './propose.ts'

const { destinations } = await loadCatalogue()
const context = { today: '2026-11-15', gazetteer: await loadGazetteer(), destinations }
const proposed = (text: string, limit = 5) =>
  proposeDestinations(parseBrief(text, context), destinations, limit)

test('somewhere warm in February is warm in February, and says so', () => {
  const found = proposed('somewhere warm in February from Berlin for a week')
  expect(found).toHaveLength(5)
  for (const { destination, reasons } of found) {
    const high = destination.climate.high[1] ?? 0
    expect(high, destination.name).toBeGreaterThanOrEqual(20)
    expect(reasons.join(' ')).toContain(`About ${Math.round(high)} °C by day in February`)
    expect(reasons.join(' ')).toContain('from Berlin')
  }
})

test('a place to cool down in August is no furnace', () => {
  for (const { destination } of proposed('somewhere cool in August, 5 days, from Madrid')) {
    expect(destination.climate.high[7], destination.name).toBeLessThan(27)
  }
})

test('what is refused is not proposed, and cheap is cheap', () => {
  const found = proposed('a beach, not Spain, cheap, from London in June, 5 days')
  expect(found.length).toBeGreaterThan(2)
  for (const { destination } of found) {
    expect(destination.country, destination.name).not.toBe('ES')
    expect(destination.costLevel, destination.name).toBeLessThanOrEqual(2)
  }
})

test('nothing lies beyond the reach that was said', () => {
  const brief = parseBrief('a weekend within a 3 hour flight of Vienna', context)
  const found = proposeDestinations(brief, destinations, 40)
  expect(found.length).toBeGreaterThan(5)
  for (const { destination } of found) {
    expect(destination.slug).not.toBe('vienna')
    expect(kilometres(destination.at, brief.origin?.at ?? [0, 0])).toBeLessThan(2200)
  }
})

test('where nothing lies so near, the nearest are named', () => {
  const brief = parseBrief('a weekend within 1 hour of Chicago', context)
  expect(proposeDestinations(brief, destinations)).toEqual([])
  expect(
    nearestDestinations(brief, destinations).map(({ destination }) => destination.slug),
  ).toContain('toronto')
})

test('somewhere in a country is in that country, in Europe in Europe', () => {
  const italian = proposed('somewhere in Italy in May, food and art')
  expect(italian.length).toBeGreaterThan(2)
  expect(new Set(italian.map(({ destination }) => destination.country))).toEqual(new Set(['IT']))
  for (const { destination } of proposed('city break in Europe, 3 nights')) {
    expect(destination.timeZone).toMatch(/^(?:Europe|Atlantic)\//)
  }
})

test('of two that were named both are weighed, and no other', () => {
  const found = proposed('Rome or Lisbon in May?')
  expect(found.map(({ destination }) => destination.slug).toSorted()).toEqual(['lisbon', 'rome'])
})

test('proposes near a place only what lies near it and has what was asked for', () => {
  for (const text of [
    'a beach close to Seville',
    'a beach near Munich',
    'a quiet town near Brussels',
  ]) {
    const brief = parseBrief(text, context)
    for (const { destination } of proposeDestinations(brief, destinations)) {
      expect(kilometres(destination.at, brief.origin?.at ?? [0, 0]), text).toBeLessThan(200)
    }
  }
})

test('knows the days out of a town that lie near it', () => {
  const near = (text: string) =>
    outingsNear(parseBrief(text, context), destinations).map(({ place }) => place.name)
  expect(near('a beach close to Seville')).toEqual(['Cádiz'])
  expect(near('a beach near Munich')).toEqual([])
})

test('names the nearest that has what was asked for, where nothing near has it', () => {
  const brief = parseBrief('a beach near Munich', context)
  for (const { destination, reasons } of nearestDestinations(brief, destinations)) {
    expect(destination.places.some(({ interests }) => interests.includes('beach'))).toBe(true)
    expect(reasons.join(' ')).toContain('from Munich')
  }
})
