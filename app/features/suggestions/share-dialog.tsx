import { Users } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import {
  fetchGroups,
  type GroupChoice,
  shareSuggestion,
} from '#app/data/groups/share-suggestion.ts'
import { useAccount } from '#app/lib/account/account-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { notify } from '#app/ui/notify.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Suggestion } from '#domain/assistant/contract.ts'
import type { GroupId } from '#domain/sharing/ids.ts'

interface ShareDialogProps {
  suggestion: Suggestion
  onClose: () => void
}

type Groups = 'loading' | 'failed' | readonly GroupChoice[]

/** Which of the person's groups a suggestion goes to. */
export function ShareDialog({ suggestion, onClose }: ShareDialogProps) {
  const { supabase } = useAccount()
  const [groups, setGroups] = useState<Groups>('loading')
  const [chosen, setChosen] = useState<GroupId>()
  const load = useCallback(async () => {
    setGroups('loading')
    const read = await supabase().then(fetchGroups, () => ({ ok: false }) as const)
    setGroups(read.ok ? read.value : 'failed')
  }, [supabase])
  useEffect(() => void load(), [load])
  async function share(groupId: GroupId) {
    setChosen(groupId)
    const shared = await shareSuggestion(await supabase(), groupId, suggestion)
    setChosen(undefined)
    if (!shared.ok) return notify.error(shared.message)
    window.dispatchEvent(new Event('groupchat:reload'))
    notify.success('Message added to group chat')
    onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Select a group to add this suggestion" description={suggestion.title}>
        {groups === 'loading' && <Skeleton className="h-12" />}
        {groups === 'failed' && (
          <ErrorState message="Failed to load groups" onRetry={() => void load()} />
        )}
        {typeof groups !== 'string' && groups.length === 0 && (
          <div className="flex flex-col items-start gap-4">
            <p>No groups available</p>
            <LinkButton to="/group-planning" variant="outline">
              Plan with friends
            </LinkButton>
          </div>
        )}
        {typeof groups !== 'string' && groups.length > 0 && (
          <ul className="flex flex-col gap-2">
            {groups.map(({ id, name }) => (
              <li key={id}>
                <Button
                  variant="outline"
                  fullWidth
                  loading={chosen === id}
                  iconStart={<Users aria-hidden="true" className="size-5" />}
                  onClick={() => void share(id)}
                >
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </DialogContent>
    </Dialog>
  )
}
