import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  describeTransform,
  type Transform,
  transformationsHeader,
  transformFrom,
  transformIn,
} from './transform.ts'

const side = fc.integer({ min: 1, max: 2500 })
const transforms: fc.Arbitrary<Transform> = fc.record(
  {
    width: side,
    height: side,
    resize: fc.constantFrom('cover' as const, 'contain' as const, 'fill' as const),
    quality: fc.integer({ min: 20, max: 100 }),
    format: fc.constantFrom('origin' as const, 'avif' as const, 'webp' as const),
  },
  { requiredKeys: [] },
)

describe('a transformation', () => {
  it('is the same after its way through an address', () => {
    fc.assert(
      fc.property(transforms, (transform) => {
        expect(transformIn(describeTransform(transform))).toEqual(transform)
        const query = Object.entries(transform).map(([name, value]) => [name, String(value)])
        expect(transformFrom(new URLSearchParams(query))).toEqual(transform)
      }),
    )
  })

  it.each(['width=0', 'width=2501', 'height=-1', 'width=ten', 'quality=19', 'quality=101'])(
    'keeps within its bounds: %s',
    (query) => {
      expect(() => transformFrom(new URLSearchParams(query))).toThrow('querystring/')
    },
  )

  it.each(['resize=stretch', 'format=gif'])('knows its words: %s', (query) => {
    expect(() => transformFrom(new URLSearchParams(query))).toThrow('querystring/')
  })

  it('is told in the words of the image proxy', () => {
    expect(transformationsHeader({ width: 200, height: 100, quality: 60 })).toBe(
      'height:100,width:200,resizing_type:fill,quality:60',
    )
    expect(transformationsHeader({ width: 200, resize: 'contain', format: 'avif' })).toBe(
      'width:200,resizing_type:fit,format:avif',
    )
    expect(transformationsHeader({ format: 'origin' })).toBe('')
  })
})
