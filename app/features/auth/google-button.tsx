import { useState } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { GoogleMark } from './google-mark.tsx'
import { signInWithGoogle } from './sign-in-with-google.ts'

interface GoogleButtonProps {
  redirectPath?: string
  /** The button alone, for a strip. */
  slim?: boolean
}

export function GoogleButton({ redirectPath, slim = false }: GoogleButtonProps) {
  const { supabase } = useAccount()
  const google = useSite()?.google ?? 'not-configured'
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    const { error } = await signInWithGoogle(supabase, { redirectPath })
    if (!error) return
    setLeaving(false)
    notify.error('Sign in failed', {
      description: 'Could not connect to Google. Please try again.',
    })
  }
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="secondary"
        size={slim ? 'md' : 'lg'}
        fullWidth
        className="max-sm:px-3 [&_svg]:shrink-0"
        loading={leaving}
        disabled={google === 'not-configured'}
        iconStart={<GoogleMark />}
        onClick={leave}
      >
        Sign in with Google
      </Button>
      {!slim && google === 'not-configured' && (
        <p className="text-sm text-on-surface-muted">Google is not configured on this site.</p>
      )}
      {!slim && google === 'stand-in' && (
        <p className="text-sm text-on-surface-muted">
          On this laptop a local stand-in answers for Google, with a few demo people.
        </p>
      )}
    </div>
  )
}
