/** `npm run docs`: writes the pages that are made from code. */
import { writeFileSync } from 'node:fs'
import { settingsPage } from './docs/settings-page.ts'

writeFileSync('docs/settings.md', settingsPage())
