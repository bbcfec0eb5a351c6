import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { DateAndTime } from '#app/ui/date-and-time.tsx'
import { ConfirmButton } from '../confirm-button.tsx'
import type { PageVersion } from './fetch-editor.server.ts'

interface VersionsPanelProps {
  versions: readonly PageVersion[]
  onRestore: (version: PageVersion) => Promise<void>
}

/** The page's saved versions, each with a button that restores it. */
export function VersionsPanel({ versions, onRestore }: VersionsPanelProps) {
  return (
    <Card as="section" aria-labelledby="versions">
      <h2 id="versions" className="font-display text-2xl">
        Version history
      </h2>
      {versions.length === 0 ? (
        <p className="mt-3 text-on-surface-muted">The first save begins it.</p>
      ) : (
        <ol className="mt-3 flex flex-col divide-y divide-hairline">
          {versions.map((version, index) => (
            <li key={version.id} className="flex items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  Version {version.number}
                  {index === 0 && <Badge>Current</Badge>}
                </p>
                <p className="text-on-surface-muted text-sm">
                  <DateAndTime at={version.savedAt} />
                  {version.savedBy && `, ${version.savedBy}`}
                </p>
              </div>
              {index > 0 && (
                <ConfirmButton
                  variant="secondary"
                  size="sm"
                  aria-label={`Restore version ${version.number}`}
                  question={`Restore version ${version.number}?`}
                  consequence="The page becomes what it was then, at once. Today’s text stays in the history; what is not saved is lost."
                  yes="Restore"
                  onConfirm={() => onRestore(version)}
                >
                  Restore
                </ConfirmButton>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
