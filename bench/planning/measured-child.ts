/**
 * Measures one thing in a process of its own, which has loaded nothing else: `assets`, the same as
 * lists of objects (`plain`), or the first plan (`plan`). Prints milliseconds and megabytes.
 */
import path from 'node:path'
import { residentMegabytes } from '../figures.ts'
import { cityRequests } from './city-requests.ts'

const root = path.join(import.meta.dirname, '..', '..')

/** The code is loaded before the clock starts: what is measured is data. */
const works: Record<string, () => Promise<() => Promise<void>>> = {
  assets: async () => {
    const { loadCatalogue } = await import('#domain/places/load-catalogue.ts')
    const { loadGazetteer } = await import('#domain/places/load-gazetteer.ts')
    return async () => {
      await Promise.all([loadCatalogue(), loadGazetteer()])
    }
  },
  plain: async () => {
    const { readDestinations } = await import('../../scripts/assets/catalogue-asset.ts')
    const { geonamesCities } = await import('../../scripts/assets/geonames-cities.ts')
    const { plainGazetteer } = await import('#domain/places/testing/plain-gazetteer.ts')
    return async () => {
      await readDestinations(path.join(root, 'catalogue', 'destinations'))
      kept = plainGazetteer(geonamesCities())
    }
  },
  plan: async () => {
    const { workerExecutor } = await import('#server/trips/planner/worker-executor.ts')
    const [request] = await cityRequests(1)
    const executor = workerExecutor()
    return async () => {
      if (request) await executor.plan(request)
      await executor.close()
    }
  },
}
let kept: unknown

const begin = await works[process.argv[2] ?? '']?.()
if (!begin) throw new Error(`There is no measurement "${process.argv[2]}"`)
const before = residentMegabytes(process.pid)
const cpuBefore = process.cpuUsage()
const startedAt = performance.now()
await begin()
const milliseconds = performance.now() - startedAt
const { user, system } = process.cpuUsage(cpuBefore)
process.stdout.write(
  JSON.stringify({
    milliseconds,
    processorMilliseconds: (user + system) / 1000,
    megabytes: residentMegabytes(process.pid) - before,
    kept: kept !== undefined,
  }),
)
