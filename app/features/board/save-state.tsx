import { CloudCheck, CloudOff, CloudUpload, TriangleAlert } from 'lucide-react'
import { whenToOpenIdeas } from '#app/data/ideas/index.ts'
import { type SyncState, useSyncState } from '#app/data/trips/index.ts'

const icons = {
  saved: CloudCheck,
  saving: CloudUpload,
  offline: CloudOff,
  refused: TriangleAlert,
} as const

/** Where the changes are; a signed-in person's are saved by themselves. */
export function SaveState({ isSignedIn }: { isSignedIn: boolean }) {
  const state = useSyncState(whenToOpenIdeas)
  const Icon = icons[state.kind]
  return (
    <output className="mt-2 inline-flex items-center gap-2 text-on-surface-muted text-sm print:hidden">
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {inWords(state, isSignedIn)}
    </output>
  )
}

function inWords(state: SyncState, isSignedIn: boolean): string {
  switch (state.kind) {
    case 'saved':
      return isSignedIn ? 'Saved' : 'Saved in this browser'
    case 'saving':
      return 'Unsaved changes'
    case 'offline':
      return `Offline, ${state.waiting} ${state.waiting === 1 ? 'change' : 'changes'} waiting`
    case 'refused':
      return 'Some changes could not be saved'
  }
}
