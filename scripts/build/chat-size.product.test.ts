import path from 'node:path'
import { expect, it } from 'vitest'
import { measureChat } from './chat-size.ts'

const mostBytes = 90_000

it('the chat costs a page that opens it at most 90 KB', () => {
  const { gzipBytes, files } = measureChat(path.join(import.meta.dirname, '..', '..', 'build'))
  expect(files.length).toBeGreaterThan(3)
  expect(gzipBytes).toBeGreaterThan(10_000)
  expect(gzipBytes).toBeLessThanOrEqual(mostBytes)
})
