import { describe, expect, it } from 'vitest'
import { RestError } from '../errors.ts'
import { SchemaCacheKeeper } from './keeper.ts'
import type { SchemaCache } from './model.ts'

const makeCache = (): SchemaCache => ({
  tables: new Map(),
  relationships: new Map(),
  routines: new Map(),
  roleSettings: new Map(),
})

/** Loads that finish when the test says so. */
const controlledLoads = () => {
  const loads: PromiseWithResolvers<SchemaCache>[] = []
  const keeper = new SchemaCacheKeeper(() => {
    const load = Promise.withResolvers<SchemaCache>()
    loads.push(load)
    return load.promise
  })
  return { keeper, loads }
}

describe('the schema cache', () => {
  it('makes all first requests wait for one load', async () => {
    const { keeper, loads } = controlledLoads()
    const waiting = [keeper.get(), keeper.get()]
    expect(loads).toHaveLength(1)
    const cache = makeCache()
    loads[0]?.resolve(cache)
    expect(await Promise.all(waiting)).toEqual([cache, cache])
  })

  it('keeps serving the old one until the new one is ready', async () => {
    const { keeper, loads } = controlledLoads()
    const first = makeCache()
    const second = makeCache()
    const started = keeper.get()
    loads[0]?.resolve(first)
    await started
    const reloaded = keeper.reload()
    expect(await keeper.get()).toBe(first)
    loads[1]?.resolve(second)
    await reloaded
    expect(await keeper.get()).toBe(second)
  })

  it('does one more load for all reloads asked for during one', async () => {
    const { keeper, loads } = controlledLoads()
    const under = keeper.reload()
    const asked = [keeper.reload(), keeper.reload(), keeper.reload()]
    loads[0]?.resolve(makeCache())
    await under
    const last = makeCache()
    await Promise.resolve()
    loads[1]?.resolve(last)
    await Promise.all(asked)
    expect(loads).toHaveLength(2)
    expect(await keeper.get()).toBe(last)
  })

  it('answers 503 when the first load fails, and tries again on the next request', async () => {
    const { keeper, loads } = controlledLoads()
    const failing = keeper.get()
    loads[0]?.reject(new Error('down'))
    await expect(failing).rejects.toSatisfy(
      (error) => error instanceof RestError && error.fields.code === 'PGRST002',
    )
    const retried = keeper.get()
    const cache = makeCache()
    loads[1]?.resolve(cache)
    expect(await retried).toBe(cache)
  })

  it('keeps the old one when a reload fails', async () => {
    const { keeper, loads } = controlledLoads()
    const started = keeper.get()
    const first = makeCache()
    loads[0]?.resolve(first)
    await started
    const reloaded = keeper.reload()
    loads[1]?.reject(new Error('down'))
    await expect(reloaded).rejects.toThrow('down')
    expect(await keeper.get()).toBe(first)
  })
})
