import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { keptCode, startProduct } from '#testing/start-product.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'piri-keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const script = path.join(import.meta.dirname, 'keys.ts')
const keys = (env: Record<string, string>) =>
  JSON.parse(
    execFileSync(process.execPath, [script, '--json'], {
      encoding: 'utf8',
      env: { ...keptCode, ...env },
    }),
  )

it('prints the address and keys without opening a database, before and while one is open', async () => {
  const DATA_DIR = path.join(folder, 'data')
  const before = keys({ DATA_DIR, PORT: '4123' })
  expect(before).toEqual({
    url: 'http://localhost:4123',
    anonKey: expect.stringMatching(/^sb_publishable_/),
    serviceRoleKey: expect.stringMatching(/^sb_secret_/),
  })
  expect(existsSync(path.join(DATA_DIR, 'database'))).toBe(false)
  const product = await startProduct({ DATA_DIR })
  expect(keys({ DATA_DIR, PORT: '4123' })).toEqual(before)
  const response = await fetch(`${product.url}/rest/v1/pages?select=slug`, {
    headers: { apikey: before.anonKey },
  })
  expect(response.status).toBe(200)
  await product.stop()
})

it('says in one line what is wrong with a setting', () => {
  const env = { ...keptCode, PORT: 'x' }
  const result = spawnSync(process.execPath, [script], { encoding: 'utf8', env })
  expect(result.status).not.toBe(0)
  expect(result.stderr.trim()).toBe('PORT is "x", but must be a whole number from 0 to 65535.')
})
