import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { keptCode } from '#testing/start-product.ts'
import { keysScript, printedKeys } from './testing/printed-keys.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'piri-keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// That they are the running product's, in `server/process/start-stop`.
it('prints the address and keys without opening a database', () => {
  const DATA_DIR = path.join(folder, 'data')
  expect(printedKeys({ DATA_DIR, PORT: '4123' })).toEqual({
    url: 'http://localhost:4123',
    anonKey: expect.stringMatching(/^sb_publishable_/),
    serviceRoleKey: expect.stringMatching(/^sb_secret_/),
  })
  expect(existsSync(path.join(DATA_DIR, 'database'))).toBe(false)
})

it('says in one line what is wrong with a setting', () => {
  const env = { ...keptCode, PORT: 'x' }
  const result = spawnSync(process.execPath, [keysScript], { encoding: 'utf8', env })
  expect(result.status).not.toBe(0)
  expect(result.stderr.trim()).toBe('PORT is "x", but must be a whole number from 0 to 65535.')
})
