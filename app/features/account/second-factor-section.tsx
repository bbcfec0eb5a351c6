import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import { accountCall } from '#app/lib/account/account-result.ts'
import { useBrand } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { notify } from '#app/ui/notify.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { makeRecoveryCodes, RecoveryCodes } from './recovery-codes.tsx'
import { Section } from './section.tsx'

type State =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'off' }
  | { kind: 'enrolling'; factorId: string; qrCode: string; secret: string }
  | { kind: 'on'; factorId: string; madeCodes: readonly string[] | null }

export function SecondFactorSection() {
  const { supabase } = useAccount()
  const brand = useBrand()
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [problem, setProblem] = useState<string>()

  const load = useCallback(async () => {
    const { data, error } = await accountCall(async () => (await supabase()).auth.mfa.listFactors())
    if (error) return setState({ kind: 'failed' })
    const [verified] = data.totp
    setState(verified ? { kind: 'on', factorId: verified.id, madeCodes: null } : { kind: 'off' })
  }, [supabase])
  useEffect(() => void load(), [load])

  const enrol = async () => {
    const { data, error } = await accountCall(async () =>
      (await supabase()).auth.mfa.enroll({
        factorType: 'totp',
        issuer: brand.name,
        friendlyName: 'Authenticator app',
      }),
    )
    if (error) return notify.error('Error', { description: error.message })
    const { id, totp } = data
    setState({
      kind: 'enrolling',
      factorId: id,
      qrCode: pictureOf(totp.qr_code),
      secret: totp.secret,
    })
  }
  const verify = async (event: FormEvent<HTMLFormElement>, factorId: string) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').replace(/\s/g, '')
    const { error } = await accountCall(async () =>
      (await supabase()).auth.mfa.challengeAndVerify({ factorId, code }),
    )
    if (error) return setProblem(error.message)
    setProblem(undefined)
    notify.success('Two-factor authentication is on')
    // A failure is not shown here: the recovery codes section offers to make them again.
    const { data: madeCodes } = await makeRecoveryCodes(supabase)
    setState({ kind: 'on', factorId, madeCodes })
  }
  const remove = async (factorId: string) => {
    const { error } = await accountCall(async () =>
      (await supabase()).auth.mfa.unenroll({ factorId }),
    )
    if (error) notify.error('Error', { description: error.message })
    await load()
  }

  return (
    <Section
      part="secondFactor"
      description="A code from an app on your phone, asked for besides the password."
    >
      {state.kind === 'loading' && <Spinner showLabel />}
      {state.kind === 'failed' && (
        <ErrorState message="Whether it is on could not be loaded." onRetry={load} />
      )}
      {state.kind === 'off' && <Button onClick={enrol}>Turn on</Button>}
      {state.kind === 'on' && (
        <>
          <div className="flex items-center justify-between gap-4">
            <p>It is on.</p>
            <Button variant="secondary" onClick={() => remove(state.factorId)}>
              Turn off
            </Button>
          </div>
          <RecoveryCodes made={state.madeCodes} />
        </>
      )}
      {state.kind === 'enrolling' && (
        <form
          method="post"
          noValidate
          onSubmit={(event) => verify(event, state.factorId)}
          className="flex flex-col gap-5"
        >
          <p>Scan this with your authenticator app, then enter the code it shows.</p>
          <img src={state.qrCode} alt="QR code for your authenticator app" className="size-48" />
          <p className="text-sm break-all text-on-surface-muted">
            Or type this key: <code>{state.secret}</code>
          </p>
          <FormField label="Code" error={problem}>
            <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
          </FormField>
          <Button type="submit">Verify</Button>
        </form>
      )}
    </Section>
  )
}

/**
 * Escapes the drawing for a data URL: the client library leaves the `#` of colours as it is, which
 * would end the URL.
 */
function pictureOf(qrCode: string): string {
  const drawing = qrCode.slice(qrCode.indexOf(',') + 1)
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
