import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useAccount } from '#app/lib/account/account-context.ts'
import { signInAnswered, useSignInRequest } from '#app/lib/account/sign-in-request.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import { signInPromptOn } from '#domain/account/sign-in-prompt.ts'
import { promptClosed } from './prompt-closed.ts'

// If their code can't be loaded, nothing is shown instead of an error.
const nothing = () => ({ default: () => <></> })
const SignInModal = lazy(() =>
  import('./sign-in-modal.tsx').then((module) => ({ default: module.SignInModal }), nothing),
)
const SignInStrip = lazy(() =>
  import('./sign-in-strip.tsx').then((module) => ({ default: module.SignInStrip }), nothing),
)

/**
 * Asks a visitor to sign in, once a visit and once the page has nothing more urgent to do. Closed, it comes back
 * only when a screen asks for it.
 */
export function SignInPrompt() {
  const { pathname } = useLocation()
  const { person, loading } = useAccount()
  const { isFound, asked } = useSignInRequest()
  // Null until the page is idle: session storage is not available on the server.
  const [closed, setClosed] = useState<boolean | null>(null)
  useEffect(() => whenIdle(() => startTransition(() => setClosed(promptClosed.read()))), [])
  if (closed === null || loading || person) return null
  const close = () => {
    promptClosed.write()
    setClosed(true)
    signInAnswered()
  }
  const form = asked ? 'modal' : signInPromptOn(pathname, { isFound })
  const open = asked || !closed
  return (
    <Suspense>
      {form === 'modal' && <SignInModal open={open} onClose={close} />}
      {form === 'strip' && open && <SignInStrip onClose={close} />}
    </Suspense>
  )
}
