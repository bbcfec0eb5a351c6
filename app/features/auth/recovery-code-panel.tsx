import { type FormEvent, useState } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { notify } from '#app/ui/notify.ts'
import { answerWithRecoveryCode } from './account-forms.ts'

interface RecoveryCodePanelProps {
  onSignedIn: () => void
  onBack: () => void
}

/** Asks for a recovery code in place of the authenticator app's code. */
export function RecoveryCodePanel({ onSignedIn, onBack }: RecoveryCodePanelProps) {
  const { supabase } = useAccount()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '')
    if (!code.trim()) return setProblem('Enter one of the codes you kept.')
    setBusy(true)
    const { data: accepted, error } = await answerWithRecoveryCode(supabase, code)
    setBusy(false)
    if (error) return setProblem(error.message)
    if (!accepted) {
      return setProblem('This code is not one of yours, or it has been used. Try another one.')
    }
    notify.success('You are signed in', {
      description:
        'Two-factor authentication is off now. You can turn it on again in your account.',
    })
    onSignedIn()
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <FormField
        label="Recovery code"
        hint="Signs you in, turns two-factor authentication off and signs out your other devices."
        error={problem}
      >
        <Input
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          autoFocus
        />
      </FormField>
      <Button type="submit" size="lg" fullWidth loading={busy}>
        Sign in with this code
      </Button>
      <Button variant="ghost" size="sm" className="self-start" onClick={onBack}>
        Use the authenticator app
      </Button>
    </form>
  )
}
