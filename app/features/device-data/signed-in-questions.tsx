import { lazy, Suspense } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'

const Questions = lazy(() =>
  import('./questions.tsx').then((module) => ({ default: module.DeviceDataQuestions })),
)

/** Questions about what this browser holds; nothing of them is loaded for a visitor. */
export function DeviceDataQuestions() {
  const { person, loading } = useAccount()
  return (
    !loading &&
    person && (
      <Suspense>
        <Questions personId={person.id} />
      </Suspense>
    )
  )
}
