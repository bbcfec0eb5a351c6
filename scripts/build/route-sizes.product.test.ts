import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { inKilobytes, measureRoutes } from './route-sizes.ts'

const budgets = z
  .record(z.string(), z.number())
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'budgets.json'), 'utf8')))

/** A route without a line of its own has the budget of `*`. */
const budgetOf = (route: string) => (budgets[route] ?? budgets['*'] ?? 0) * 1000

/**
 * Browsers ask for six at a time from a server that speaks HTTP/1.1. The board and the gallery have more pieces
 * than pages; put into one file, they would burden the pages that share some.
 */
const mostFiles = (route: string): number => (/^\/(idea-?board|__ui)/.test(route) ? 30 : 24)

it('no route loads more JavaScript than its budget', async () => {
  const sizes = await measureRoutes(path.join(import.meta.dirname, '..', '..', 'build'))
  expect(sizes.length).toBeGreaterThan(30)
  const over = sizes
    .filter(({ route, gzipBytes }) => gzipBytes > budgetOf(route))
    .map(({ route, gzipBytes }) => `${route}: ${inKilobytes(gzipBytes)}`)
  expect(over).toEqual([])
})

it('what every page needs comes in few files', async () => {
  const sizes = await measureRoutes(path.join(import.meta.dirname, '..', '..', 'build'))
  const scattered = sizes.filter(({ route, files }) => files > mostFiles(route))
  expect(scattered.map(({ route, files }) => `${route}: ${files} files`)).toEqual([])
})

it('every budget belongs to a route', async () => {
  const sizes = await measureRoutes(path.join(import.meta.dirname, '..', '..', 'build'))
  const known = new Set(sizes.map(({ route }) => route))
  expect(Object.keys(budgets).filter((route) => route !== '*' && !known.has(route))).toEqual([])
})
