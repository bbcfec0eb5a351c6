import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const importLine = /^(?:import|export) (?<names>[^;]*?)from '(?<from>[^']+)'/gms

/** Where a module imports more than types from: code that planner and judge share could hide a mistake of both. */
function codeFromElsewhere(source: string): string[] {
  return [...source.matchAll(importLine)].flatMap(({ groups }) =>
    groups?.names?.startsWith('type ') || groups?.from?.startsWith('./')
      ? []
      : (groups?.from ?? []),
  )
}

describe('the judge of plans', () => {
  it('takes types from the product, and no code', () => {
    const files = readdirSync(import.meta.dirname).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    )
    expect(files.length).toBeGreaterThan(10)
    const taken = files.flatMap((file) =>
      codeFromElsewhere(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
    )
    expect(new Set(taken)).toEqual(new Set(['../figures.ts']))
  })

  it('would notice', () => {
    expect(codeFromElsewhere("import { sunAt } from '#domain/sun/sun.ts'\n")).toEqual([
      '#domain/sun/sun.ts',
    ])
    expect(codeFromElsewhere("import type { Place } from '#domain/places/schema.ts'\n")).toEqual([])
  })
})
