import type { UserIdentity } from '@supabase/supabase-js'
import { useCallback, useEffect, useState } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import { accountCall } from '#app/lib/account/account-result.ts'
import { saveRedirectPath } from '#app/lib/account/stored-keys.ts'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { notify } from '#app/ui/notify.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { Section } from './section.tsx'

const names: Readonly<Record<string, string>> = { email: 'Email and password', google: 'Google' }

export function IdentitiesSection() {
  const { supabase } = useAccount()
  const google = useSite()?.google
  const [identities, setIdentities] = useState<readonly UserIdentity[] | 'failed'>()

  const load = useCallback(async () => {
    const { data, error } = await accountCall(async () =>
      (await supabase()).auth.getUserIdentities(),
    )
    setIdentities(error ? 'failed' : data.identities)
  }, [supabase])
  useEffect(() => void load(), [load])

  const link = async () => {
    saveRedirectPath('/account')
    const { error } = await accountCall(async () =>
      (await supabase()).auth.linkIdentity({
        provider: 'google',
        options: { redirectTo: `${window.location.origin}/auth/callback` },
      }),
    )
    if (error) notify.error('Error', { description: error.message })
  }
  const unlink = async (identity: UserIdentity) => {
    const { error } = await accountCall(async () =>
      (await supabase()).auth.unlinkIdentity(identity),
    )
    if (error) notify.error('Error', { description: error.message })
    await load()
  }

  const canLink =
    Array.isArray(identities) &&
    google !== 'not-configured' &&
    !identities.some(({ provider }) => provider === 'google')
  return (
    <Section part="identities" description="Keep at least one.">
      {identities === undefined && <Spinner showLabel />}
      {identities === 'failed' && (
        <ErrorState message="The ways to sign in could not be loaded." onRetry={load} />
      )}
      {Array.isArray(identities) && (
        <ul className="flex flex-col gap-3">
          {identities.map((identity) => (
            <li key={identity.identity_id} className="flex items-center justify-between gap-4">
              <span>
                {names[identity.provider] ?? identity.provider}
                <span className="block text-sm text-on-surface-muted">
                  {String(identity.identity_data?.email ?? '')}
                </span>
              </span>
              {identities.length > 1 && (
                <Button variant="secondary" size="sm" onClick={() => unlink(identity)}>
                  Unlink
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {canLink && (
        <Button variant="secondary" className="mt-6" onClick={link}>
          Link Google
        </Button>
      )}
    </Section>
  )
}
