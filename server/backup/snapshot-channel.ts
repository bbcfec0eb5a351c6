/**
 * How a backup gets at an embedded database that a running process has open: over loopback, with a
 * token that only the owner of the data folder can read. While the caller stays connected, no file
 * of the store is removed.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { BackupError } from '#server/backend/backup/manifest.ts'

const channelSchema = z.object({ port: z.int(), token: z.string() })
const fileIn = (dataDir: string) => path.join(dataDir, 'backup-channel.json')

/** A folder that a backup has made for the copy, next to the database. */
const copyFolder = /^backup-copy-[\w.-]+$/

export interface SnapshotChannel {
  /** Whether a backup is being made. */
  isBusy(): boolean
  close(): Promise<void>
}

export async function openSnapshotChannel(
  dataDir: string,
  copyTo: (folder: string) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<SnapshotChannel> {
  const token = randomBytes(32).toString('base64url')
  let callers = 0

  const answer = async (asked: IncomingMessage, response: ServerResponse) => {
    const name = asked.headers['x-folder']
    const given = asked.headers.authorization ?? ''
    asked.resume()
    if (!isSame(given, `Bearer ${token}`)) return void response.writeHead(403).end()
    if (typeof name !== 'string' || !copyFolder.test(name))
      return void response.writeHead(400).end()
    callers += 1
    response.once('close', () => {
      callers -= 1
    })
    await copyTo(path.join(dataDir, name, 'database'))
    // Left open: the caller goes on to read the files.
    response.writeHead(200).write('copied\n')
  }

  const server = createServer((asked, response) => {
    answer(asked, response).catch((error: unknown) => {
      onError(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  })
  // No time-out: the copy, and reading the files after it, may take any time.
  server.requestTimeout = 0
  server.timeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It does not keep a process alive that has nothing else to do.
  server.unref()
  const { port } = server.address() as AddressInfo
  await writeFile(fileIn(dataDir), JSON.stringify({ port, token }), { mode: 0o600 })
  return {
    isBusy: () => callers > 0,
    async close() {
      await rm(fileIn(dataDir), { force: true })
      server.close()
      server.closeAllConnections()
    },
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

export interface HeldSnapshot {
  /** Throws where the other process ended meanwhile: files may have gone since. */
  assertHeld(): void
  release(): void
}

/** Asks the process that has the data folder open for a copy of its database in this folder. */
export async function askForSnapshot(dataDir: string, folder: string): Promise<HeldSnapshot> {
  const found = await readFile(fileIn(dataDir), 'utf8').catch(() => '{}')
  const channel = channelSchema.safeParse(JSON.parse(found))
  if (!channel.success) throw unreachable()
  const { port, token } = channel.data
  const asked = request({
    ...{ host: '127.0.0.1', port, method: 'POST', path: '/' },
    headers: { authorization: `Bearer ${token}`, 'x-folder': path.basename(folder) },
  })
  asked.end()
  const [response] = (await once(asked, 'response').catch((cause: unknown) => {
    throw unreachable(cause)
  })) as [IncomingMessage]
  if (response.statusCode !== 200) {
    asked.destroy()
    throw new BackupError(
      `The running server could not copy its database (${response.statusCode}).`,
    )
  }
  let lost = false
  response.resume()
  for (const event of ['close', 'error'] as const) {
    response.on(event, () => {
      lost = true
    })
  }
  return {
    assertHeld() {
      if (lost)
        throw new BackupError('The server stopped while the backup was made. Make it again.')
    },
    release: () => asked.destroy(),
  }
}

const unreachable = (cause?: unknown) =>
  new BackupError('The process that has the data folder open does not answer. Stop it first.', {
    cause,
  })
