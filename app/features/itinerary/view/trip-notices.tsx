import type { TripNotice } from '#app/data/trips/index.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

/** What happened to a change without its maker, with the way to have it back. */
export function TripNotices({ notices }: { notices: readonly TripNotice[] }) {
  return (
    <div aria-live="polite" className="flex flex-col gap-4 empty:hidden">
      {notices.map(({ id, text, action, dismiss }) => (
        <Card key={id} padding="snug" className="flex flex-col gap-3">
          <p>{text}</p>
          <div className="flex flex-wrap gap-2">
            {action && (
              <Button variant="secondary" size="sm" onClick={action.run}>
                {action.label}
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={dismiss}>
              All right
            </Button>
          </div>
        </Card>
      ))}
    </div>
  )
}
