/** Every kind of job there is, in one list. A new kind is added here and nowhere else. */
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Backend } from '#server/backend/backend.ts'
import type { Database } from '#server/backend/db/driver.ts'
import { defineJob, type Job } from './job.ts'

/** What jobs work on. */
export interface JobSurroundings {
  database: Database
  backend: Pick<Backend, 'upkeep' | 'gateway'>
  serviceRoleKey: string
}

/** Of jobs that the clock starts: what else is in it is of a later version. */
const nothing = z.object({})

export function allJobs(surroundings: JobSurroundings): readonly Job[] {
  const { database, backend } = surroundings
  return [
    defineJob({
      kind: 'sweep-accounts',
      payload: nothing,
      schedule: 'every hour',
      run: async () => {
        await backend.upkeep.sweepAccounts()
        return 'Old sign-ins, codes and log entries are removed'
      },
    }),
    defineJob({
      kind: 'sweep-files',
      payload: nothing,
      schedule: 'every hour',
      // Reads the whole store.
      timeoutMs: 60 * 60_000,
      run: async () => {
        const { checked, removed } = await backend.upkeep.sweepFiles()
        return `${removed} of ${checked} files had no row and are removed`
      },
    }),
    defineJob({
      kind: 'mend-pictures',
      payload: nothing,
      schedule: 'every hour',
      timeoutMs: 60 * 60_000,
      run: async () => {
        await backend.upkeep.mendPictures()
        return 'Every public picture is encoded anew'
      },
    }),
    defineJob({
      kind: 'prune-leftovers',
      payload: nothing,
      schedule: 'every hour',
      run: async () => {
        const [pruned] = await database.transaction({
          role: 'service_role',
          statements: [{ text: 'select private.prune_leftovers()' }],
        })
        return pruned?.rows[0]?.[0] ?? undefined
      },
    }),
    defineJob({
      kind: 'remove-lost-files',
      payload: nothing,
      schedule: 'daily at 03:00',
      run: async (_, { signal }) => {
        const client = serviceClient(surroundings)
        const { data, error } = await client.functions.invoke('remove-lost-files', {
          method: 'POST',
          signal,
        })
        if (error)
          throw new Error('Files of deleted accounts could not be removed', { cause: error })
        const { removed } = z.object({ removed: z.number() }).parse(data)
        return `${removed} files of deleted accounts are removed`
      },
    }),
  ]
}

/** Calls the services in this process, with no socket between. */
function serviceClient({ backend, serviceRoleKey }: JobSurroundings) {
  return createClient('http://in-process.invalid', serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.gateway.fetch(new Request(input, init)) },
  })
}
