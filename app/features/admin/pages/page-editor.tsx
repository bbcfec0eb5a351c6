import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useAccount } from '#app/lib/account/account-context.ts'
import { notify } from '#app/ui/notify.ts'
import { AdminFrame } from '../admin-frame.tsx'
import { ErrorBox } from '../error-box.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { EditorActions } from './editor-actions.tsx'
import type { EditorStart, PageVersion } from './fetch-editor.server.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { NameFields } from './name-fields.tsx'
import { deletePage, discardDraft, withClient } from './page-calls.ts'
import { SectionList } from './section-list.tsx'
import { usePageEditor } from './use-page-editor.ts'
import { VersionsPanel } from './versions-panel.tsx'

interface PageEditorProps {
  /** Null for a page that is new. */
  start: EditorStart | null
  /** Loads the page again, and drops what is in the editor. */
  onReload: () => Promise<void>
}

export function PageEditor({ start, onReload }: PageEditorProps) {
  const editing = usePageEditor(start)
  const { supabase } = useAccount()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const { content, isPublished } = editing

  const save = async (published: boolean) => {
    const wasPublished = isPublished
    const result = await editing.save(published)
    setProblem(result.ok ? null : result.message)
    if (!result.ok) return
    notify.success(savedText(wasPublished, published))
    // Saves what was typed during the save as a draft, because a new address opens the editor anew.
    await editing.keepDraft()
    const address = `/admin/pages/edit/${result.value.slug}`
    if (address === window.location.pathname) await revalidate()
    else await navigate(address, { replace: true })
  }
  /** Restoring a version does not publish or unpublish the page. */
  const restore = async ({ content: then }: PageVersion) => {
    editing.change({ ...then, is_published: isPublished })
    await save(isPublished)
  }
  const discard = async () => {
    if (!start) return
    const discarded = await withClient(supabase, (client) => discardDraft(client, start.seen.id))
    if (!discarded.ok) return setProblem(`The draft could not be discarded. ${discarded.message}`)
    await onReload()
  }
  const remove = async () => {
    const seen = editing.seen()
    if (!seen) return
    const deleted = await withClient(supabase, (client) => deletePage(client, seen))
    if (!deleted.ok) return setProblem(`The page could not be deleted. ${deleted.message}`)
    editing.forget()
    notify.success('Page deleted')
    await navigate('/admin/pages')
  }

  const keepMine = async () => {
    const kept = await editing.keepMine()
    setProblem(kept.ok ? null : kept.message)
  }

  return (
    <AdminFrame heading={start ? 'Edit Page' : 'New Page'}>
      <ErrorBox error={problem} />
      {editing.conflict && <ConflictNotice onReload={onReload} onKeepMine={keepMine} />}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <NameFields
            name={content.friendly_name}
            slug={content.slug}
            errors={editing.errors}
            savedSlug={start?.saved.slug ?? null}
            isPublished={isPublished}
            pageId={start?.seen.id ?? null}
            onChange={(change) => editing.change({ ...editing.latest(), ...change })}
          />
          <SectionList
            sections={content.sections}
            errors={editing.errors}
            onChange={(change) => {
              const latest = editing.latest()
              editing.change({ ...latest, sections: change(latest.sections) })
            }}
          />
        </div>
        <div className="flex flex-col gap-6 lg:sticky lg:top-6">
          <EditorActions
            editing={editing}
            start={start}
            onSave={save}
            onDiscard={discard}
            onDelete={remove}
          />
          {start && <VersionsPanel versions={start.versions} onRestore={restore} />}
        </div>
      </div>
      <LeaveGuard hasUnsaved={editing.hasUnsaved} />
    </AdminFrame>
  )
}

function savedText(wasPublished: boolean, published: boolean): string {
  if (published) return wasPublished ? 'Page updated' : 'Page published'
  return wasPublished ? 'Page unpublished' : 'Draft saved'
}
