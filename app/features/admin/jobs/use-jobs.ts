/** What administrators do to jobs, and a list that stays fresh while one is under way. */
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useAccount } from '#app/lib/account/account-context.ts'
import { accountCall } from '#app/lib/account/account-result.ts'
import { notify } from '#app/ui/notify.ts'
import type { JobRow } from './fetch-jobs.server.ts'

export function useJobCalls() {
  const { supabase } = useAccount()
  const { revalidate } = useRevalidator()
  const tell = async (
    name: string,
    { data, error }: { data: boolean | null; error: { message: string } | null },
  ) => {
    if (error) notify.error('Error', { description: error.message })
    else if (data) notify.success(`${name} is under way`)
    else notify.info('Nothing to do', { description: `${name} waits or runs already.` })
    await revalidate()
  }
  return {
    runAgain: async (id: string, name: string) =>
      tell(
        name,
        await accountCall(async () => (await supabase()).rpc('run_job_again', { job_id: id })),
      ),
    runNow: async (kind: string, name: string) =>
      tell(
        name,
        await accountCall(async () =>
          (await supabase()).rpc('run_schedule_now', { job_kind: kind }),
        ),
      ),
  }
}

const everyMs = 2_000

/** Loads again every two seconds until no job in the list runs or is about to. */
export function useFreshJobs(jobs: readonly JobRow[]): void {
  const { revalidate } = useRevalidator()
  const isBusy = jobs.some(
    ({ state, tries }) => state === 'running' || (state === 'waiting' && tries === 0),
  )
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => void revalidate(), everyMs)
    return () => clearInterval(timer)
  }, [isBusy, revalidate])
}
