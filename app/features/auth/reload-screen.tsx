import { useEffect, useState } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import { accountCall } from '#app/lib/account/account-result.ts'
import { owesSecondFactor } from '#app/lib/account/second-factor.ts'
import { saveRedirectPath, takeReloadTarget } from '#app/lib/account/stored-keys.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

const redirectDelayMs = 1_500
const safetyTimeoutMs = 8_000

type Phase = 'finalizing' | 'redirecting' | 'error'

/** Refreshes the session in the browser, then reloads the page the person came from. */
export function ReloadScreen() {
  const { supabase } = useAccount()
  const [phase, setPhase] = useState<Phase>('finalizing')
  const [events, setEvents] = useState<readonly string[]>([])
  const [debug, setDebug] = useState(false)

  useEffect(() => {
    let current = true
    const note = (event: string) => setEvents((before) => [...before, event])
    const timers = [
      setTimeout(() => {
        note('safety time-out')
        window.location.replace('/')
      }, safetyTimeoutMs),
    ]
    const leave = (path: string) => {
      setPhase('redirecting')
      timers.push(setTimeout(() => window.location.replace(path), redirectDelayMs))
    }
    const finalize = async () => {
      const { auth } = await supabase()
      const { data } = await auth.getSession()
      if (!current) return
      note(data.session ? 'session found' : 'no session')
      if (!data.session) return leave('/auth')
      const refreshed = await accountCall(() => auth.refreshSession())
      if (!current) return
      if (refreshed.error) {
        note(`refresh failed: ${refreshed.error.message}`)
        // A refused refresh ends the session here, because the client keeps one whose access token
        // is still valid.
        if (refreshed.errorType === 'auth') await auth.signOut({ scope: 'local' })
        throw new Error(refreshed.error.message)
      }
      note('session refreshed')
      const { session } = refreshed.data
      if (!session || !owesSecondFactor(session)) return leave(takeReloadTarget())
      note('second factor owed')
      saveRedirectPath(takeReloadTarget())
      leave('/auth')
    }
    finalize().catch((error: unknown) => {
      if (!current) return
      note(error instanceof Error ? error.message : String(error))
      for (const timer of timers) clearTimeout(timer)
      setPhase('error')
    })
    return () => {
      current = false
      for (const timer of timers) clearTimeout(timer)
    }
  }, [supabase])

  return (
    <PageBody>
      {phase === 'error' ? (
        <>
          <h1 className="font-display text-4xl">Authentication Error</h1>
          <p role="alert" className="mt-4 max-w-measure text-lg">
            An error occurred while completing authentication. Please try again.
          </p>
          <LinkButton to="/auth" className="mt-8">
            Return to Login
          </LinkButton>
        </>
      ) : (
        <>
          <h1 className="font-display text-4xl">
            {phase === 'finalizing' ? 'Finalizing authentication...' : 'Redirecting...'}
          </h1>
          <Spinner className="mt-6" label="Loading..." />
        </>
      )}
      <div className="mt-10">
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={debug}
          aria-controls="auth-debug"
          onClick={() => setDebug(!debug)}
        >
          {debug ? 'Hide debug info' : 'Show debug info'}
        </Button>
        <ol id="auth-debug" hidden={!debug} className="mt-3 font-mono text-xs">
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and lines may repeat.
            <li key={index}>{event}</li>
          ))}
        </ol>
      </div>
    </PageBody>
  )
}
