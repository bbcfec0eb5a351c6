import { expect, it } from 'vitest'
import { emptyBrief } from '#domain/brief/schema.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { orElse, withOneOfTwo } from './one-of-two.ts'

const { bySlug } = await loadCatalogue()
const town = bySlug.get('new-orleans')
const towns = town ? [town] : []

it('of two things one is planned, and it is said which', () => {
  const text = 'Would like one day on the bayou or plantations, and jazz'
  const brief = { ...emptyBrief(), tastes: ['bayou', 'plantations', 'jazz'] }
  const chosen = withOneOfTwo(brief, text, towns)
  expect(chosen.text).not.toContain('plantations')
  expect(chosen.text.indexOf('jazz')).toBe(text.indexOf('jazz'))
  expect(chosen.brief.tastes).toEqual(['bayou', 'jazz'])
  expect(chosen.says.join(' ')).toMatch(/bayou or plantations: the bayou/)
})

it('what is no choice of one day stays', () => {
  for (const text of ['bars or clubs every night', 'one day of igloos or glaciers']) {
    expect(withOneOfTwo(emptyBrief(), text, towns)).toMatchObject({ text, says: [] })
  }
})

it.each([
  ['sumo', 'Tokyo 4 days, sumo or baseball, izakayas', ['baseball']],
  ['baseball', 'Tokyo 4 days, sumo or baseball, izakayas', ['sumo']],
  ['a ballet', 'we want a ballet or an opera on our last night', ['opera']],
  ['sumo', 'sumo and baseball', []],
])('%s has another beside it that is as good: %s', (wish, text, others) => {
  expect(orElse(wish, text).map((words) => words.split(' ')[0])).toEqual(others)
})
