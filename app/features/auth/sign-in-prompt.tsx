import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useAccount } from '#app/lib/account/account-context.ts'
import { asksForSignIn } from '#domain/account/sign-in-prompt.ts'
import { closedPaths } from './closed-paths.ts'

// A prompt that does not arrive is no reason to show nothing of the page.
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
  // Unknown until the page is alive: the server can't see what a tab remembers.
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
