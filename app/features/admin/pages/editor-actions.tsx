import { ExternalLink } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { DateAndTime } from '#app/ui/date-and-time.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { ConfirmButton } from '../confirm-button.tsx'
import type { EditorStart } from './fetch-editor.server.ts'
import type { DraftState, PageEditing } from './use-page-editor.ts'

interface EditorActionsProps {
  editing: PageEditing
  start: EditorStart | null
  onSave: (published: boolean) => Promise<void>
  onDiscard: () => Promise<void>
  onDelete: () => Promise<void>
}

export function EditorActions({ editing, start, onSave, onDiscard, onDelete }: EditorActionsProps) {
  const { isPublished, saving, draftState, conflict } = editing
  const wide = { fullWidth: true, disabled: conflict } as const
  return (
    <Card as="section" aria-label="Saving" className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <Badge tone={isPublished ? 'success' : 'neutral'}>
          {isPublished ? 'Published' : 'Draft'}
        </Badge>
        <output className="text-on-surface-muted text-sm">{words(draftState, start)}</output>
      </div>
      {start?.draft && draftState === 'kept' && (
        <p className="text-on-surface-muted text-sm">
          Unsaved draft{start.draft.savedBy && ` by ${start.draft.savedBy}`},{' '}
          <DateAndTime at={start.draft.updatedAt} />.
        </p>
      )}
      <Button {...wide} loading={saving} onClick={() => void onSave(true)}>
        {isPublished ? 'Update page' : 'Publish'}
      </Button>
      {isPublished ? (
        <Button {...wide} variant="secondary" onClick={() => void onSave(false)}>
          Unpublish
        </Button>
      ) : (
        <Button {...wide} variant="secondary" onClick={() => void onSave(false)}>
          Save draft
        </Button>
      )}
      {start && (
        <LinkButton
          href={`/${start.saved.slug}?preview=true`}
          newTab
          fullWidth
          variant="secondary"
          iconEnd={<ExternalLink aria-hidden="true" className="size-4" />}
          onClick={() => void editing.keepDraft()}
        >
          Preview
        </LinkButton>
      )}
      {start && draftState !== 'saved' && (
        <ConfirmButton
          variant="ghost"
          fullWidth
          question="Discard the draft?"
          consequence="The page is as it was last saved. What was written since is gone."
          yes="Discard"
          onConfirm={onDiscard}
        >
          Discard draft
        </ConfirmButton>
      )}
      {start && (
        <ConfirmButton
          variant="ghost"
          fullWidth
          question="Delete this page?"
          consequence="The page, its sections and its history are gone at once."
          yes="Delete"
          onConfirm={onDelete}
        >
          Delete page
        </ConfirmButton>
      )}
    </Card>
  )
}

function words(state: DraftState, start: EditorStart | null): string {
  if (state === 'saved') return start ? 'All changes saved' : ''
  if (state === 'keeping') return 'Saving draft...'
  if (state === 'kept') return 'Draft saved'
  return state === 'failed' ? 'Not saved' : 'Unsaved changes'
}
