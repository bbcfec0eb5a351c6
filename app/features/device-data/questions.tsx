import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import type { DataCounts } from '#app/data/device-data/index.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import type { PersonId } from '#domain/trip/ids.ts'
import { declinedMove } from './declined-move.ts'
import { signOutQuestion } from './sign-out-question.ts'

const MoveToAccountDialog = lazy(() =>
  import('./move-to-account-dialog.tsx').then((module) => ({
    default: module.MoveToAccountDialog,
  })),
)
const SignOutDialog = lazy(() =>
  import('./sign-out-dialog.tsx').then((module) => ({ default: module.SignOutDialog })),
)

/**
 * Looks at what the visitor before had in this browser, and at what waits
 * to be sent since the last time.
 */
export function DeviceDataQuestions({ personId }: { personId: PersonId }) {
  const [found, setFound] = useState<{ of: PersonId; counts: DataCounts }>()
  const question = useSyncExternalStore(signOutQuestion.subscribe, signOutQuestion.get, () => null)

  useEffect(() => {
    look(personId, (counts) => setFound({ of: personId, counts })).catch((error) =>
      logInBrowser(`counts: ${error}`),
    )
  }, [personId])

  return (
    <Suspense>
      {found && found.of === personId && found.counts.size > 0 && (
        <MoveToAccountDialog
          personId={found.of}
          counts={found.counts}
          onDone={() => setFound(undefined)}
        />
      )}
      {question && <SignOutDialog waiting={question.waiting} onAnswer={question.answer} />}
    </Suspense>
  )
}

async function look(personId: PersonId, onFound: (counts: DataCounts) => void): Promise<void> {
  const { changesWaiting, countVisitorData } = await import('#app/data/device-data/index.ts')
  if ((await changesWaiting(personId)) > 0) {
    const { sendNow } = await import('#app/data/trips/index.ts')
    void sendNow()
  }
  if (!declinedMove.isSet(personId)) onFound(await countVisitorData())
}
