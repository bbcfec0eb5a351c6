import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useAccount } from '#app/lib/account/account-context.ts'
import { saveRedirectPath, takeRedirectPath } from '#app/lib/account/stored-keys.ts'
import { useBrand } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { notify } from '#app/ui/notify.ts'
import { PageBody } from '#app/ui/page-body.tsx'
import { enrolledFactors, type MailedWay } from './account-forms.ts'
import { EmailPanel, type EmailWay } from './email-panel.tsx'
import { GoogleButton } from './google-button.tsx'
import { MailSentPanel } from './mail-sent-panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { signOut } from './sign-out.ts'

type Step =
  | { kind: 'choose' }
  | { kind: 'sent'; email: string; way: MailedWay }
  | { kind: 'second-factor'; factorId: string }

const headings: Readonly<Record<EmailWay, string>> = {
  password: 'Sign in',
  create: 'Create an account',
  link: 'Sign in with a link',
  recover: 'Forgot password?',
}

export function SignInScreen() {
  const brand = useBrand()
  const navigate = useNavigate()
  const { supabase, refresh, person, owesSecondFactor } = useAccount()
  const [way, setWay] = useState<EmailWay>('password')
  const [step, setStep] = useState<Step>({ kind: 'choose' })
  const [email, setEmail] = useState('')
  /** Only people who were signed out when they came here are welcomed. */
  const cameSignedOut = useRef(person === null)
  const cameFrom = useCameFrom()

  useEffect(() => {
    if (cameFrom) saveRedirectPath(cameFrom)
  }, [cameFrom])
  // Leaves the page when somebody is signed in, whether here or in another tab.
  const left = useRef(false)
  useEffect(() => {
    // Reading the stored path removes it, so that the effect must not run twice.
    if (!person || left.current) return
    left.current = true
    if (cameSignedOut.current) {
      notify.success('Welcome', { description: `You are signed in as ${person.email}.` })
    }
    navigate(takeRedirectPath(), { replace: true })
  }, [person, navigate])
  useEffect(() => {
    if (!owesSecondFactor) return
    const askForCode = async () => {
      const { data, error } = await enrolledFactors(supabase)
      const [factor] = data?.totp ?? []
      if (error) notify.error('Error', { description: error.message })
      if (factor) setStep({ kind: 'second-factor', factorId: factor.id })
    }
    void askForCode()
  }, [owesSecondFactor, supabase])

  const otherAddress = () => {
    takeRedirectPath()
    if (cameFrom) saveRedirectPath(cameFrom)
    setStep({ kind: 'choose' })
  }
  const startOver = async () => {
    const { error } = await signOut(supabase, 'local')
    if (error) return notify.error('Error', { description: error.message })
    setStep({ kind: 'choose' })
  }

  return (
    <PageBody className="flex justify-center">
      <Card className="w-full max-w-lg">
        <h1 className="font-display text-3xl">
          {step.kind === 'choose'
            ? headings[way]
            : step.kind === 'sent'
              ? 'Check your email'
              : 'One more step'}
        </h1>
        <p className="mt-2 text-on-surface-muted not-last:mb-8">
          {step.kind === 'sent'
            ? `If ${step.email} can be used here, a message is on its way. It may take a minute.`
            : step.kind === 'choose'
              ? `${brand.name} works without an account, too.`
              : 'Your account asks for a code besides the password.'}
        </p>
        {step.kind === 'choose' && (
          <>
            <noscript>
              <p className="mb-6 rounded-control bg-danger-wash px-4 py-3 text-danger">
                Signing in needs JavaScript, which is off in this browser.
              </p>
            </noscript>
            <GoogleButton redirectPath={cameFrom} />
            <Divider />
            <EmailPanel
              key={way}
              way={way}
              onWay={setWay}
              email={email}
              onEmail={setEmail}
              onSignedIn={refresh}
              onSent={(to, by) => setStep({ kind: 'sent', email: to, way: by })}
            />
          </>
        )}
        {step.kind === 'sent' && (
          <MailSentPanel
            email={step.email}
            way={step.way}
            onSignedIn={refresh}
            onOtherAddress={otherAddress}
          />
        )}
        {step.kind === 'second-factor' && (
          <>
            <SecondFactorPanel factorId={step.factorId} onSignedIn={refresh} />
            <Button variant="ghost" size="sm" className="mt-3" onClick={startOver}>
              Use another account
            </Button>
          </>
        )}
      </Card>
    </PageBody>
  )
}

/**
 * The page to return to: from the location's state, or from the query where the server redirected.
 */
function useCameFrom(): string | undefined {
  const { state } = useLocation()
  const [search] = useSearchParams()
  const from: unknown = state?.from?.pathname
  if (typeof from === 'string') return `${from}${state.from.search ?? ''}`
  return search.get('from') ?? undefined
}

function Divider() {
  return (
    <div aria-hidden="true" className="my-6 flex items-center gap-4 text-sm text-on-surface-muted">
      <span className="h-px grow bg-hairline" />
      or
      <span className="h-px grow bg-hairline" />
    </div>
  )
}
