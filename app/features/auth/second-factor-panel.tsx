import { type FormEvent, useState } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import type { AccountResult } from '#app/lib/account/account-result.ts'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { answerFactor } from './account-forms.ts'
import { RecoveryCodePanel } from './recovery-code-panel.tsx'

/** Each code is accepted once, also the one that has just enrolled the factor. */
const sayWhy = ({ error, errorCode }: Extract<AccountResult<unknown>, { data: null }>) =>
  errorCode === 'mfa_verification_failed'
    ? 'That is not the code, or it was used already. Wait for the next one.'
    : error.message

interface SecondFactorPanelProps {
  factorId: string
  onSignedIn: () => void
}

export function SecondFactorPanel({ factorId, onSignedIn }: SecondFactorPanelProps) {
  const { supabase } = useAccount()
  const [recovers, setRecovers] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').replace(/\s/g, '')
    if (!/^\d{6}$/.test(code)) return setProblem('Enter the six digits your app shows.')
    setBusy(true)
    const result = await answerFactor(supabase, factorId, code)
    setBusy(false)
    if (result.error) setProblem(sayWhy(result))
    else onSignedIn()
  }
  if (recovers) {
    return <RecoveryCodePanel onSignedIn={onSignedIn} onBack={() => setRecovers(false)} />
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <FormField label="Code" hint="From your authenticator app." error={problem}>
        <Input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          autoFocus
        />
      </FormField>
      <Button type="submit" size="lg" fullWidth loading={busy}>
        Verify
      </Button>
      <Button variant="ghost" size="sm" className="self-start" onClick={() => setRecovers(true)}>
        Lost your phone? Use a recovery code
      </Button>
    </form>
  )
}
