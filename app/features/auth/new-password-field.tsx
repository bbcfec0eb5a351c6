import { useState } from 'react'
import { FormField } from '#app/ui/form-field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import type { PasswordOwner } from '#domain/account/password-rule.ts'
import { usePasswordProblem } from './new-password.ts'
import { explainPasswordProblem, passwordHint } from './weak-password.ts'

interface NewPasswordFieldProps {
  label: string
  owner: PasswordOwner
  /** The error of the last submission. */
  error?: string | undefined
  /** Called on every change, so that the form can clear the error. */
  onEdit: () => void
  problemId?: string | undefined
  className?: string
}

/** A field for a new password: shows what is wrong with it as one types, and can reveal it. */
export function NewPasswordField({ owner, error, onEdit, ...field }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  const problem = usePasswordProblem(password, owner)
  // Too short is not shown as an error while somebody is typing.
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
