/** What a backend wants besides its database, with nothing in it: for suites that ask for rows only. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BackendOptions } from '#server/backend/backend.ts'
import { openDiskStore } from '#server/backend/storage/store/disk-store.ts'

interface BareServices {
  options: Pick<BackendOptions, 'storage' | 'functions' | 'onInfo'>
  remove(): Promise<void>
}

export async function openBareServices(): Promise<BareServices> {
  const dir = await mkdtemp(path.join(tmpdir(), 'bare-services-'))
  return {
    options: {
      storage: {
        store: await openDiskStore(path.join(dir, 'files')),
        renderCache: { dir: path.join(dir, 'rendered') },
      },
      functions: { dir: path.join(dir, 'functions'), environment: {} },
      onInfo: () => {},
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  }
}
