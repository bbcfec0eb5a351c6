import { type FormEvent, useEffect, useState } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import type { AccountResult } from '#app/lib/account/account-result.ts'
import { saveRedirectPath } from '#app/lib/account/stored-keys.ts'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { notify } from '#app/ui/notify.ts'
import { enterMailedCode, type MailedWay, sendMailAgain } from './account-forms.ts'

/** The account service sends no second message to an address before. */
const waitSeconds = 60

interface MailSentPanelProps {
  email: string
  way: MailedWay
  onSignedIn: () => void
  onOtherAddress: () => void
}

/** What one can do while a message is on its way: enter its code, ask for it again, or correct the address. */
export function MailSentPanel({ email, way, onSignedIn, onOtherAddress }: MailSentPanelProps) {
  const { supabase } = useAccount()
  const hasMailbox = useSite()?.mailbox === true
  const [busy, setBusy] = useState<'code' | 'again' | null>(null)
  const [problem, setProblem] = useState<string>()
  const { secondsLeft, restart } = useWait(waitSeconds)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').replace(/\s/g, '')
    if (!/^\d{6}$/.test(code)) return setProblem('Enter the six digits from the email.')
    setBusy('code')
    // As the link does: the account page asks for a new password. Before the code is sent, because whoever is
    // signed in leaves at once.
    if (way === 'recover') saveRedirectPath('/account?set=password')
    const result = await enterMailedCode(supabase, way, email, code)
    setBusy(null)
    if (result.error) setProblem(sayWhy(result))
    else onSignedIn()
  }
  const sendAgain = async () => {
    setBusy('again')
    const { error } = await sendMailAgain(supabase, way, email)
    setBusy(null)
    if (error) return notify.error('Not sent', { description: error.message })
    restart()
    notify.success('Sent again', { description: `Another message is on its way to ${email}.` })
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <FormField label="Code from the email" hint="Or open the link in it." error={problem}>
        <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
      </FormField>
      <Button type="submit" size="lg" fullWidth loading={busy === 'code'}>
        Continue
      </Button>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="sm"
          loading={busy === 'again'}
          disabled={secondsLeft > 0}
          onClick={sendAgain}
        >
          {secondsLeft > 0 ? `Send it again in ${secondsLeft} s` : 'Send it again'}
        </Button>
        <Button variant="ghost" size="sm" onClick={onOtherAddress}>
          Use another address
        </Button>
        {hasMailbox && (
          <LinkButton to="/__mail" variant="outline" size="sm">
            Open the local mailbox
          </LinkButton>
        )}
      </div>
    </form>
  )
}

function sayWhy({ error, errorType, errorCode }: Extract<AccountResult<unknown>, { data: null }>) {
  if (errorType === 'network') return 'The server could not be reached. Please try again.'
  return errorCode === 'otp_expired'
    ? 'That is not the code, or it is too old. The latest email has the one that counts.'
    : error.message
}

function useWait(seconds: number): { secondsLeft: number; restart: () => void } {
  const [secondsLeft, setSecondsLeft] = useState(seconds)
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setSecondsLeft((left) => Math.max(0, left - 1)), 1_000)
    return () => clearInterval(timer)
  }, [isOver])
  return { secondsLeft, restart: () => setSecondsLeft(seconds) }
}
