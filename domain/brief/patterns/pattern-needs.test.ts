import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runCount } from '#testing/run-count.ts'
import { lettersOf } from './pattern-needs.ts'

/** A pattern is looked into only once it has been asked about a few times. */
function allows(text: string, pattern: RegExp): boolean {
  const letters = lettersOf(text)
  for (let times = 0; times < 3; times += 1) letters.allow(pattern)
  return letters.allow(pattern)
}

describe('what a text must hold for a pattern', () => {
  it.each([
    [/\bhotels?\b/, 'four days of museums'],
    [/\b(?:two|three|\d+) (?:days?|nights?)\b/, 'a weekend in Rome'],
    [/(?<=\bfrom )(?<town>[a-z]+)/, 'to rome and on to naples'],
    [/\d{2,}/, 'a weekend'],
    [/(?:good )?food(?! poisoning)/, 'good museums'],
    [/\b(?:quiet|calm)(?:er)? (?:street|road)s?/, 'a quiet hotel'],
    [/\bhotels? [a-z]+ museums?\b/, 'a hotel by the sea'],
    [/\bhotels? [a-z]+ museums?\b/, 'museums by the sea'],
  ])('%s is not looked for in "%s"', (pattern, text) => {
    expect(allows(text, pattern)).toBe(false)
  })

  it.each([
    [/\bhotels?\b/, 'a hotel by the sea'],
    [/x?y*z{0,3}/, ''],
    [/[^a]+/, 'bbb'],
    [/ROME/i, 'rome'],
    [/(?<!not )rome/, 'to rome'],
    [/a|/, 'bbb'],
    [/\u{1f600}?b/u, 'b'],
    [new RegExp(`${String.fromCharCode(1)} days`), 'two days'],
    [/(?<n>\d+) days and \k<n> nights/, '3 days and 3 nights'],
  ])('%s is looked for in "%s"', (pattern, text) => {
    expect(allows(text, pattern)).toBe(true)
  })

  const letter = fc.constantFrom('a', 'b', 'c', 'd', ' ', '-', '7')
  const source: fc.Arbitrary<string> = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.array(letter, { minLength: 1, maxLength: 4 }).map((letters) => letters.join('')),
      fc.constantFrom('\\b', '\\d', '\\w', '\\s', '.', '[ab]', '[^a]', '[a-c]', '^', '$', '\\-'),
      fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => one + other),
      fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(?:${one}|${other})`),
      fc
        .tuple(
          tie('pattern'),
          fc.constantFrom('?', '*', '+', '{2}', '{0,2}', '{1,}', '*?', '+?', '??'),
        )
        .map(([one, times]) => `(?:${one})${times}`),
      fc
        .tuple(fc.constantFrom('?=', '?!', '?<=', '?<!', '', '?:'), tie('pattern'))
        .map(([how, one]) => `(${how}${one})`),
    ),
  })).pattern

  it('never says no where a pattern matches, in the text or in a part of it', () => {
    fc.assert(
      fc.property(source, fc.array(letter, { maxLength: 8 }), (written, letters) => {
        const pattern = new RegExp(written)
        const text = letters.join('')
        const parts = letters.flatMap((_, start) =>
          letters.slice(start).map((__, length) => text.slice(start, start + length + 1)),
        )
        if ([text, ...parts].some((part) => pattern.test(part)))
          expect(allows(text, pattern)).toBe(true)
      }),
      { numRuns: runCount('patterns', { everyday: 2000, full: 50_000 }) },
    )
  })
})
