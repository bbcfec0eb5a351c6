import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { tokenSeal } from './sealed-token.ts'

const secret = 'a secret of the tests, long enough'
const ada = '4a1f0a52-6a9d-4b1f-9d5f-0c9b7a1f2e3d'
const ben = '5b2f0a52-6a9d-4b1f-9d5f-0c9b7a1f2e3d'
const token = '1//0g-refresh'

describe('a sealed token', () => {
  it('opens for its owner', async () => {
    const { seal, open } = await tokenSeal(secret, 'a')
    expect(await open(await seal(token, ada), ada)).toBe(token)
  })

  it('shows nothing of what it holds, and never looks the same', async () => {
    const { seal } = await tokenSeal(secret, 'a')
    const [first, second] = [await seal(token, ada), await seal(token, ada)]
    expect(first).not.toBe(second)
    const readable = first.split('.').map((part) => Buffer.from(part, 'base64url').toString())
    expect(readable.join()).not.toContain('refresh')
    expect(readable.join()).not.toContain(ada)
  })

  it('does not open for another owner, secret or purpose, nor when it was changed', async () => {
    const box = await tokenSeal(secret, 'a')
    const sealed = await box.seal(token, ada)
    await expect(box.open(sealed, ben)).rejects.toThrow()
    await expect((await tokenSeal(`${secret}.`, 'a')).open(sealed, ada)).rejects.toThrow()
    await expect((await tokenSeal(secret, 'b')).open(sealed, ada)).rejects.toThrow()
    const [head, key, iv, body = '', tag] = sealed.split('.')
    const changed = [head, key, iv, `${body[0] === 'A' ? 'B' : 'A'}${body.slice(1)}`, tag].join('.')
    await expect(box.open(changed, ada)).rejects.toThrow()
  })

  it('sealed here opens on Deno', { timeout: 60_000 }, async () => {
    const root = path.join(import.meta.dirname, '..', '..', '..')
    const { seal } = await tokenSeal(secret, 'a')
    const module = path.join(import.meta.dirname, 'sealed-token.ts')
    const script = `
      import { tokenSeal } from ${JSON.stringify(module)}
      const [secret, sealed, owner] = Deno.args
      console.log(await (await tokenSeal(secret, 'a')).open(sealed, owner))`
    const { stdout } = await promisify(execFile)(
      path.join(root, 'node_modules', '.bin', 'deno'),
      [
        'eval',
        '--no-remote',
        '--cached-only',
        '--node-modules-dir=manual',
        '--no-lock',
        script,
        secret,
        await seal(token, ada),
        ada,
      ],
      { cwd: root },
    )
    expect(stdout.trim()).toBe(token)
  })
})
