/**
 * A process of its own that serves the backend, so that the load does not share its event loop.
 * Its one argument is `ServerSettings` as JSON; it says `{port}` when it listens.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { MigrateOptions } from '#server/backend/db/migrate.ts'
import { openDatabase } from '#server/backend/db/open.ts'
import { prepareEmbedded } from '#server/backend/db/pglite/prepare-embedded.ts'
import { type BenchKeys, backendOn } from './backend.ts'

export interface ServerSettings {
  keys: BenchKeys
  database:
    | { kind: 'pglite'; dir: string; template: string; schema: MigrateOptions }
    | { kind: 'postgres'; url: string; poolSize: number }
}

const settings: ServerSettings = JSON.parse(process.argv[2] ?? '')
const database = await open(settings.database)
const backend = backendOn(database, settings.keys)
const server = createServer(getRequestListener((request) => backend.gateway.fetch(request)))
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ port })
})

process.once('disconnect', async () => {
  server.close()
  server.closeAllConnections()
  await backend.close()
  await database.close()
  process.exit(0)
})

async function open(where: ServerSettings['database']) {
  if (where.kind === 'postgres') return openDatabase(where)
  const { schema, dir, template } = where
  return (await prepareEmbedded({ ...schema, dir, template })).database
}
