import { type FormEvent, useState } from 'react'
import { explainWeakPassword } from '#app/features/auth/index.ts'
import { useAccount } from '#app/lib/account/account-context.ts'
import { accountCall } from '#app/lib/account/account-result.ts'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { notify } from '#app/ui/toast.tsx'
import { Section } from './section.tsx'

export function PasswordSection() {
  const { supabase } = useAccount()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const password = String(new FormData(form).get('password') ?? '')
    if (!password) return setProblem('Enter a new password.')
    setBusy(true)
    setProblem(undefined)
    const { error } = await accountCall(async () =>
      (await supabase()).auth.updateUser({ password }),
    )
    setBusy(false)
    if (error) return setProblem(error.reasons ? explainWeakPassword(error.reasons) : error.message)
    form.reset()
    notify.success('Password changed', { description: 'Other devices have been signed out.' })
  }
  return (
    <Section title="Password" description="Changing it signs out your other devices.">
      <form method="post" onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
        <FormField label="New password" error={problem} className="grow">
          <Input name="password" type="password" autoComplete="new-password" />
        </FormField>
        <Button type="submit" loading={busy}>
          Change password
        </Button>
      </form>
    </Section>
  )
}
