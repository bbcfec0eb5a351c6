/**
 * What the owner of a trip sees of others while it happens. Only signed-in people have it, and its code
 * comes after the first paint.
 */
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { usePerson } from '#app/lib/account/account-context.ts'

const Inbox = lazy(() =>
  import('./suggestion-inbox.tsx').then((module) => ({ default: module.SuggestionInbox })),
)
const Here = lazy(() =>
  import('./who-is-here.tsx').then((module) => ({ default: module.WhoIsHere })),
)

/** What people with a link suggest. */
export function Suggestions(props: ComponentProps<typeof Inbox>) {
  return (
    <OnceSignedIn>
      <Inbox {...props} />
    </OnceSignedIn>
  )
}

export function Presence(props: ComponentProps<typeof Here>) {
  return (
    <OnceSignedIn>
      <Here {...props} />
    </OnceSignedIn>
  )
}

function OnceSignedIn({ children }: { children: ReactNode }) {
  const isSignedIn = usePerson() !== null
  const [isPainted, setPainted] = useState(false)
  useEffect(() => setPainted(true), [])
  return isSignedIn && isPainted ? <Suspense>{children}</Suspense> : null
}
