import { expect, it } from 'vitest'
import type { BriefSpan } from '#domain/brief/schema.ts'
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
