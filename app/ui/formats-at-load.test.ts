import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('no module of the app makes a format of Intl when it is loaded: a phone spends up to 100 ms on the first', () => {
  const files = globSync('{app,domain/{calendar,ideas,site,trip}}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|-worker\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  // A statement that begins at the margin runs at load, unless an arrow comes before the format.
  const atLoad = /^(?:export )?const \w+(?:: [^=]+)? =(?:(?!=>)[^;])*?new Intl\./
  const found = files.flatMap((file) => {
    const statements = readFileSync(file, 'utf8').split(/\n(?=\S)/)
    const makers = statements
      .filter((statement) => statement.includes('new Intl.'))
      .flatMap((statement) => /^(?:export )?(?:const|function) (\w+)/.exec(statement)?.[1] ?? [])
    const isCalled = (statement: string) =>
      makers.some((name) => new RegExp(`^(?:export )?const \\w+ = ${name}\\(`).test(statement))
    return statements
      .filter((statement) => atLoad.test(statement) || isCalled(statement))
      .map((statement) => `${file}: ${statement.split('\n')[0]}`)
  })
  expect(found).toEqual([])
})
