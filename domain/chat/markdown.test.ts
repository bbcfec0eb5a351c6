import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runCount } from '#testing/run-count.ts'
import { type Block, type Inline, readMarkdown } from './markdown.ts'

const wordsOf = (inline: Inline): string =>
  'text' in inline ? inline.text : inline.children.map(wordsOf).join('')
const linksOf = (inline: Inline): string[] =>
  'text' in inline
    ? []
    : [...(inline.kind === 'link' ? [inline.href] : []), ...inline.children.flatMap(linksOf)]
const inlinesOf = (block: Block): Inline[] =>
  block.kind === 'list' ? block.items.flat() : block.kind === 'code' ? [] : block.children
const links = (text: string) => readMarkdown(text).flatMap(inlinesOf).flatMap(linksOf)

describe('the markdown of an answer', () => {
  it('has paragraphs, lists, headings, quotes and code', () => {
    const text =
      '# Day 1\nWalk to\nthe river.\n\n- coffee\n- tram 28\n\n1. first\n2. second\n\n> slowly\n\n```\nx = 1\n```'
    expect(readMarkdown(text).map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'list',
      'list',
      'quote',
      'code',
    ])
  })

  it('has emphasis inside of words and links', () => {
    expect(readMarkdown('Go **early** to [*Sintra*](https://sintra.pt/en).')).toEqual([
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'Go ' },
          { kind: 'strong', children: [{ kind: 'text', text: 'early' }] },
          { kind: 'text', text: ' to ' },
          {
            kind: 'link',
            href: 'https://sintra.pt/en',
            children: [{ kind: 'emphasis', children: [{ kind: 'text', text: 'Sintra' }] }],
          },
          { kind: 'text', text: '.' },
        ],
      },
    ])
  })

  it('leaves snake_case and lone stars as they are', () => {
    expect(readMarkdown('a_b_c costs 3 * 4 * 5').flatMap(inlinesOf)).toEqual([
      { kind: 'text', text: 'a_b_c costs 3 * 4 * 5' },
    ])
  })

  it('links to the web and to this site, and to nothing that runs', () => {
    expect(links('[a](https://example.com) [b](/saved-trips)')).toEqual([
      'https://example.com/',
      '/saved-trips',
    ])
    for (const bad of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil',
      'JaVaScRiPt:1',
      'https://',
    ]) {
      expect(links(`[a](${bad})`), bad).toEqual([])
    }
  })

  it('shows what a picture is about, and not the picture', () => {
    expect(readMarkdown('![a tram](https://spy.example/p.png)').flatMap(inlinesOf)).toEqual([
      { kind: 'text', text: 'a tram' },
    ])
  })

  it('reads anything, and every link it makes is safe', () => {
    const piece = fc.constantFrom(
      '*',
      '**',
      '_',
      '`',
      '```\n',
      '[',
      '](',
      ')',
      '!',
      '\n',
      '- ',
      '1. ',
      '> ',
      '# ',
      '<b>',
      'javascript:',
      'https://a.b',
      '/',
      'word ',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        for (const href of links(pieces.join('')))
          expect(href).toMatch(/^(?:https?:\/\/|\/(?![/\\]))/)
      }),
      { numRuns: runCount('markdown of nonsense', { everyday: 300, full: 20000 }) },
    )
  })

  it('keeps the words', () => {
    const text = 'Take the **28** tram, `not` the *bus*'
    expect(readMarkdown(text).flatMap(inlinesOf).map(wordsOf).join('')).toBe(
      'Take the 28 tram, not the bus',
    )
  })
})
