/** Every kind of job there is, in one list. A new kind is added here and nowhere else. */
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { pushOutcome } from '#domain/trip-calendar/push-messages.ts'
import type { Backend } from '#server/backend/backend.ts'
import type { Database } from '#server/backend/db/driver.ts'
import { isAnyDue, type WatchSurroundings } from '../evening-mails/due-trips.ts'
import { defineJob, type Job } from './job.ts'

/** What jobs work on. */
export interface JobSurroundings {
  database: Database
  backend: Pick<Backend, 'upkeep' | 'gateway'>
  serviceRoleKey: string
  /** Left out where no mail leaves and no forecast is to be had. */
  watch?: WatchSurroundings | undefined
}

/** Of jobs that the clock starts: what else is in it is of a later version. */
const nothing = z.object({})

/** What `keep-trips` says of its work; lists are ids of trips. */
const tripUpkeep = z.object({
  verified: z.object({
    checked: z.number(),
    repaired: z.array(z.string()),
    unproven: z.array(z.string()),
    unreadable: z.array(z.string()),
  }),
  folded: z.object({
    folded: z.number(),
    operations: z.number(),
    unreadable: z.array(z.string()),
  }),
})

export function allJobs(surroundings: JobSurroundings): readonly Job[] {
  const { database, backend, watch } = surroundings
  return [
    ...(watch ? [watchTrips(database, watch)] : []),
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
      kind: 'reencode-pictures',
      payload: nothing,
      schedule: 'every hour',
      timeoutMs: 60 * 60_000,
      run: async () => {
        await backend.upkeep.reencodeOldPictures()
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
        const answer = await callFunction(surroundings, 'remove-lost-files', signal)
        const { removed } = z.object({ removed: z.number() }).parse(answer)
        return `${removed} files of deleted accounts are removed`
      },
    }),
    defineJob({
      kind: 'keep-trips',
      payload: nothing,
      schedule: 'every hour',
      run: async (_, { signal }) => {
        const answer = await callFunction(surroundings, 'keep-trips', signal)
        const { verified, folded } = tripUpkeep.parse(answer)
        return [
          `${verified.checked} trips compared with their logs`,
          `${verified.repaired.length} put right`,
          `${verified.unproven.length} unproven`,
          `${new Set([...verified.unreadable, ...folded.unreadable]).size} unreadable`,
          `${folded.operations} operations of ${folded.folded} trips folded`,
        ].join(', ')
      },
    }),
    defineJob({
      kind: 'push-calendar',
      payload: z.object({ push: z.uuid() }),
      // Up to an hour between two tries, because Google's quotas are counted by the minute and by
      // the day.
      tries: 12,
      timeoutMs: 2 * 60_000,
      run: async (payload, { signal }) => {
        const answer = await callFunction(surroundings, 'push-calendar', signal, payload)
        const { state, problem } = pushOutcome.parse(answer)
        return problem ? `${state}: ${problem}` : state
      },
    }),
  ]
}

/** Zones differ by quarters of an hour, and it is six o'clock somewhere at each of them. */
const watchTrips = (database: Database, watch: WatchSurroundings): Job =>
  defineJob({
    kind: 'watch-trips',
    payload: nothing,
    schedule: 'every quarter of an hour',
    run: async (_, { signal }) => {
      // Checked before the planner is loaded: on most machines no trip is near.
      if (!(await isAnyDue(database, watch))) return 'No trip was due'
      const { lookAtTrips } = await import('../evening-mails/look-at-trips.ts')
      return lookAtTrips(database, watch, signal)
    },
  })

/**
 * Calls one of the product's functions with the service's key, in this process and with no socket
 * between: the same function that a Supabase project's clock calls.
 */
async function callFunction(
  { backend, serviceRoleKey }: JobSurroundings,
  name: string,
  signal: AbortSignal,
  body?: Readonly<Record<string, string>>,
): Promise<unknown> {
  const client = createClient('http://in-process.invalid', serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.gateway.fetch(new Request(input, init)) },
  })
  const { data, error } = await client.functions.invoke(name, {
    method: 'POST',
    signal,
    ...(body && { body }),
  })
  if (error) throw new Error(`The function ${name} failed`, { cause: error })
  return data
}
