import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { andInFullRuns } from '#testing/full-run-only.ts'
import { ended, startAndFail, startProduct } from '#testing/start-product.ts'
import { printedKeys } from '../../scripts/testing/printed-keys.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'piri-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Resolves once the request is with the system; its answer is everything until the end. */
async function ask(port: number, pathname: string): Promise<{ answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const answer = text(socket)
  await new Promise((sent) =>
    socket.write(`GET ${pathname} HTTP/1.1\r\nHost: localhost\r\n\r\n`, sent),
  )
  return { answer }
}

const lines = (output: string) => output.trimEnd().split('\n')

describe('a start that fails says why in one line', () => {
  it('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const exit = await startAndFail({ PORT: `${port}`, DATA_DIR: path.join(folder, 'taken') })
    other.close()
    expect(exit.code).not.toBe(0)
    expect(lines(exit.output)).toEqual([
      `Port ${port} is already taken. Stop what uses it, or set PORT to another one.`,
    ])
  })

  it('when a setting is malformed', async () => {
    const exit = await startAndFail({ PORT: 'abc' })
    expect(exit.code).not.toBe(0)
    expect(lines(exit.output)).toEqual([
      'PORT is "abc", but must be a whole number from 0 to 65535.',
    ])
  })

  it('when the data folder can’t be written', async () => {
    const file = path.join(folder, 'a-file')
    writeFileSync(file, '')
    const exit = await startAndFail({ DATA_DIR: path.join(file, 'data') })
    expect(exit.code).not.toBe(0)
    expect(lines(exit.output)).toHaveLength(1)
    expect(exit.output).toMatch(/^The data folder can't be written/)
  })
})

describe('a data folder that is a link', () => {
  it.each(
    andInFullRuns(
      [['to nowhere, further up', 'nowhere-either', '/data']],
      [
        ['to nowhere', 'nowhere', ''],
        ['to itself', 'itself', ''],
      ],
    ),
  )('%s is said in one line', async (_, name, below) => {
    const link = path.join(folder, name)
    symlinkSync(name === 'itself' ? link : path.join(folder, 'missing'), link)
    const exit = await startAndFail({ DATA_DIR: `${link}${below}` })
    expect(exit.code).toBe(78)
    expect(lines(exit.output)).toHaveLength(1)
    expect(exit.output).toMatch(/^DATA_DIR is .* is a link to .*, which is not there\./)
  })
})

describe('a running product', () => {
  // By way of a link: a folder that is one is used as any other.
  const link = path.join(folder, 'link')
  mkdirSync(path.join(folder, 'real'))
  symlinkSync(path.join(folder, 'real'), link)
  const dataDir = path.join(link, 'data')

  it('has the keys that were printed before, prints what it is, refuses a second process on its data folder, goes on itself, and is killed', async () => {
    const printed = printedKeys({ DATA_DIR: dataDir, PORT: '4123' })
    expect(existsSync(path.join(dataDir, 'database'))).toBe(false)
    const first = await startProduct({ DATA_DIR: dataDir })
    expect(printedKeys({ DATA_DIR: dataDir, PORT: '4123' })).toEqual(printed)
    const read = await fetch(`${first.url}/rest/v1/pages?select=slug`, {
      headers: { apikey: printed.anonKey },
    })
    expect(read.status).toBe(200)
    const second = await startAndFail({ DATA_DIR: first.dataDir })
    expect(second.code).not.toBe(0)
    expect(lines(second.output)).toHaveLength(1)
    expect(second.output).toContain(first.dataDir)
    expect(second.output).toContain(`${first.process.pid}`)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    expect(existsSync(path.join(folder, 'real', 'data', 'keys.json'))).toBe(true)
    await ended(first.process, () => first.process.kill('SIGKILL'))
    // One short block with the address, the data folder, the assistant and sign-in.
    expect(first.output()).toContain('Piri is ready')
    for (const label of ['Open', 'Data', 'Assistant', 'Sign in']) {
      expect(first.output()).toMatch(new RegExp(`^ +${label} `, 'm'))
    }
    expect(lines(first.output()).length).toBeLessThan(10)
  })

  // A clean stop is followed by `npm run admin` and another start in `scripts/admin`.
  it('starts again after it was killed, and finishes what is in flight when it is told to stop', async () => {
    const product = await startProduct({
      DATA_DIR: dataDir,
      // A hundred pages take a busy machine longer than a stop is given by default.
      STOP_GRACE_MS: '60000',
      FX_PROVIDER: 'embedded',
    })
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
    // Idle connections are kept longer than a proxy keeps them.
    const healthy = await fetch(`${product.url}/healthz`)
    expect(healthy.headers.get('keep-alive')).toBe('timeout=75')
    const { port } = new URL(product.url)
    const requests = await Promise.all(
      Array.from({ length: 100 }, () => ask(Number(port), '/about')),
    )
    product.process.kill('SIGTERM')
    const answers = await Promise.all(requests.map(({ answer }) => answer))
    const whole = answers.filter(
      (text) => text.startsWith('HTTP/1.1 200') && text.includes('</html>'),
    )
    expect(whole).toHaveLength(answers.length)
    expect(await ended(product.process)).toBe(0)
    await expect(fetch(product.url)).rejects.toThrow()
    // Settings that do nothing yet are said.
    expect(product.output()).toContain(
      '"message":"set, but not used by the site yet","settings":["FX_PROVIDER"]',
    )
  })
})
