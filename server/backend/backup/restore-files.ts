/** Puts the files of a backup into a store; each is there whole before the next begins. */
import { isAddress, type ObjectStore } from '#server/backend/storage/store/object-store.ts'
import type { Entry } from './archive-reader.ts'
import { BackupError } from './manifest.ts'

export interface FileLoader {
  /** Parts come in their order, one file after the other. */
  load(entry: Entry): Promise<void>
  finish(): Promise<void>
}

export function openFileLoader(store: ObjectStore): FileLoader {
  let current: { version: string; parts: PartQueue; written: Promise<void> } | undefined

  const finish = async () => {
    current?.parts.end()
    await current?.written
    current = undefined
  }

  return {
    async load({ name, bytes }) {
      const [, version] = name.split('/')
      if (!isAddress(version))
        throw new BackupError('The backup has a file with a name of its own.')
      if (current?.version !== version) {
        await finish()
        const parts = createPartQueue()
        current = { version, parts, written: store.write(version, parts.bytes()) }
        // Awaited with the next file. The empty handler keeps a failure before that, on a full
        // disk, from ending the process.
        current.written.catch(() => {})
      }
      await Promise.race([current.parts.put(bytes), current.written])
    },
    finish,
  }
}

interface PartQueue {
  /** Resolves when the part was taken, so that one is in memory at a time. */
  put(part: Uint8Array): Promise<void>
  end(): void
  bytes(): AsyncGenerator<Uint8Array>
}

function createPartQueue(): PartQueue {
  let next = Promise.withResolvers<Uint8Array | null>()
  let taken = Promise.withResolvers<void>()
  return {
    async put(part) {
      const waiting = taken
      next.resolve(part)
      await waiting.promise
    },
    end: () => next.resolve(null),
    async *bytes() {
      for (;;) {
        const part = await next.promise
        if (part === null) return
        next = Promise.withResolvers()
        const done = taken
        taken = Promise.withResolvers()
        yield part
        done.resolve()
      }
    },
  }
}
