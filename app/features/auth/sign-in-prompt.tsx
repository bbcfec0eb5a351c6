import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useAccount } from '#app/lib/account/account-context.ts'
import { asksForSignIn } from '#domain/account/sign-in-prompt.ts'
import { closedPaths } from './closed-paths.ts'

// If its code can't be loaded, nothing is shown instead of an error.
const SignInModal = lazy(() =>
  import('./sign-in-modal.tsx').then(
    (module) => ({ default: module.SignInModal }),
    () => ({ default: () => <></> }),
  ),
)

/** Asks a visitor to sign in, after hydration; once closed it stays closed for that path in that tab. */
export function SignInPrompt() {
  const { pathname } = useLocation()
  const { person, loading } = useAccount()
  // Null until hydration: session storage is not available on the server.
  const [closed, setClosed] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => setClosed(new Set(closedPaths.read())), [])
  if (!closed || loading || person || !asksForSignIn(pathname)) return null
  const close = () => {
    const next = new Set([...closed, pathname])
    closedPaths.write(next)
    setClosed(next)
  }
  return (
    <Suspense>
      <SignInModal open={!closed.has(pathname)} onClose={close} />
    </Suspense>
  )
}
