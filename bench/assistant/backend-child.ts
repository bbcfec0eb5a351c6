/** The backend that the assistant's function asks: a database and its services, in a process of its own. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createBackend } from '#server/backend/backend.ts'
import { prepareEmbedded } from '#server/backend/db/pglite/prepare-embedded.ts'
import { productSchema } from '#server/data/product-schema.ts'
import { keys } from './keys.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'piri-bench-'))
const { database } = await prepareEmbedded({
  ...productSchema('none'),
  dir: path.join(folder, 'data'),
})
const backend = createBackend({
  database,
  secret: 'what seals the keys of the assistant’s benchmark',
  anonKeys: [keys.anon],
  serviceKeys: [keys.service],
  now: () => Date.now(),
  onError: (message, error) => console.error(message, error),
})
const server = createServer(getRequestListener((request) => backend.gateway.fetch(request)))
// As long as the product keeps an idle connection: a busy function must not meet a closed one.
server.keepAliveTimeout = 75_000
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.({ port: (server.address() as AddressInfo).port })
await once(process, 'disconnect')
server.closeAllConnections()
server.close()
await backend.close()
await database.close()
await rm(folder, { recursive: true })
