import { Button } from '#app/ui/button.tsx'

interface ConflictNoticeProps {
  onReload: () => Promise<void>
  onKeepMine: () => Promise<void>
}

/** Warns that somebody else saved the page meanwhile: reload theirs, or save over it. */
export function ConflictNotice({ onReload, onKeepMine }: ConflictNoticeProps) {
  return (
    <div
      role="alert"
      data-surface="paper"
      className="mb-6 flex flex-col gap-4 rounded-control border border-warning bg-warning-wash p-4 text-warning"
    >
      <p>
        <strong>Somebody else changed this page meanwhile.</strong> What you wrote is still here,
        and not saved. Their text is in the version history whatever you choose.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => void onReload()}>
          Load the latest
        </Button>
        <Button variant="secondary" size="sm" onClick={() => void onKeepMine()}>
          Keep mine
        </Button>
      </div>
    </div>
  )
}
