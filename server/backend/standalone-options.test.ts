import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readStandaloneOptions, UsageError } from './standalone-options.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'standalone-options-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const project = path.join(folder, 'project')
mkdirSync(path.join(project, 'supabase'), { recursive: true })
const file = path.join(folder, 'a-file')
writeFileSync(file, '')

const required = ['--dir', folder, '--port', '0']

describe('the command line', () => {
  it('needs a folder and a port, and is careful by default', () => {
    expect(readStandaloneOptions(required)).toEqual({
      projectDir: folder,
      dataDir: path.join(folder, '.backend'),
      port: 0,
      databaseUrl: undefined,
      jwtSecret: undefined,
      anonKey: undefined,
      serviceKey: undefined,
      keyless: false,
      schemas: ['public'],
      aggregates: false,
      plan: false,
      txOverride: false,
      autoconfirm: false,
      anonymous: false,
    })
  })

  it('finds the project in the folder’s supabase folder', () => {
    const { projectDir, dataDir } = readStandaloneOptions(['--dir', project, '--port', '54321'])
    expect(projectDir).toBe(path.join(project, 'supabase'))
    expect(dataDir).toBe(path.join(project, '.backend'))
  })

  it('reads every flag', () => {
    const secret = 'super-secret-jwt-token-with-at-least-32-characters-long'
    const given = [
      ...[...required, '--database', 'postgresql://owner@host/db', '--jwt-secret', secret],
      ...['--anon-key', 'a', '--service-key', 's', '--keyless', '--schemas', 'public, personal'],
      ...['--aggregates', '--plan', '--tx-override', '--autoconfirm', '--anonymous'],
    ]
    expect(readStandaloneOptions(given)).toMatchObject({
      databaseUrl: 'postgresql://owner@host/db',
      jwtSecret: secret,
      anonKey: 'a',
      serviceKey: 's',
      keyless: true,
      schemas: ['public', 'personal'],
      aggregates: true,
      plan: true,
      txOverride: true,
      autoconfirm: true,
      anonymous: true,
    })
  })

  it.each([
    ['no folder', ['--port', '1'], /^--dir is required/],
    ['a folder that is missing', ['--dir', '/no/such', '--port', '1'], /^--dir is \/no\/such/],
    ['a folder that is a file', ['--dir', file, '--port', '1'], /which is not a folder/],
    ['no port', ['--dir', folder], /^--port is missing/],
    ['an empty port', ['--dir', folder, '--port', ''], /^--port is/],
    ['a port in words', ['--dir', folder, '--port', 'http'], /^--port is http/],
    ['a port in hexadecimal', ['--dir', folder, '--port', '0x50'], /^--port is 0x50/],
    ['a fraction of a port', ['--dir', folder, '--port', '80.5'], /^--port is 80.5/],
    ['a port too high', ['--dir', folder, '--port', '65536'], /^--port is 65536/],
    ['another database', [...required, '--database', 'mysql://x'], /^--database must be/],
    ['a short secret', [...required, '--jwt-secret', 'short'], /at least 32/],
    ['an empty key', [...required, '--anon-key', ''], /^--anon-key/],
    ['a key that no header can hold', [...required, '--service-key', 'a b'], /^--service-key/],
    ['an empty schema', [...required, '--schemas', 'a,,b'], /^--schemas is "a,,b"/],
    ['a flag that is unknown', [...required, '--verbose'], /--verbose/],
    ['a flag without its value', ['--dir', folder, '--port'], /--port/],
    ['a stray word', [...required, 'stray'], /stray/],
  ])('with %s is refused in one line', (_, args, reason) => {
    const attempt = () => readStandaloneOptions(args)
    expect(attempt).toThrow(UsageError)
    expect(attempt).toThrow(reason)
    expect(attempt).toThrow(/^[^\n]+$/)
  })
})
