import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, describe, expect, it } from 'vitest'
import { readKeysFile } from '#server/data/keys.ts'
import { andInFullRuns } from '#testing/full-run-only.ts'
import { inheritedEngine } from '#testing/quick-engine.ts'
import { keptCode, type RunningProduct, startProduct } from '#testing/start-product.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'piri-admin-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function admin(settings: Readonly<Record<string, string>>, ...words: string[]) {
  const script = path.join(import.meta.dirname, 'admin.ts')
  const { PATH } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...inheritedEngine(), script, ...words],
    { encoding: 'utf8', env: { PATH, ...settings, ...keptCode } },
  )
  return { status, said: `${stdout}${stderr}`.trim() }
}

function serviceOf({ url, dataDir }: RunningProduct) {
  const { serviceRoleKey } = readKeysFile(path.join(dataDir, 'keys.json'))
  return createClient(url, serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
}

async function addPerson(product: RunningProduct, email: string): Promise<void> {
  const { error } = await serviceOf(product).auth.admin.createUser({ email, email_confirm: true })
  if (error) throw error
}

async function adminsOf(product: RunningProduct): Promise<number> {
  const { data } = await serviceOf(product).from('user_permissions').select().eq('is_admin', true)
  return data?.length ?? 0
}

describe('npm run admin and ADMIN_EMAILS', () => {
  const DATA_DIR = path.join(folder, 'data')

  it('grant, list and revoke while the server runs, and while it does not', {
    timeout: 240_000,
  }, async () => {
    const product = await startProduct({ DATA_DIR })
    for (const name of ['ada', 'ben', 'dora']) await addPerson(product, `${name}@piri.example`)
    expect(await adminsOf(product)).toBe(0)
    expect(admin({ DATA_DIR }, 'list').said).toBe('There is no administrator yet.')
    expect(admin({ DATA_DIR }, 'grant', 'Ada@piri.example')).toEqual({
      status: 0,
      said: 'Ada@piri.example is now an administrator.',
    })
    expect(await adminsOf(product)).toBe(1)
    expect(admin({ DATA_DIR }, 'revoke', 'ada@piri.example')).toEqual({
      status: 0,
      said: 'ada@piri.example is no longer an administrator.',
    })
    await product.stop()

    // To open the data takes seconds: what does so is the same for each command.
    expect(admin({ DATA_DIR }, 'grant', 'ben@piri.example').status).toBe(0)
  })

  it('make administrators of those who are here and those who come, once confirmed, and of nobody else', {
    timeout: 240_000,
  }, async () => {
    const ADMIN_EMAILS = 'Dora@piri.example, emil@piri.example, cleo@piri.example'
    const named = await startProduct({ DATA_DIR, ADMIN_EMAILS })
    // What was changed while no server ran holds: Ben is one.
    expect(admin({ DATA_DIR }, 'list').said).toBe('ben@piri.example\ndora@piri.example')
    await addPerson(named, 'emil@piri.example')
    // Whoever has not shown that the address is theirs is nobody's administrator.
    await serviceOf(named).auth.admin.createUser({ email: 'cleo@piri.example' })
    expect(await adminsOf(named)).toBe(3)
    expect(admin({ DATA_DIR }, 'revoke', 'dora@piri.example').status).toBe(0)
    expect(admin({ DATA_DIR }, 'grant', 'nobody@piri.example')).toEqual({
      status: 1,
      said: 'No account has the address nobody@piri.example. Its owner must sign in once first.',
    })
    await named.stop()

    // Where no server runs the command opens the data as a start does: whom that names it does not name again.
    expect(admin({ DATA_DIR, ADMIN_EMAILS }, 'list').said).toBe(
      'ben@piri.example\nemil@piri.example',
    )
  })

  it('says in one line what it does not understand', () => {
    const DATA_DIR = path.join(folder, 'unknown')
    const usage = 'npm run admin -- grant <email> | revoke <email> | list'
    for (const words of andInFullRuns([['promote', 'ada@piri.example']], [[], ['grant']])) {
      expect(admin({ DATA_DIR }, ...words)).toEqual({ status: 1, said: usage })
    }
  })
})
