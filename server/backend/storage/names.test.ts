import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assertBucketName, assertKey } from './names.ts'

describe('an object key', () => {
  it.each(['a.png', 'carousel/0b.jpg', "it's (1) & more.txt", '.hidden', 'a..b/c...d', 'x?y=1'])(
    'may be %j',
    (key) => {
      expect(() => assertKey(key)).not.toThrow()
    },
  )

  it.each([
    '',
    '/a',
    'a/',
    'a//b',
    '.',
    '..',
    '../a',
    'a/../../b',
    'a/./b',
    'a\\b',
    'a\0b',
    'a\nb',
    'été.png',
    '图.png',
    'a%2fb',
    'a<b>',
    'x'.repeat(1025),
  ])('may not be %j', (key) => {
    expect(() => assertKey(key)).toThrow('Invalid key')
  })

  it('never leads out of a folder', () => {
    const piece = fc.constantFrom('..', '.', '/', 'a', '//', '%2e', '\\', ' ', '')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const key = pieces.join('')
        try {
          assertKey(key)
        } catch {
          return
        }
        const { pathname } = new URL(encodeURI(key).replaceAll('?', '%3F'), 'http://x/folder/')
        expect(pathname.startsWith('/folder/')).toBe(true)
      }),
    )
  })
})

describe('a bucket name', () => {
  it.each(['travel', 'my bucket', 'a.b-c_d'])('may be %j', (name) => {
    expect(() => assertBucketName(name)).not.toThrow()
  })
  it.each(['', 'a/b', ' a', 'a ', '..', 'ü', 'x'.repeat(101)])('may not be %j', (name) => {
    expect(() => assertBucketName(name)).toThrow('Bucket name invalid')
  })
})
