import { useCallback, useEffect, useState } from 'react'
import { loadWhenStaying } from '#app/lib/when-staying.ts'
import { notify } from '#app/ui/notify.ts'
import type { OpenDialog } from './use-editing.ts'

const notLoaded = 'What opens here was not loaded yet. Your trip is safe in this browser.'

export const loadEditDialog = () => import('./edit-dialog.tsx')

/**
 * Which dialog of a trip is open. Its code is loaded before it is asked for, because trips are edited offline
 * too; where that failed, the person is told, and nothing opens.
 */
export function useEditDialog(isReady: boolean) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  useEffect(() => (isReady ? loadWhenStaying([loadEditDialog]) : undefined), [isReady])
  const open = useCallback((next: OpenDialog) => {
    loadEditDialog().then(
      () => setDialog(next),
      () => notify.error('This needs the network once.', { description: notLoaded }),
    )
  }, [])
  const close = useCallback(() => setDialog(null), [])
  return { dialog, open, close }
}
