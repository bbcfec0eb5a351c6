import { History } from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import { useCompanionNames } from '#app/data/shares/use-companion-names.ts'
import type { TripHandle } from '#app/data/trips/index.ts'
import { usePerson } from '#app/lib/account/account-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { localMoment } from '#domain/calendar/local-time.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { changeInWords, whoInWords } from './history-words.ts'

interface TripHistoryProps {
  trip: Trip
  handle: Pick<TripHandle, 'history' | 'version' | 'backTo'>
}

/** Who changed what, newest first, with a way back to any of it. It can be long, and is drawn after the days. */
export function TripHistory({ trip, handle }: TripHistoryProps) {
  return <Entries trip={useDeferredValue(trip)} handle={useDeferredValue(handle)} />
}

const Entries = memo(function Entries({ trip, handle }: TripHistoryProps) {
  const { history, version, backTo } = handle
  const ownId = usePerson()?.id
  const names = useCompanionNames(history.map(({ personId }) => personId))
  if (history.length === 0) return null
  return (
    <Card as="section" padding="none">
      <details>
        <summary className="flex min-h-touch cursor-pointer items-center gap-3 px-card py-4 font-semibold">
          <History aria-hidden="true" className="size-5" />
          History
          <span className="font-normal text-on-surface-muted">{history.length}</span>
        </summary>
        <ol reversed className="flex flex-col gap-4 px-card pb-card">
          {history.toReversed().map((entry) => (
            <li key={entry.id}>
              <p>{changeInWords(entry, trip, history)}</p>
              <p className="text-on-surface-muted text-sm">
                {whoInWords(entry, ownId, names)}
                {entry.at && <> · {localMoment(entry.at)}</>}
                {entry.version === null && ' · waiting to be saved'}
              </p>
              <BackHere version={entry.version} current={version} backTo={backTo} />
            </li>
          ))}
          <li>
            <p>The first plan</p>
            <BackHere version={0} current={version} backTo={backTo} />
          </li>
        </ol>
      </details>
    </Card>
  )
})

interface BackHereProps {
  version: number | null
  current: number
  backTo: (version: number) => void
}

function BackHere({ version, current, backTo }: BackHereProps) {
  if (version === null || version === current) return null
  return (
    <Button variant="ghost" size="sm" className="-ml-4" onClick={() => backTo(version)}>
      Back to here
    </Button>
  )
}
