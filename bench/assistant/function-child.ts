/**
 * The functions service alone, so that what the process holds is what functions hold. It serves the
 * product's functions, and beside them the bare ones of the backend's tests, for comparison.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createFunctionsService } from '#server/backend/functions/service.ts'
import { productFunctions } from '#server/data/product-schema.ts'
import { keys } from './keys.ts'
import { heapOfThreads } from './live-heap.ts'

const root = path.join(import.meta.dirname, '..', '..')
const anonymous = { role: 'anon', claims: { role: 'anon' } } as const
const plenty = '1000000'
const product = createFunctionsService({
  ...productFunctions(),
  environment: {
    SUPABASE_URL: process.argv[2] ?? '',
    SUPABASE_ANON_KEY: keys.anon,
    SUPABASE_SERVICE_ROLE_KEY: keys.service,
    ASSISTANT_TURNS_VISITOR: plenty,
    ASSISTANT_TURNS_VISITORS: plenty,
  },
  log: ({ level, message, error }) => {
    if (level === 'error') console.error(message, error)
  },
})
const bare = createFunctionsService({
  dir: path.join(root, 'server', 'backend', 'functions', 'testing', 'functions'),
  config: { open: { verifyJwt: false } },
  environment: {},
})
const server = createServer(
  getRequestListener((request) => {
    const isProduct = new URL(request.url).pathname.endsWith('/ask-piri-enhanced')
    return (isProduct ? product : bare).fetch(request, anonymous)
  }),
)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.on('message', async (message) =>
  process.send?.({ heap: await heapOfThreads(message === 'collect') }),
)
process.send?.({ port: (server.address() as AddressInfo).port })
await once(process, 'disconnect')
server.closeAllConnections()
server.close()
await Promise.all([product.close(), bare.close()])
