/** What a model wrote, as it is shown: the addresses of tools and no others, also while it is written. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hangsAfter, runCount } from '#testing/run-count.ts'
import { AnswerAsItComes } from './answer-as-it-comes.ts'
import { Found } from './found.ts'
import { plainWords } from './plain-words.ts'

const known = new Set(['https://museum.example/tiles'])

describe('the words of a model', () => {
  it.each([
    ['The tile museum, about two hours.', 'The tile museum, about two hours.'],
    ['See https://museum.example/tiles.', 'See https://museum.example/tiles.'],
    ['See https://evil.example/a?b=c.', 'See.'],
    ['See [the site](https://evil.example) today.', 'See the site today.'],
    ['![x](https://evil.example/p.png) Hello', 'Hello'],
    ['Hello ![x][ref] there', 'Hello there'],
    ['Go to www.evil.example or evil.example/win now', 'Go to or now'],
    ['<img src="//evil.example/p.png"> Hello <b>there</b>', 'Hello there'],
    ['javascript:alert(1) Hello', ') Hello'],
    ['Write to mailto:a@evil.example', 'Write to'],
    [
      'Trams 28 and 15E, 3/4 of the way; 9:30 to 11',
      'Trams 28 and 15E, 3/4 of the way; 9:30 to 11',
    ],
    ['Line one\n\nLine two', 'Line one\n\nLine two'],
  ])('%s', (written, shown) => {
    expect(plainWords(written, known)).toBe(shown)
  })

  it('are told piece by piece as they are at the end, and never with an address', {
    timeout: hangsAfter(120_000),
  }, async () => {
    const piece = fc.constantFrom(
      'quiet ',
      'museum. ',
      'Go\n',
      '![p](https://evil.example/p.png?q=1) ',
      '[here](https://evil.example/win) ',
      'https://evil.example/x ',
      'evil.example/y, ',
      'www.evil.example ',
      '<img src=//evil.example> ',
      '(see ',
      '] ',
      'https://museum.example/tiles ',
    )
    const numRuns = runCount('words of a model as they come', { everyday: 200, full: 1_000 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 17 }),
        async (pieces, length) => {
          const found = new Found(null)
          for (const link of known) found.links.add(link)
          let told = ''
          const coming = new AnswerAsItComes(found, (event) => {
            if (event.kind === 'words') told += event.text
          })
          const words = `Well: ${pieces.join('')}`
          const json = JSON.stringify({ words, places: [] })
          for (let at = 0; at < json.length; at += length) {
            await coming.add(json.slice(at, at + length))
            expect(told).not.toContain('evil')
          }
          const whole = plainWords(words, known)
          coming.finish(whole, [])
          expect(told).toBe(whole)
        },
      ),
      { numRuns },
    )
  })
})
