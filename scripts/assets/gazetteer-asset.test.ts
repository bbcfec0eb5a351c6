import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { plainGazetteer } from '#domain/places/testing/plain-gazetteer.ts'
import { Random } from '#domain/random/random.ts'
import { inFullRuns, oneOfEvery } from '#testing/full-run-only.ts'
import { hangsAfter, runCount } from '#testing/run-count.ts'
import { gazetteerAsset } from './gazetteer-asset.ts'
import { geonamesCities } from './geonames-cities.ts'

// A hundred thousand cities twice over take a busy machine a while.
const timeout = hangsAfter(180_000)
const cities = geonamesCities()
const plain = plainGazetteer(cities)
const packed = await loadGazetteer()
const names = [...new Set(cities.map(({ name }) => name))]

/** What the two gazetteers answer differently. */
function differing<T>(questions: readonly T[], ask: (of: typeof plain, question: T) => unknown) {
  return questions.filter(
    (question) => !isDeepStrictEqual(ask(plain, question), ask(packed, question)),
  )
}

/** Names from the whole list, with a letter lost, doubled or swapped with its neighbour. */
function misspelt(count: number): string[] {
  const random = new Random(7)
  const every = Math.floor(names.length / count)
  return names
    .filter((_, index) => index % every === 0)
    .map((name) => {
      const at = random.below(name.length)
      const [before, letter = '', after] = [name.slice(0, at), name[at], name.slice(at + 1)]
      const slips = ['', letter + letter, (after[0] ?? '') + letter]
      const made = slips[random.below(slips.length)] ?? ''
      return before + made + (made.length > 1 && made[1] === letter ? after.slice(1) : after)
    })
}

inFullRuns(test, 'every day: what is read from the asset is what the list of cities has, below')(
  'the asset is what the generator makes; `npm run assets` writes it anew',
  { timeout },
  () => {
    const file = path.join(import.meta.dirname, '..', '..', 'catalogue', 'gazetteer.generated.js')
    expect(readFileSync(file, 'utf8') === gazetteerAsset()).toBe(true)
  },
)

/** Spread over the whole list, which is in the order of the alphabet. */
const triedNames = runCount('names that are found as before', {
  everyday: 15_000,
  full: names.length,
})
const nextName = Math.max(1, Math.floor(names.length / triedNames))
const tried = names.filter((_, index) => index % nextName === 0)

test('names find the places that they found before they were packed', { timeout }, () => {
  expect(packed.size).toBe(plain.size)
  expect(differing(tried, (gazetteer, name) => gazetteer.named(name))).toEqual([])
  const words = [...new Set(tried.flatMap((name) => foldName(name).split(' ')))]
  expect(differing(words, (gazetteer, word) => gazetteer.beginsName(word))).toEqual([])
})

const mistakes = runCount('names of places with mistakes', { everyday: 40, full: 120 })

test('names with mistakes are mended as before', { timeout }, () => {
  const least = [0, 20_000, 150_000]
  for (const people of least) {
    expect(
      differing(misspelt(mistakes), (gazetteer, name) => gazetteer.alike(name, people)),
    ).toEqual([])
  }
})

test('a search box offers what it offered before', { timeout }, () => {
  const beginnings = names.filter((_, index) => index % 400 === 0).map((name) => name.slice(0, 4))
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
  const within = names.filter((_, index) => index % 1500 === 0)
  const questions = [...misspelt(mistakes), ...beginnings, ...letters]
  const asked = [...oneOfEvery(4, questions), '', ' , ']
  expect(differing(asked, (gazetteer, text) => gazetteer.search(text))).toEqual([])
  expect(
    differing(oneOfEvery(4, within), (gazetteer, text) => gazetteer.search(`${text}, Texas`)),
  ).toEqual([])
  expect(
    differing(oneOfEvery(4, beginnings), (gazetteer, text) =>
      gazetteer.search(text, { country: 'FR', near: [48.9, 2.4], limit: 20 }),
    ),
  ).toEqual([])
})
