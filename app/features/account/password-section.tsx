import { type FormEvent, useState } from 'react'
import {
  explainPasswordProblem,
  explainWeakPassword,
  findPasswordProblem,
  NewPasswordField,
} from '#app/features/auth/index.ts'
import { useAccount } from '#app/lib/account/account-context.ts'
import { accountCall } from '#app/lib/account/account-result.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import type { Person } from '#domain/account/person.ts'
import { Section } from './section.tsx'

export function PasswordSection({ person }: { person: Person }) {
  const { supabase } = useAccount()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** The field's key: counting up mounts an empty field after a change. */
  const [changes, setChanges] = useState(0)
  const owner = { email: person.email, name: person.fullName }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (!password) return setProblem('Enter a new password.')
    setBusy(true)
    setProblem(undefined)
    const refused = await changePassword(password)
    setBusy(false)
    if (refused) return setProblem(refused)
    setChanges(changes + 1)
    notify.success('Password changed', { description: 'Other devices have been signed out.' })
  }
  const changePassword = async (password: string): Promise<string | undefined> => {
    const weak = await findPasswordProblem(password, owner)
    if (weak) return explainPasswordProblem(weak)
    const { error } = await accountCall(async () =>
      (await supabase()).auth.updateUser({ password }),
    )
    return error?.reasons ? explainWeakPassword(error.reasons) : error?.message
  }
  return (
    <Section part="password" description="Changing it signs out your other devices.">
      <form method="post" onSubmit={submit} noValidate className="flex flex-col items-start gap-4">
        <NewPasswordField
          key={changes}
          label="New password"
          owner={owner}
          error={problem}
          onEdit={() => setProblem(undefined)}
          className="w-full"
        />
        <Button type="submit" loading={busy}>
          Change password
        </Button>
      </form>
    </Section>
  )
}
