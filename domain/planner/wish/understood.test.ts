import { expect, it } from 'vitest'
import type { BriefSpan } from '#domain/brief/schema.ts'
import { withLandOfGoals } from './land-of-goals.ts'
import { understoodIn } from './understood.ts'

function spansOf(
  text: string,
  parts: readonly (readonly [BriefSpan['slot'], string])[],
): BriefSpan[] {
  return parts.map(([slot, words]) => {
    const start = text.indexOf(words)
    return { slot, start, end: start + words.length, text: words }
  })
}

it('joins what belongs together, and leaves what joins it to the rest out', () => {
  const text = 'Dublin, landing at 11:00, my wife and I, a weekend in March'
  const spans = spansOf(text, [
    ['destination', 'Dublin'],
    ['dates', 'landing'],
    ['dates', 'at 11:00'],
    ['party', ', my wife and I'],
    ['length', 'weekend in'],
  ])
  expect(understoodIn(text, spans).map((each) => each.text)).toEqual([
    'Dublin',
    'landing at 11:00',
    'my wife and I',
    'weekend',
  ])
})

it('two cities are two lines', () => {
  const text = 'Rome and Florence'
  const spans = spansOf(text, [
    ['destination', 'Rome'],
    ['destination', 'Florence'],
  ])
  expect(understoodIn(text, spans)).toHaveLength(2)
})

it('words of an earlier message stand as they were read', () => {
  const spans = spansOf('five days in Oslo', [
    ['length', 'five days'],
    ['destination', 'Oslo'],
  ])
  expect(understoodIn('make it slower', spans).map((each) => each.text)).toEqual([
    'five days',
    'Oslo',
  ])
})

it('tells a refusal of whole days as it was said', () => {
  const text = 'Athens, archaeology but not museums all day, no churches'
  const spans = spansOf(text, [
    ['dislike', 'museums'],
    ['dislike', 'churches'],
  ])
  expect(understoodIn(text, spans).map((each) => each.text)).toEqual([
    'not museums all day',
    'churches',
  ])
})

it('the hour of a flight is told in the words that it was said in', () => {
  const text = 'One day in Singapore, land 7am and fly out at 11pm'
  const spans = spansOf(text, [
    ['destination', 'Singapore'],
    ['dates', 'land 7am'],
    ['transport', 'fly'],
    ['dates', 'at 11pm'],
  ])
  expect(understoodIn(text, spans)).toEqual([
    { slot: 'destination', text: 'Singapore' },
    { slot: 'dates', text: 'land 7am and fly out at 11pm' },
  ])
})

it('words of one wish are one line, and towns side by side are not', () => {
  const text = 'Rome Florence, long hikes and a bungee jump'
  const spans = spansOf(text, [
    ['destination', 'Rome'],
    ['destination', 'Florence'],
    ['interest', 'long'],
    ['interest', 'hikes'],
    ['interest', 'bungee'],
    ['interest', 'jump'],
  ])
  expect(understoodIn(text, spans).map((each) => each.text)).toEqual([
    'Rome',
    'Florence',
    'long hikes',
    'bungee jump',
  ])
})

it('what stands beside a word and makes it true is told with it', () => {
  const told = (text: string, parts: Parameters<typeof spansOf>[1]) =>
    understoodIn(text, spansOf(text, parts)).map(({ slot, text: words }) => `${slot}: ${words}`)
  expect(
    told('One day in Paris, we arrive the evening before and stay in the Marais', [
      ['length', 'One day'],
      ['destination', 'Paris'],
      ['dates', 'the evening before'],
      ['lodging', 'stay'],
      ['lodging', 'Marais'],
    ]),
  ).toEqual([
    'length: One day',
    'destination: Paris',
    'dates: we arrive the evening before',
    'lodging: stay in the Marais',
  ])
  expect(
    told('We stay, in Oslo', [
      ['lodging', 'stay'],
      ['destination', 'Oslo'],
    ]),
  ).toEqual(['destination: Oslo'])
  const morning = 'I want to spend the morning in the Louvre and the afternoon at Versailles'
  expect(
    told(morning, [
      ['mustSee', 'Louvre'],
      ['length', 'the afternoon'],
      ['mustSee', 'Versailles'],
    ]),
  ).toEqual(['mustSee: the morning in the Louvre', 'mustSee: the afternoon at Versailles'])
  expect(
    told('Four days in Tbilisi, wine and an easy day in the mountains', [
      ['length', 'Four days'],
      ['destination', 'Tbilisi'],
      ['interest', 'wine'],
      ['length', 'an easy day'],
      ['interest', 'mountains'],
    ]).slice(2),
  ).toEqual(['interest: wine', 'interest: an easy day in the mountains'])
  expect(
    told('San Miniato at sunset, 25 dollars a day for everything except the hostel', [
      ['mustSee', 'San Miniato'],
      ['interest', 'sunset'],
      ['budget', '25 dollars a day for everything'],
      ['lodging', 'hostel'],
    ]),
  ).toEqual([
    'mustSee: San Miniato at sunset',
    'budget: 25 dollars a day for everything except the hostel',
  ])
})

it('the length of the trip stays its length beside what fills it', () => {
  const text = 'Three days in temples, Kyoto'
  const spans = spansOf(text, [
    ['length', 'Three days'],
    ['interest', 'temples'],
  ])
  expect(understoodIn(text, spans).map(({ slot }) => slot)).toEqual(['length', 'interest'])
})

it('a land that only says where the town lies is no second goal', () => {
  const kyoto = { name: 'Kyoto', kind: 'city', country: 'JP' } as const
  const lines = ['Kyoto', 'Japan'].map((text) => ({ slot: 'destination', text }) as const)
  expect(withLandOfGoals(lines, [kyoto])).toEqual([{ slot: 'destination', text: 'Kyoto, Japan' }])
  const both = [kyoto, { name: 'Japan', kind: 'country', country: 'JP' } as const]
  expect(withLandOfGoals(lines, both)).toEqual(lines)
  const towns = [kyoto, { name: 'Osaka', kind: 'city', country: 'JP' } as const]
  expect(withLandOfGoals(lines, towns).map(({ text }) => text)).toEqual(['Kyoto'])
})

it('a way to travel that is refused is told with its refusal, and a host as the bed', () => {
  const text = 'Queenstown without driving ourselves, staying with my cousin'
  const spans = spansOf(text, [
    ['transport', 'driving ourselves'],
    ['appointment', 'my cousin'],
  ])
  expect(understoodIn(text, spans)).toEqual([
    { slot: 'transport', text: 'without driving ourselves' },
    { slot: 'lodging', text: 'staying with my cousin' },
  ])
})
