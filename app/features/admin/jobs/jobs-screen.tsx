import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { cx } from '#app/ui/class-names.ts'
import { DateAndTime } from '#app/ui/date-and-time.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { ListFilter } from '../list-filter.tsx'
import type { JobRow, Jobs, ScheduleRow } from './fetch-jobs.server.ts'
import { nameOfKind, rhythmInWords, timeTaken } from './job-words.ts'
import { useFreshJobs, useJobCalls } from './use-jobs.ts'

interface JobsScreenProps extends Jobs {
  failedOnly: boolean
}

export function JobsScreen({ jobs, schedules, failed, failedOnly }: JobsScreenProps) {
  useFreshJobs(jobs)
  return (
    <AdminFrame heading="Jobs">
      <Card as="section" aria-labelledby="next-jobs">
        <h2 id="next-jobs" className="font-display text-2xl">
          What is next
        </h2>
        {schedules.length === 0 && (
          <p className="mt-3 text-on-surface-muted">
            Nothing by the clock here. A Supabase project keeps its own.
          </p>
        )}
        <ul className="mt-3 flex flex-col divide-y divide-hairline">
          {schedules.map((schedule) => (
            <ScheduleItem key={schedule.kind} schedule={schedule} />
          ))}
        </ul>
      </Card>
      <h2 className="mt-10 mb-4 font-display text-2xl">Last runs</h2>
      <ListFilter
        label="Which jobs"
        options={[
          { to: '?', label: 'All', current: !failedOnly },
          { to: '?show=failed', label: `Failed (${failed})`, current: failedOnly },
        ]}
      />
      {jobs.length === 0 ? (
        <EmptyState message={failedOnly ? 'Nothing has failed for good.' : 'No job has run yet.'} />
      ) : (
        <ul aria-label="Last runs" className="flex flex-col gap-3">
          {jobs.map((job) => (
            <JobItem key={job.id} job={job} />
          ))}
        </ul>
      )}
    </AdminFrame>
  )
}

function ScheduleItem({ schedule }: { schedule: ScheduleRow }) {
  const { runNow } = useJobCalls()
  const name = nameOfKind(schedule.kind)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">{name}</p>
        <p className="text-on-surface-muted text-sm">
          {rhythmInWords(schedule)}, next <DateAndTime at={schedule.next_at} />
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Run now: ${name}`}
        onClick={() => void runNow(schedule.kind, name)}
      >
        Run now
      </Button>
    </li>
  )
}

const looks = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Running', tone: 'info' },
  done: { label: 'Done', tone: 'success' },
  parked: { label: 'Failed', tone: 'danger' },
} as const

function JobItem({ job }: { job: JobRow }) {
  const { runAgain } = useJobCalls()
  const name = nameOfKind(job.kind)
  const { label, tone } = looks[job.state]
  const took = timeTaken(job.started_at, job.finished_at)
  return (
    <Card as="li" padding="snug" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-60">
        <h3 className="flex flex-wrap items-center gap-2 font-sans font-semibold text-base">
          <span className="truncate">{name}</span>
          <Badge tone={tone}>{label}</Badge>
          {job.state === 'waiting' && job.tries > 0 && (
            <Badge tone="warning">
              Try {job.tries + 1} of {job.most_tries} is next
            </Badge>
          )}
        </h3>
        {job.result !== null && <p className="wrap-anywhere">{job.result}</p>}
        {job.error !== null && (
          <p
            className={cx(
              'wrap-anywhere max-w-measure whitespace-pre-wrap text-sm',
              job.state === 'done' ? 'text-on-surface-muted' : 'text-danger',
            )}
          >
            {job.state === 'done' ? `Before that: ${job.error}` : job.error}
          </p>
        )}
        <p className="text-on-surface-muted text-sm">
          {job.state === 'waiting' ? 'Due ' : job.state === 'running' ? 'Since ' : ''}
          <DateAndTime at={whenOf(job)} />
          {took !== null && `, took ${took}`}
          {job.tries > 1 && `, ${job.tries} tries`}
        </p>
      </div>
      {job.state !== 'running' && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${job.state === 'waiting' ? 'Run now' : 'Run again'}: ${name}`}
          onClick={() => void runAgain(job.id, name)}
        >
          {job.state === 'waiting' ? 'Run now' : 'Run again'}
        </Button>
      )}
    </Card>
  )
}

function whenOf({ state, run_at, started_at, finished_at }: JobRow): string {
  if (state === 'waiting') return run_at
  return (state === 'running' ? started_at : finished_at) ?? run_at
}
