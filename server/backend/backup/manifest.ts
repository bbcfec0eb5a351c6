/**
 * What a backup says of itself. The file is a tar archive, so that any machine can look into it:
 * `manifest.json` first, then `keys.json` where it is inside, `tables/<number>/<part>` (rows as
 * lines of JSON, zstd), `files/<version>/<part>` (as they are), and `end.json` last.
 */
import { z } from 'zod'

/** Grows when an older reader would misread what is written. */
export const formatVersion = 1

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
})
export type BackupTable = z.infer<typeof tableSchema>

/** The one field that every version of the format has, so that a newer version is recognised. */
export const anyManifestSchema = z.object({
  format: z.literal('backend-backup'),
  formatVersion: z.int(),
})

export const manifestSchema = z.object({
  format: z.literal('backend-backup'),
  formatVersion: z.literal(formatVersion),
  madeBy: z.object({ name: z.string(), version: z.string() }),
  createdAt: z.iso.datetime(),
  database: z.object({ kind: z.enum(['pglite', 'postgres']), version: z.string() }),
  files: z.enum(['disk', 's3']),
  /** Whether `keys.json`, and with it the secret, is inside. */
  keysInside: z.boolean(),
  /** Names the secret without telling it: see `secret-name.ts`. */
  secretName: z.string(),
  migrations: z.array(z.object({ version: z.string(), checksum: z.string().nullable() })),
  tables: z.array(tableSchema),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string().nullable() }),
  ),
})
export type Manifest = z.infer<typeof manifestSchema>

export const endSchema = z.object({
  rows: z.int(),
  files: z.int(),
  /** Versions that a row names and the store did not have. */
  missingFiles: z.array(z.string()),
  /** An HMAC over everything before this entry, with a key derived from the secret. */
  seal: z.string(),
})
export type End = z.infer<typeof endSchema>

export const manifestName = 'manifest.json'
export const keysName = 'keys.json'
export const endName = 'end.json'
export const tablePart = (table: number, part: number) => `tables/${padded(table)}/${padded(part)}`
export const filePart = (version: string, part: number) => `files/${version}/${padded(part)}`

const padded = (number: number) => String(number).padStart(6, '0')

/** Why a backup can't be made or put back, in a line for a person. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
