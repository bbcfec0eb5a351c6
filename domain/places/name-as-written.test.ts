/** Every name of the catalogue, as people write it: it finds its own place, and never another. */
import { describe, expect, it } from 'vitest'
import { everydayWords } from '#domain/brief/everyday-words.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { createNameIndex, formsOf } from './name-as-written.ts'

const { destinations, bySlug } = await loadCatalogue()
const isOwnWord = (word: string) => !everydayWords.has(word)
const indexOf = (names: readonly string[]) => createNameIndex(names.flatMap(formsOf), isOwnWord)
const namesIn = (slug: string) => (bySlug.get(slug)?.places ?? []).map(({ name }) => name)
/** Letters of a name below which only the name as it is written is meant. */
const shortest = 8

const changes: readonly (readonly [what: string, change: (name: string) => string])[] = [
  ['as it is', (name) => name],
  ['in small letters', (name) => name.toLowerCase()],
  ['without accents', (name) => name.normalize('NFD').replace(/\p{M}/gu, '')],
  ['without apostrophes', (name) => name.replace(/['’]/g, '')],
  ['without possessives', (name) => name.replace(/['’]s\b/g, '')],
  ['with hyphens', (name) => name.replace(/ /g, '-')],
  ['without hyphens', (name) => name.replace(/-/g, ' ')],
  ['with a space in its first word', (name) => name.replace(/^(\p{L}{4})(\p{L}{5})/u, '$1 $2')],
  [
    'with a letter doubled',
    (name) => name.replace(/(?<!\bSain?)(?<=\p{L}{3})([lnrt])(?!\1)/u, '$1$1'),
  ],
  ['with "&"', (name) => name.replace(/ and /g, ' & ')],
]

describe('names as they are written', () => {
  it.each(changes)('%s', (_, change) => {
    const wrong: string[] = []
    const lost: string[] = []
    for (const { slug, places } of destinations) {
      const index = indexOf(places.map(({ name }) => name))
      for (const { name } of places) {
        const found = index.named(change(name))
        if (found && found !== name) wrong.push(`${slug}: ${change(name)} is no ${found}`)
        const letters = name.replace(/^The |[^\p{L}]/gu, '').length
        if (!found && letters > shortest) lost.push(`${slug}: ${change(name)}`)
      }
    }
    expect(wrong).toEqual([])
    expect(lost).toEqual([])
  })

  it.each([
    ['bangkok', 'Thip Samai', 'Thipsamai'],
    ['delhi', 'humayun tomb', "Humayun's Tomb"],
    ['delhi', 'Qutub Minar', 'Qutb Minar'],
    ['marrakesh', 'Kutubiyya', 'Koutoubia Mosque'],
    ['mexico-city', 'casa azul', 'Frida Kahlo Museum (Casa Azul)'],
    ['istanbul', 'Aya Sophia', undefined],
  ])('in %s "%s" is %s', (slug, words, name) => {
    expect(indexOf(namesIn(slug)).named(words)).toBe(name)
  })

  it.each(['the old town', 'a good dinner', 'central', 'the garden', 'super market', 'the deck'])(
    'words of every day mean no place by a slip: %s',
    (words) => {
      const meant = destinations.flatMap(({ places }) => {
        const name = indexOf(places.map((place) => place.name)).named(words)
        const isSaid = name?.toLowerCase().includes(words.replace(/^(?:the|a) /, ''))
        return name && !isSaid ? [name] : []
      })
      expect(meant).toEqual([])
    },
  )
})
