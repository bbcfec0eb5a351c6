import { describe, expect, it } from 'vitest'
import { nodeSpecifier } from './import-map.ts'

const map = {
  base: 'file:///project/supabase/functions/ask/deno.json',
  imports: {
    zod: 'npm:zod@4.6.7',
    'zod/mini': 'npm:zod@4.6.7/mini',
    '#domain/': '../../../domain/',
    '#domain/money/': '../../../money/src/',
    shapes: '../_shared/shapes.ts',
    'lodash/': 'npm:/lodash@4/',
    'old/': 'https://deno.land/std/',
  },
}

describe('a specifier', () => {
  it.each([
    ['zod', 'zod'],
    ['zod/mini', 'zod/mini'],
    ['#domain/trip/trip.ts', 'file:///project/domain/trip/trip.ts'],
    ['#domain/money/cents.ts', 'file:///project/money/src/cents.ts'],
    ['shapes', 'file:///project/supabase/functions/_shared/shapes.ts'],
    ['lodash/fp.js', 'lodash/fp.js'],
    ['npm:@supabase/supabase-js@2', '@supabase/supabase-js'],
    ['npm:@supabase/supabase-js@^2.1.0/dist/module', '@supabase/supabase-js/dist/module'],
    ['npm:hono/cors', 'hono/cors'],
    ['node:crypto', 'node:crypto'],
    ['./near.ts', './near.ts'],
    ['hono', 'hono'],
    ['jsr:@supabase/functions-js/edge-runtime.d.ts', 'data:text/javascript,'],
  ])('%s leads to %s', (specifier, expected) => {
    expect(nodeSpecifier(specifier, map)).toBe(expected)
  })

  it.each(['jsr:@std/path@1', 'https://esm.sh/zod', 'old/server.ts'])(
    '%s, which only a network could answer, says what may be imported',
    (specifier) => {
      expect(() => nodeSpecifier(specifier, map)).toThrow(/npm packages, node: modules and local/)
    },
  )
})
