import { CloudOff } from 'lucide-react'
import { Button } from './button.tsx'
import { cx } from './class-names.ts'

interface ErrorStateProps {
  /** What happened and what to do next. */
  message: string
  onRetry?: () => void
  retrying?: boolean
  className?: string
}

/** A part of the page that failed to load, with a retry button. */
export function ErrorState({ message, onRetry, retrying = false, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cx(
        'flex flex-col items-center gap-5 rounded-card bg-danger-wash px-6 py-10 text-center',
        className,
      )}
    >
      <CloudOff aria-hidden="true" className="size-8 text-danger" />
      <p className="max-w-md text-danger text-lg">{message}</p>
      {onRetry !== undefined && (
        <Button variant="secondary" loading={retrying} onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  )
}
