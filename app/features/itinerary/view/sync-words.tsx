import { CloudCheck, CloudOff, CloudUpload, TriangleAlert } from 'lucide-react'
import { type SyncState, useSyncState } from '#app/data/trips/index.ts'
import { usePerson } from '#app/lib/account/account-context.ts'
import { askToSignIn } from '#app/lib/account/sign-in-request.ts'
import { Button } from '#app/ui/button.tsx'
import { countInWords } from '../trip/trip-words.ts'

const icons = {
  saved: CloudCheck,
  saving: CloudUpload,
  offline: CloudOff,
  refused: TriangleAlert,
} as const

/**
 * Where the changes are: saved, on their way, or waiting for the network; for a visitor also a way to an
 * account.
 */
export function SyncWords() {
  const state = useSyncState()
  const person = usePerson()
  const Icon = icons[state.kind]
  return (
    <>
      <output className="inline-flex min-h-touch items-center gap-2 text-on-surface-muted text-sm">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {syncInWords(state, person !== null)}
      </output>
      {person === null && (
        <Button variant="ghost" size="sm" onClick={askToSignIn}>
          Have it on every device
        </Button>
      )}
    </>
  )
}

export function syncInWords(state: SyncState, signedIn: boolean): string {
  switch (state.kind) {
    case 'saved':
      return signedIn ? 'Saved' : 'Saved in this browser'
    case 'saving':
      return 'Saving…'
    case 'offline':
      return `Offline, ${countInWords(state.waiting, 'change')} waiting`
    case 'refused':
      return state.message
  }
}
