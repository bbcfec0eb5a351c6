import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useAccount } from '#app/lib/account/account-context.ts'
import { saveRedirectPath, takeRedirectPath } from '#app/lib/account/stored-keys.ts'
import { useBrand } from '#app/lib/site.ts'
import { Card } from '#app/ui/card.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { owedFactor } from './account-forms.ts'
import { EmailPanel, type EmailWay } from './email-panel.tsx'
import { GoogleButton } from './google-button.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'

type Step =
  | { kind: 'choose' }
  | { kind: 'sent'; email: string }
  | { kind: 'second-factor'; factorId: string }

const headings: Readonly<Record<EmailWay, string>> = {
  password: 'Sign in',
  create: 'Create an account',
  link: 'Sign in with a link',
  recover: 'Forgotten password',
}

export function SignInScreen() {
  const brand = useBrand()
  const navigate = useNavigate()
  const { supabase, refresh, person } = useAccount()
  const [way, setWay] = useState<EmailWay>('password')
  const [step, setStep] = useState<Step>({ kind: 'choose' })
  const cameFrom = useCameFrom()

  useEffect(() => {
    if (cameFrom) saveRedirectPath(cameFrom)
  }, [cameFrom])
  useEffect(() => {
    if (person && step.kind === 'choose') navigate(takeRedirectPath(), { replace: true })
  }, [person, step, navigate])

  const signedIn = async () => {
    const factorId = await owedFactor(await supabase())
    if (factorId) return setStep({ kind: 'second-factor', factorId })
    await refresh()
    navigate(takeRedirectPath(), { replace: true })
  }

  return (
    <PageBody className="flex justify-center">
      <Card className="w-full max-w-lg">
        <h1 className="font-display text-3xl">
          {step.kind === 'choose'
            ? headings[way]
            : step.kind === 'sent'
              ? 'Look at your mail'
              : 'One more step'}
        </h1>
        <p className="mt-2 mb-8 text-on-surface-muted">
          {step.kind === 'sent'
            ? `If ${step.email} can be used here, a message is on its way. It may take a minute.`
            : `${brand.name} works without an account, too.`}
        </p>
        {step.kind === 'choose' && (
          <>
            <GoogleButton redirectPath={cameFrom ?? '/'} />
            <Divider />
            <EmailPanel
              key={way}
              way={way}
              onWay={setWay}
              onSignedIn={signedIn}
              onSent={(email) => setStep({ kind: 'sent', email })}
            />
          </>
        )}
        {step.kind === 'second-factor' && (
          <SecondFactorPanel factorId={step.factorId} onSignedIn={signedIn} />
        )}
      </Card>
    </PageBody>
  )
}

/** A protected page passes itself on, by the location's state or, from the server, by the address. */
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
