import { describe, expect, it } from 'vitest'
import { looksLikeSvg } from './svg.ts'

describe('a drawing', () => {
  it.each([
    ['bare', '<svg>'],
    ['with a prefix', '<s-1:svg xmlns:s-1="http://www.w3.org/2000/svg"/>'],
    ['in capitals, after blanks', '\uFEFF \n<SVG/>'],
    ['behind an instruction', '<?xml version="1.0" encoding="utf-8"?><svg>'],
    ['behind a stylesheet', '<?xml version="1.0"?><?xml-stylesheet href="a>b"?><svg>'],
    ['behind comments', '<!-- a > b --><!----> <!-- <html> --><svg>'],
    ['behind a doctype', '<!doctype svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><svg>'],
    ['behind declarations', '<!DOCTYPE svg [ <!ENTITY a "[b]"> ] ><svg>'],
    ['behind everything, in any order', '<!-- a --><!DOCTYPE svg[]><?b?><!-- c --><svg>'],
  ])('is seen %s', (_how, text) => expect(looksLikeSvg(text)).toBe(true))

  it.each([
    ['another page', '<html><svg></svg></html>'],
    ['a word that begins alike', '<svgfoo>'],
    ['a comment on drawings', '<!-- <svg> -->'],
    ['a comment without an end', '<!-- <svg>'],
    ['a doctype without an end', '<!DOCTYPE svg [ <svg>'],
    ['text', 'an <svg> is a drawing'],
    ['nothing', ''],
  ])('is not %s', (_what, text) => expect(looksLikeSvg(text)).toBe(false))

  it('is told from text that would be tried in every division', () => {
    for (const part of [
      '<!---->',
      '<?xml?>',
      '<!DOCTYPE a>',
      '<!DOCTYPE a []>',
      ' ',
      '<!DOCTYPE a [',
    ]) {
      expect(looksLikeSvg(part.repeat(20_000))).toBe(false)
    }
    expect(looksLikeSvg(`${'<!---->'.repeat(20_000)}<svg>`)).toBe(true)
    expect(looksLikeSvg(`<!DOCTYPE a [${'] '.repeat(20_000)}`)).toBe(false)
  })
})
