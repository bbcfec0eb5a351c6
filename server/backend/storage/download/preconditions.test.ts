import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNotModified, rangeFor } from './preconditions.ts'

const lastModified = Date.parse('2026-03-01T10:00:00.500Z')
const validators = { eTag: '"abc"', lastModified }

describe('what a client already has', () => {
  const notModified = (headers: Record<string, string>) =>
    isNotModified(new Headers(headers), validators)

  it.each(['"abc"', 'W/"abc"', '"x", "abc"', '*'])('is told by If-None-Match: %s', (tags) => {
    expect(notModified({ 'if-none-match': tags })).toBe(true)
  })

  it('is told by the date, to the second', () => {
    expect(notModified({ 'if-modified-since': 'Sun, 01 Mar 2026 10:00:00 GMT' })).toBe(true)
    expect(notModified({ 'if-modified-since': 'Sun, 01 Mar 2026 09:59:59 GMT' })).toBe(false)
    expect(notModified({ 'if-modified-since': 'yesterday' })).toBe(false)
  })

  it('is judged by the tag where both are sent', () => {
    const since = 'Sun, 01 Mar 2026 10:00:00 GMT'
    expect(notModified({ 'if-none-match': '"x"', 'if-modified-since': since })).toBe(false)
    expect(notModified({})).toBe(false)
  })
})

describe('the part a client wants', () => {
  const range = (header: string, size = 100, more = {}) =>
    rangeFor(new Headers({ range: header, ...more }), size, validators)

  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=50-5000', { start: 50, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=-', 'whole'],
    ['lines=0-1', 'whole'],
  ])('%s', (header, expected) => {
    expect(range(header)).toEqual(expected)
  })

  it('is all of it when the file is another one by now', () => {
    expect(range('bytes=0-9', 100, { 'if-range': '"abc"' })).toEqual({ start: 0, end: 9 })
    expect(range('bytes=0-9', 100, { 'if-range': '"old"' })).toBe('whole')
    const then = 'Sun, 01 Mar 2026 10:00:00 GMT'
    expect(range('bytes=0-9', 100, { 'if-range': then })).toEqual({ start: 0, end: 9 })
  })

  it('never lies outside the file', () => {
    const number = fc.option(fc.nat({ max: 300 }), { nil: '' })
    fc.assert(
      fc.property(number, number, fc.nat({ max: 200 }), (first, last, size) => {
        const part = range(`bytes=${first}-${last}`, size)
        if (typeof part === 'string') return
        expect(part.start).toBeGreaterThanOrEqual(0)
        expect(part.end).toBeGreaterThanOrEqual(part.start)
        expect(part.end).toBeLessThan(size)
      }),
    )
  })
})
