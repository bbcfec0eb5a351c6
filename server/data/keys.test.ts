import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { readKeys } from './keys.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'piri-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const keysIn = (env: Record<string, string> = {}) =>
  readKeys(readConfig({ DATA_DIR: path.join(folder, 'data'), ...env }))

describe('readKeys', () => {
  it('makes keys once and finds the same ones afterwards', () => {
    const first = keysIn()
    expect(first.anonKey).toMatch(/^sb_publishable_/)
    expect(first.serviceRoleKey).toMatch(/^sb_secret_/)
    expect(keysIn()).toEqual(first)
  })

  it('keeps the file to its owner', () => {
    keysIn()
    expect(statSync(path.join(folder, 'data', 'keys.json')).mode & 0o777).toBe(0o600)
  })

  it('lets the environment decide over the file', () => {
    const kept = keysIn()
    expect(keysIn({ ANON_KEY: 'mine' })).toEqual({ ...kept, anonKey: 'mine' })
  })

  it('says which file is damaged, and leaves it as it is', () => {
    keysIn()
    const file = path.join(folder, 'data', 'keys.json')
    chmodSync(file, 0o600)
    writeFileSync(file, '{"secret": "short"}')
    expect(() => keysIn()).toThrow(`${file} is damaged`)
    expect(readFileSync(file, 'utf8')).toBe('{"secret": "short"}')
  })
})
