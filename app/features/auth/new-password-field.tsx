import { useState } from 'react'
import { FormField } from '#app/ui/form-field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import type { PasswordOwner } from '#domain/account/password-rule.ts'
import { usePasswordProblem } from './new-password.ts'
import { explainPasswordProblem, passwordHint } from './weak-password.ts'

interface NewPasswordFieldProps {
  label: string
  owner: PasswordOwner
  /** What was wrong when the form was sent. */
  error?: string | undefined
  /** Somebody types on, which answers what was wrong. */
  onEdit: () => void
  problemId?: string | undefined
  className?: string
}

/** Where somebody chooses a password: says as they type what it lacks, and shows it if asked. */
export function NewPasswordField({ owner, error, onEdit, ...field }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  const problem = usePasswordProblem(password, owner)
  // One that is still being typed is not wrong for being short.
  const told = problem && problem !== 'short' ? explainPasswordProblem(problem) : undefined
  return (
    <FormField {...field} error={told ?? error} hint={told ? undefined : passwordHint(password)}>
      <PasswordInput
        name="password"
        autoComplete="new-password"
        onChange={({ target }) => {
          setPassword(target.value)
          onEdit()
        }}
      />
    </FormField>
  )
}
