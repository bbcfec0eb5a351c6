import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DataFolderBusyError, lockFolder } from './folder-lock.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-lock-'))
  file = join(folder, 'lock')
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** Changes what the one lock says about its owner, as a lock of long ago would. */
async function rewriteLock(change: (pid: string, startedAt: string, boot: string) => string[]) {
  const [name = ''] = await readdir(folder)
  const [, pid = '', startedAt = '', boot = '', ...rest] = name.split('.')
  const changed = ['lock', ...change(pid, startedAt, boot), ...rest].join('.')
  await rename(join(folder, name), join(folder, changed))
}

it('refuses a second owner and names the first', async () => {
  const release = await lockFolder(folder, file)
  const refused = await lockFolder(folder, file).catch((error) => error)
  expect(refused).toBeInstanceOf(DataFolderBusyError)
  expect(refused.message).toBe(`The data folder ${folder} is in use by process ${process.pid}.`)
  await release()
  await (await lockFolder(folder, file))()
  expect(await readdir(folder)).toEqual([])
})

it('refuses while another process holds it, and takes it when that process was killed', async () => {
  const script = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}
    await lockFolder(...process.argv.slice(1))
    process.stdout.write('locked')
    setInterval(() => {}, 1000)`
  const args = ['--input-type=module', '-e', script, folder, file]
  const other = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(other, 'exit')
  await once(other.stdout, 'data')
  await expect(lockFolder(folder, file)).rejects.toMatchObject({ folder, pid: other.pid })
  other.kill('SIGKILL')
  await ended
  await expect(lockFolder(folder, file)).resolves.toBeTypeOf('function')
  expect(await readdir(folder)).toHaveLength(1)
})

it.each([
  [
    'of a process that is gone',
    (_pid: string, startedAt: string, boot: string) => [
      String(spawnSync('true').pid),
      startedAt,
      boot,
    ],
  ],
  [
    'whose pid now belongs to a process that started later',
    (pid: string, _: string, boot: string) => [pid, '1', boot],
  ],
  [
    'from before the machine was restarted',
    (pid: string, startedAt: string) => [pid, startedAt, 'another'],
  ],
])('clears a lock %s', async (_case, change) => {
  await lockFolder(folder, file)
  await rewriteLock(change)
  await expect(lockFolder(folder, file)).resolves.toBeTypeOf('function')
  expect(await readdir(folder)).toHaveLength(1)
})

it('clears a file that is no lock', async () => {
  await writeFile(`${file}.old`, 'something')
  await expect(lockFolder(folder, file)).resolves.toBeTypeOf('function')
  expect(await readdir(folder)).toHaveLength(1)
})

it('lets exactly one of many win a stale lock', async () => {
  for (let round = 0; round < 10; round++) {
    await writeFile(`${file}.1.1.stale.lock`, '')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => lockFolder(folder, file)),
    )
    const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    await winners[0]?.value()
  }
})
