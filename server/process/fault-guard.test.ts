import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'

let child: ChildProcess
let output = ''

function run(...args: string[]): ChildProcess {
  output = ''
  child = fork(new URL('./testing/faulty-server.ts', import.meta.url), args, { silent: true })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return child
}

async function start(): Promise<string> {
  const [{ port }] = (await once(run(), 'message')) as [{ port: number }]
  return `http://127.0.0.1:${port}`
}

const ended = async () => ((await once(child, 'close')) as [number | null])[0]

afterEach(async () => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'close')
  child.kill('SIGKILL')
  await gone
})

describe('an error that a request does not catch', () => {
  it('is logged with the request’s id, and the process goes on', async () => {
    const url = await start()
    for (const path of ['/rejects', '/rejects-with-text']) {
      expect(await (await fetch(url + path)).text()).toBe('answered')
    }
    await expect.poll(() => output).toContain('"error":"only a text"')
    expect(output).toMatch(
      /"level":"error","message":"unhandled rejection","requestId":"id-of-\/rejects","error":"stray rejection"/,
    )
    expect(await (await fetch(url)).text()).toBe('fine')
  })

  it('fails that request alone: it is answered, or cut off where it had begun', async () => {
    const url = await start()
    const early = await fetch(`${url}/throws-later`)
    expect([early.status, await early.text()]).toEqual([
      500,
      'Something went wrong on our side. Please try again.',
    ])
    const half = await fetch(`${url}/throws-in-the-middle`)
    await expect(half.text()).rejects.toThrow()
    expect(output).toMatch(/"uncaught exception","requestId":"id-of-\/throws-later"/)
    expect(await (await fetch(url)).text()).toBe('fine')
  })
})

describe('what is thrown outside of any request', () => {
  it('is survived as long as the process can do its work', async () => {
    const url = await start()
    child.send('tick')
    await expect.poll(() => output).toContain('thrown in the background')
    expect(await (await fetch(url)).text()).toBe('fine')
  })

  it('ends a process that can’t', async () => {
    const url = await start()
    await (await fetch(`${url}/loses-its-database`)).text()
    const end = ended()
    child.send('tick')
    expect(await end).toBe(1)
    expect(output).toContain('the database does not answer')
  })
})

describe('an error that tells that the process is unsound', () => {
  it('ends it, also out of a request', async () => {
    const url = await start()
    const end = ended()
    await expect(fetch(`${url}/runs-out-of-memory`)).rejects.toThrow()
    expect(await end).toBe(1)
    expect(output).toContain('uncaught exception, ending')
  })

  it('is anything at all while it starts', async () => {
    run('--fails-to-start')
    expect(await ended()).toBe(1)
    expect(output).toContain('stray at the start')
  })
})
