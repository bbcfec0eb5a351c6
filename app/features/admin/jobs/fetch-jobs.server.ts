/** The latest jobs and what is due next. The SQL functions refuse anybody but administrators. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '#app/lib/supabase/database.generated.ts'

// The generated types take every column of a function's table for one that is never null.
const jobRow = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'parked']),
  run_at: z.string(),
  tries: z.number(),
  most_tries: z.number(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  result: z.string().nullable(),
  error: z.string().nullable(),
  parked: z.number(),
})
const scheduleRow = z.object({
  kind: z.string(),
  every_minutes: z.number(),
  offset_minutes: z.number(),
  next_at: z.string(),
  last_at: z.string().nullable(),
})

export type JobRow = Omit<z.infer<typeof jobRow>, 'parked'>
export type ScheduleRow = z.infer<typeof scheduleRow>

export interface Jobs {
  jobs: readonly JobRow[]
  schedules: readonly ScheduleRow[]
  /** How many have failed for good, those that are not in the list included. */
  failed: number
}

export async function fetchJobs(
  client: SupabaseClient<Database>,
  { failedOnly }: { failedOnly: boolean },
): Promise<Jobs> {
  const [jobs, schedules] = await Promise.all([
    client.rpc('list_jobs', { parked_only: failedOnly }),
    client.rpc('list_job_schedules'),
  ])
  if (jobs.error) throw new Error('The jobs could not be read', { cause: jobs.error })
  if (schedules.error) throw new Error('What is next could not be read', { cause: schedules.error })
  const rows = z.array(jobRow).parse(jobs.data)
  return {
    failed: rows[0]?.parked ?? 0,
    jobs: rows.map(({ parked: _all, ...job }) => job),
    schedules: z.array(scheduleRow).parse(schedules.data),
  }
}
