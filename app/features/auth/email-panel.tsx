import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import type { AccountResult } from '#app/lib/account/account-result.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/class-names.ts'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import type { PasswordOwner } from '#domain/account/password-rule.ts'
import {
  createAccount,
  type MailedWay,
  sendMagicLink,
  sendRecovery,
  signInWithPassword,
} from './account-forms.ts'
import { findPasswordProblem } from './new-password.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { explainPasswordProblem, explainWeakPassword } from './weak-password.ts'

export type EmailWay = 'password' | 'create' | 'link' | 'recover'

interface EmailPanelProps {
  way: EmailWay
  onWay: (way: EmailWay) => void
  /** The address as it was typed, which stays when the way changes. */
  email: string
  onEmail: (email: string) => void
  onSignedIn: () => void
  /** Called when an email was sent to this address. */
  onSent: (email: string, way: MailedWay) => void
}

type FieldName = 'email' | 'password'

const actions: Readonly<Record<EmailWay, string>> = {
  password: 'Sign in',
  create: 'Create account',
  link: 'Send me a link',
  recover: 'Send recovery link',
}

export function EmailPanel({ way, onWay, email: typed, onEmail, ...on }: EmailPanelProps) {
  const { supabase } = useAccount()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [refused, setRefused] = useState(false)
  const problemId = useId()
  const [weak, setWeak] = useState<string>()
  const [owner, setOwner] = useState<PasswordOwner>({ email: typed })
  const [missing, setMissing] = useState<readonly FieldName[]>([])
  const problemOf = (name: FieldName) => (missing.includes(name) ? problemId : undefined)
  const asksPassword = way === 'password' || way === 'create'

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { elements } = event.currentTarget
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const email = text('email')
    const password = String(form.get('password') ?? '')
    const left: FieldName[] = []
    if (!email) left.push('email')
    if (asksPassword && !password) left.push('password')
    setMissing(left)
    const [first] = left
    if (first) {
      setProblem(
        asksPassword
          ? 'You must provide either an email or phone number and a password'
          : 'You must provide either an email or phone number',
      )
      const control = elements.namedItem(first)
      if (control instanceof HTMLElement) control.focus()
      return
    }
    setBusy(true)
    setProblem(undefined)
    setRefused(false)
    const found =
      way === 'create'
        ? await findPasswordProblem(password, { email, name: text('fullName') })
        : undefined
    setWeak(found && explainPasswordProblem(found))
    if (found) return setBusy(false)
    const result = await {
      password: () => signInWithPassword(supabase, { email, password }),
      create: () => createAccount(supabase, { email, password, fullName: text('fullName') }),
      link: () => sendMagicLink(supabase, email),
      recover: () => sendRecovery(supabase, email),
    }[way]()
    setBusy(false)
    if (result.error) {
      setRefused(result.errorCode === 'invalid_credentials')
      return setProblem(sayWhy(result))
    }
    const session = result.data && 'session' in result.data && result.data.session
    if (session || way === 'password') on.onSignedIn()
    else on.onSent(email, way)
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      {way === 'create' && (
        <FormField label="Name" required={false}>
          <Input
            name="fullName"
            autoComplete="name"
            onChange={({ target }) => setOwner({ ...owner, name: target.value })}
          />
        </FormField>
      )}
      <FormField label="Email" problemId={problemOf('email')}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed}
          onChange={({ target }) => {
            setOwner({ ...owner, email: target.value })
            onEmail(target.value)
          }}
        />
      </FormField>
      {way === 'password' && (
        <FormField
          label="Password"
          problemId={problemOf('password')}
          aside={
            <WayButton className="-my-2.25" onClick={() => onWay('recover')}>
              Forgot password
            </WayButton>
          }
        >
          <PasswordInput name="password" autoComplete="current-password" />
        </FormField>
      )}
      {way === 'create' && (
        <NewPasswordField
          label="Password"
          owner={owner}
          error={weak}
          onEdit={() => setWeak(undefined)}
          problemId={problemOf('password')}
        />
      )}
      {problem && (
        <p
          id={problemId}
          role="alert"
          className="rounded-control bg-danger-wash px-4 py-3 text-danger"
        >
          {problem}
        </p>
      )}
      {refused && <AfterRefusal onWay={onWay} />}
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {actions[way]}
      </Button>
      <OtherWays way={way} onWay={onWay} />
    </form>
  )
}

/** Does not tell whether an account with this address exists, as the refusal does not. */
function AfterRefusal({ onWay }: Pick<EmailPanelProps, 'onWay'>) {
  return (
    <p className="text-sm text-on-surface-muted">
      Mistyped, perhaps.{' '}
      <WayButton onClick={() => onWay('link')}>Get a sign-in link by email</WayButton> or{' '}
      <WayButton onClick={() => onWay('recover')}>choose a new password</WayButton>.
    </p>
  )
}

function sayWhy({ error, errorType }: Extract<AccountResult<unknown>, { data: null }>): string {
  if (errorType === 'network') return 'The server could not be reached. Please try again.'
  return error.reasons ? explainWeakPassword(error.reasons) : error.message
}

const otherWays: Readonly<Record<EmailWay, readonly (readonly [EmailWay, string])[]>> = {
  password: [
    ['create', 'Create an account'],
    ['link', 'Sign in with a link'],
  ],
  create: [['password', 'I have an account']],
  link: [['password', 'Use a password']],
  recover: [['password', 'Back to sign in']],
}

function OtherWays({ way, onWay }: Pick<EmailPanelProps, 'way' | 'onWay'>) {
  return (
    <ul className="-my-2 flex flex-wrap justify-between gap-x-6">
      {otherWays[way].map(([other, label]) => (
        <li key={other}>
          <WayButton onClick={() => onWay(other)}>{label}</WayButton>
        </li>
      ))}
    </ul>
  )
}

/**
 * A button, because it switches the form in place; styled as a link to stand back behind the main
 * button.
 */
function WayButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className={cx(
        'inline-flex min-h-touch items-center rounded-chip text-left text-link text-sm underline decoration-1 underline-offset-4 transition-[text-decoration-thickness] hover:decoration-2',
        className,
      )}
    />
  )
}
