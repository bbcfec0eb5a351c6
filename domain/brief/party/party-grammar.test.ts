/** Whoever is named in a request is counted once, in whatever order and with whatever joints the names stand. */
import { describe, expect, test } from 'vitest'
import { partySum } from './party-grammar.ts'

interface Named {
  words: string
  adults: number
  children: number
}

const others: readonly Named[] = [
  { words: 'my wife', adults: 1, children: 0 },
  { words: 'her mother (71)', adults: 1, children: 0 },
  { words: 'two colleagues', adults: 2, children: 0 },
  { words: 'my parents', adults: 2, children: 0 },
  { words: 'our twins (6)', adults: 0, children: 2 },
  { words: '3 kids (1, 4, 7)', adults: 0, children: 3 },
  { words: 'a 5 year old', adults: 0, children: 1 },
  { words: 'my grown son', adults: 1, children: 0 },
  { words: 'our dog', adults: 0, children: 0 },
]

const counts = (text: string) => {
  const sum = partySum(text)
  return sum && { adults: sum.adults, children: sum.children }
}

describe('people named together', () => {
  test.each([', ', ' and ', ' + ', ' & ', ' plus '])('joined by "%s", with who writes', (joint) => {
    for (const first of others)
      for (const second of others) {
        if (first === second || first.words === 'our dog') continue
        const text = `rome for 4 days, me${joint}${first.words}${joint}${second.words}, in may`
        expect(counts(text), text).toEqual({
          adults: 1 + first.adults + second.adults,
          children: first.children + second.children,
        })
      }
  })

  test.each([
    ['prague, four sisters, 5 nights', 4, 0],
    ['warsaw, a pair of historians', 2, 0],
    ['porto, a couple with their grown son', 3, 0],
    ['boston w/ 15 8th graders (+2 chaperones) in may', 2, 15],
    ['riga with my best mate and his girlfriend', 3, 0],
    ['wife + 2 boys 7 & 10, from pittsburgh', 2, 2],
    ['vancouver, my son, his wife, their baby and us two grandparents', 3, 2],
  ])('%s', (text, adults, children) => {
    expect(counts(text)).toEqual({ adults, children })
  })

  test.each([
    'we visit my aunt and uncle in porto',
    'my brother and sister were there in 2019',
    'staying in arlington with my aunt',
    '8 april, 4 nights, 3 rooms',
    'two families, rome',
    // Their grown-ups were not counted.
    'naples, two families with four kids altogether',
  ])('nobody who travels: %s', (text) => {
    expect(counts(text)).toBeUndefined()
  })
})
