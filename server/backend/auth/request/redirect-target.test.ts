import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runCount } from '#testing/run-count.ts'
import { redirectRules, redirectTarget } from './redirect-target.ts'

const site = 'https://site.example'
const rules = redirectRules(site, [
  'https://app.example/*',
  'myapp://callback',
  'https://?.test/**',
])

describe('where a link may lead', () => {
  it.each([
    'https://site.example/x?y#z',
    'https://app.example/one',
    'myapp://callback',
    'https://a.test/b/c.d',
  ])('to %s', (target) => {
    expect(redirectTarget(rules, target)).toBe(target)
  })

  it.each([
    'https://app.example/one/two',
    'https://app.example/one.two',
    'myapp://callback/x',
    'myapp://other',
    'https://ab.test/x',
    'http://site.example/',
    'https://site.example:444/',
    'http://127.0.0.1.evil.example/',
    'http://localhost:3000/',
    'http://127.0.0.1:5173/',
    'http://[::1]:5173/',
    'https://user@site.example/',
    'ftp://127.0.0.1/',
  ])('not to %s', (target) => {
    expect(redirectTarget(rules, target)).toBe(site)
  })

  it('to any port of this machine when the site itself is on it', () => {
    const local = redirectRules('http://localhost:3000', [])
    for (const target of ['http://localhost:5173/x', 'http://127.0.0.1:5173/', 'http://[::1]:9/']) {
      expect(redirectTarget(local, target)).toBe(target)
    }
  })

  it('to this machine while the site is not on https, and else only if it is named', () => {
    const target = 'http://127.0.0.1:5173/back'
    expect(redirectTarget(redirectRules('http://site.test', []), target)).toBe(target)
    const named = redirectRules(site, ['http://127.0.0.1:*/**'])
    expect(redirectTarget(named, 'http://127.0.0.1:5173/back')).toBe('http://127.0.0.1:5173/back')
  })

  it('the first that is allowed', () => {
    expect(redirectTarget(rules, null, 'https://evil.example', `${site}/a`)).toBe(`${site}/a`)
    expect(redirectTarget(rules)).toBe(site)
  })

  it('never to another host, whatever is written', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'https://',
        '//',
        'site.example',
        'evil.example',
        '@',
        '\\',
        '/',
        ':',
        '?',
        '#',
        '.',
        '%2f',
        '\t',
        '\n',
      ),
      fc.string({ maxLength: 3 }),
    )
    const only = redirectRules(site, [])
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = new URL(redirectTarget(only, pieces.join('')), site)
        expect(target.hostname).toBe('site.example')
      }),
      { numRuns: runCount('redirect targets', { everyday: 1000, full: 5000 }) },
    )
  })
})
