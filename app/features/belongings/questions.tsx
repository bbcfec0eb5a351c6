import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import type { Belongings } from '#app/data/belongings/index.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import type { PersonId } from '#domain/trip/ids.ts'
import { leaveQuestion } from './leave-question.ts'
import { leftWithVisitor } from './left-with-visitor.ts'

const BringAlong = lazy(() =>
  import('./bring-along.tsx').then((module) => ({ default: module.BringAlong })),
)
const LeaveDialog = lazy(() =>
  import('./leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })),
)

/**
 * Looks at what the visitor before had in this browser, and at what waits
 * to be sent since the last time.
 */
export function BelongingsQuestions({ personId }: { personId: PersonId }) {
  const [found, setFound] = useState<{ of: PersonId; belongings: Belongings }>()
  const question = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.get, () => null)

  useEffect(() => {
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

async function look(personId: PersonId, onFound: (belongings: Belongings) => void): Promise<void> {
  const { changesWaiting, visitorBelongings } = await import('#app/data/belongings/index.ts')
  if ((await changesWaiting(personId)) > 0) {
    const { sendNow } = await import('#app/data/trips/index.ts')
    void sendNow()
  }
  if (!leftWithVisitor.isSet(personId)) onFound(await visitorBelongings())
}
