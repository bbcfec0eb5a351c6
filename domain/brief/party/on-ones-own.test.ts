import { expect, it } from 'vitest'
import { createGazetteer } from '#domain/places/gazetteer.ts'
import { parseBrief } from '../parse-brief.ts'

const context = { today: '2026-11-19', gazetteer: createGazetteer([]), destinations: [] }
const partyOf = (text: string) => parseBrief(text, context).party

it.each([
  '3 days with my wife, one afternoon on my own for the museums',
  "3 days with my sister, I'd like one evening alone for jazz",
  '3 days with my husband, flamenco by myself one night',
  "5 days with my dad, we're both mad about steak, I'd like some tango late at night on my own",
])('is an hour apart, and no trip alone: %s', (text) => {
  const { total, kinds } = partyOf(text)
  expect(total).toBe(2)
  expect(kinds).not.toContain('solo')
})

it.each([
  "my kids stay with my parents, I'm travelling alone for 3 days",
  "Going by myself, 3 days, my friends don't like museums",
  'My friend says it is overrated but I want 5 days there anyway, february, alone',
])('is a trip alone: %s', (text) => {
  expect(partyOf(text).kinds).toContain('solo')
})
