import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import type { Belongings } from '#app/data/belongings/index.ts'
import { useAccount } from '#app/lib/account/account-context.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import { leaveQuestion } from './leave-question.ts'
import { leftWithVisitor } from './left-with-visitor.ts'

const BringAlong = lazy(() =>
  import('./bring-along.tsx').then((module) => ({ default: module.BringAlong })),
)
const LeaveDialog = lazy(() =>
  import('./leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })),
)

/**
 * Looks, once somebody is signed in, at what the visitor before had in this browser, and at what waits
 * to be sent since the last time. Nothing is loaded for a visitor.
 */
export function BelongingsQuestions() {
  const { person, loading } = useAccount()
  const personId = loading ? undefined : person?.id
  const [found, setFound] = useState<{ of: string; belongings: Belongings }>()
  const question = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.get, () => null)

  useEffect(() => {
    if (personId === undefined) return
    look(personId, (belongings) => setFound({ of: personId, belongings })).catch((error) =>
      logInBrowser(`belongings: ${error}`),
    )
  }, [personId])

  return (
    <Suspense>
      {found && found.of === personId && found.belongings.size > 0 && (
        <BringAlong
          personId={found.of}
          belongings={found.belongings}
          onDone={() => setFound(undefined)}
        />
      )}
      {question && <LeaveDialog waiting={question.waiting} onAnswer={question.answer} />}
    </Suspense>
  )
}

async function look(personId: string, onFound: (belongings: Belongings) => void): Promise<void> {
  const { changesWaiting, visitorBelongings } = await import('#app/data/belongings/index.ts')
  if ((await changesWaiting(personId)) > 0) {
    const { sendNow } = await import('#app/data/trips/index.ts')
    void sendNow()
  }
  if (!leftWithVisitor.isSet(personId)) onFound(await visitorBelongings())
}
