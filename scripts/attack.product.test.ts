import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readKeysFile } from '#server/data/keys.ts'
import { runCount } from '#testing/run-count.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

it('finds nothing that falls on the product as it is', { timeout: 300_000 }, async () => {
  const { serviceRoleKey } = readKeysFile(path.join(product.dataDir, 'keys.json'))
  const requests = runCount('malformed requests of the attack', { everyday: 100, full: 6000 })
  const attack = spawn(process.execPath, [
    path.join(import.meta.dirname, 'attack.ts'),
    ...[product.url, '--service-key', serviceRoleKey, '--requests', String(requests)],
  ])
  const [said] = await Promise.all([text(attack.stdout), once(attack, 'exit')])
  expect(said.split('\n').filter((line) => !line.startsWith('✓'))).toEqual([
    '',
    expect.stringMatching(/^\d+ held, 0 fell$/),
    '',
  ])
})
