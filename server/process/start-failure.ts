/** The one line that says why a start failed, for failures that an operator can fix. */
import { DatabaseError } from '#server/backend/db/driver.ts'
import { MigrationError } from '#server/backend/db/migrations/migration-files.ts'
import { DataFolderUnwritableError } from '#server/backend/db/pglite/cluster.ts'
import { DataFolderBusyError } from '#server/backend/db/pglite/folder-lock.ts'
import { ConfigError } from '../config.ts'

export function explainStartFailure(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof MigrationError) return error.message
  if (error instanceof DataFolderBusyError) {
    return `${error.message} Stop it first, or set DATA_DIR to another folder.`
  }
  if (error instanceof DataFolderUnwritableError) {
    return `The data folder can't be written (${error.folder}). Set DATA_DIR to a folder of your own.`
  }
  // Not reached, not let in, or no such database: the address is wrong, not the product.
  if (error instanceof DatabaseError && /^(08|28|3D)/.test(error.code)) {
    return `DATABASE_URL can't be used: ${error.message}.`
  }
  if (!(error instanceof Error)) return undefined
  const { code, port, address, path } = error as NodeJS.ErrnoException & {
    port?: number
    address?: string
  }
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already taken. Stop what uses it, or set PORT to another one.`
    case 'ENOSPC':
    case 'EDQUOT':
      return 'There is no room left on the disk of the data folder. Make some, or set DATA_DIR to another folder.'
    case 'EACCES':
    case 'EROFS':
    case 'EPERM':
    case 'ENOTDIR':
      return path
        ? `The data folder can't be written (${path}). Set DATA_DIR to a folder of your own.`
        : `Not allowed to listen on ${address}:${port}. Set PORT to another one.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is not an address of this machine (${address ?? 'unknown'}).`
    default:
      return undefined
  }
}
