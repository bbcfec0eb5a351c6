import { CircleAlert, CircleHelp } from 'lucide-react'
import { withSpokenDates } from '#domain/brief/set-by-hand/slot-words.ts'
import type { ReadingState } from './reading/use-reading.ts'

const mostWords = 8

/** What else was understood, what was not, and what can't be: under the chips, as one types. */
export function ReadingWords({ reading }: { reading: ReadingState }) {
  const last = 'last' in reading ? reading.last : undefined
  const { others = [], notUnderstood = [], problems = [] } = last ?? {}
  return (
    <div aria-live="polite" className="flex flex-col gap-2 text-sm empty:hidden">
      {others.length > 0 && (
        <p className="break-words text-on-surface-muted">Also understood: {listed(others)}.</p>
      )}
      {notUnderstood.length > 0 && (
        <p className="flex items-start gap-2 break-words">
          <CircleHelp aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          <span className="min-w-0">Not understood: {listed(notUnderstood)}.</span>
        </p>
      )}
      {problems.map((problem) => (
        <p key={problem} className="flex items-start gap-2 break-words text-warning">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          <span className="min-w-0">{withSpokenDates(problem)}</span>
        </p>
      ))}
      {reading.state === 'away' && (
        <p className="text-on-surface-muted">Your wish is read when you send it.</p>
      )}
    </div>
  )
}

function listed(words: readonly string[]): string {
  const more = words.length - mostWords
  const shown = words.slice(0, mostWords).map((each) => `“${each}”`)
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}
