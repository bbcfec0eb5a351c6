/** What `npm run keys -- --json` prints with these settings and no others. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { keptCode } from '#testing/start-product.ts'

export const keysScript = path.join(import.meta.dirname, '..', 'keys.ts')

export function printedKeys(settings: Readonly<Record<string, string>>): { anonKey: string } {
  const printed = execFileSync(process.execPath, [keysScript, '--json'], {
    encoding: 'utf8',
    env: { ...keptCode, ...settings },
  })
  return JSON.parse(printed)
}
