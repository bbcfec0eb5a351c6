import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { saveReloadTarget, takeRedirectPath } from '#app/lib/account/stored-keys.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

interface CallbackScreenProps {
  /** Why no session was made; undefined when one was. */
  problem?: string
}

/** Shown after the return from Google or an email link; the server has made the session already. */
export function CallbackScreen({ problem }: CallbackScreenProps) {
  const navigate = useNavigate()
  const left = useRef(false)
  useEffect(() => {
    // Reading the stored path removes it, so that the effect must not run twice.
    if (problem || left.current) return
    left.current = true
    saveReloadTarget(takeRedirectPath())
    navigate('/auth/reload', { replace: true })
  }, [problem, navigate])
  return (
    <PageBody>
      <h1 className="font-display text-4xl">{problem ? 'Sign in failed' : 'Signing in'}</h1>
      {problem ? (
        <>
          <p role="alert" className="mt-4 max-w-measure text-lg">
            {problem}
          </p>
          <LinkButton to="/auth" className="mt-8">
            Return to Login
          </LinkButton>
        </>
      ) : (
        <Spinner className="mt-6" showLabel label="Loading..." />
      )}
    </PageBody>
  )
}
