/** Where this deployment keeps uploaded files: an object store, or a folder of the data folder. */
import path from 'node:path'
import { openDiskStore } from '#server/backend/storage/store/disk-store.ts'
import type { ObjectStore } from '#server/backend/storage/store/object-store.ts'
import { openS3Store } from '#server/backend/storage/store/s3-store.ts'
import type { Config } from '../config.ts'

export async function fileStoreOf({ values, dataDir }: Config): Promise<ObjectStore> {
  return values.S3_URL ? openS3Store(values.S3_URL) : openDiskStore(path.join(dataDir, 'files'))
}
