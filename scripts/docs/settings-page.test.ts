import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { settingsPage } from './settings-page.ts'

it('docs/settings.md lists the settings as they are; `npm run docs` writes it anew', () => {
  const file = path.join(import.meta.dirname, '..', '..', 'docs', 'settings.md')
  expect(readFileSync(file, 'utf8')).toBe(settingsPage())
})
