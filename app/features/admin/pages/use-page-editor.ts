/**
 * The state of the page editor. Changes are saved as a draft automatically; saving writes the whole
 * page. Neither overwrites what somebody else has saved and the author has not seen.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import type { Outcome } from '#domain/outcome/outcome.ts'
import {
  type PageContent,
  type PageErrors,
  pageContentSchema,
  pageErrors,
} from '#domain/pages/page-content.ts'
import { useTableChanges } from '../use-table-changes.ts'
import type { EditorStart } from './fetch-editor.server.ts'
import {
  latestState,
  type SaveFailure,
  type SaveOutcome,
  saveDraft,
  savePage,
  withClient,
} from './page-calls.ts'

/** The draft is saved when nothing was typed for this long. */
const restMs = 1_200

export type DraftState = 'saved' | 'writing' | 'keeping' | 'kept' | 'failed'

const emptyPage: PageContent = { slug: '', friendly_name: '', is_published: false, sections: [] }

/** `start` is null for a new page. */
export function usePageEditor(start: EditorStart | null) {
  const { supabase } = useAccount()
  const [content, setContent] = useState(start?.draft?.content ?? start?.saved ?? emptyPage)
  const [isPublished, setPublished] = useState(start?.saved.is_published ?? false)
  const [draftState, setDraftState] = useState<DraftState>(start?.draft ? 'kept' : 'saved')
  const [conflict, setConflict] = useState(false)
  const [errors, setErrors] = useState<PageErrors>({})
  const [saving, setSaving] = useState(false)

  const seen = useRef(start?.seen ?? null)
  const draftAt = useRef(start?.draft?.updatedAt ?? null)
  /** The content that is stored, as JSON; any other content is unsaved. */
  const stored = useRef(JSON.stringify(content))
  const latest = useRef(content)
  /** Serialises calls, because each needs the timestamps that the one before it returned. */
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const inTurn = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.current.then(work)
    queue.current = turn.catch(() => {})
    return turn
  }, [])

  const hasUnsaved = useCallback(() => JSON.stringify(latest.current) !== stored.current, [])

  const notice = useCallback((failure: SaveFailure) => {
    if (failure.reason === 'conflict') setConflict(true)
    return failure
  }, [])

  const keepDraft = useCallback(
    () =>
      inTurn(async () => {
        const page = seen.current
        const typed = latest.current
        const text = JSON.stringify(typed)
        if (!page || text === stored.current) return
        setDraftState('keeping')
        const result = await withClient(supabase, (client) =>
          saveDraft(client, typed, page, draftAt.current),
        )
        if (result.ok) {
          draftAt.current = result.value
          stored.current = text
          setDraftState(hasUnsaved() ? 'writing' : 'kept')
        } else {
          notice(result)
          setDraftState('failed')
        }
      }),
    [inTurn, supabase, hasUnsaved, notice],
  )

  const change = useCallback(
    (next: PageContent) => {
      latest.current = next
      setContent(next)
      if (hasUnsaved()) setDraftState('writing')
    },
    [hasUnsaved],
  )

  useEffect(() => {
    if (draftState !== 'writing' || conflict || !seen.current) return
    // The timer starts anew with every change.
    if (content !== latest.current) return
    const timer = setTimeout(() => void keepDraft(), restMs)
    return () => clearTimeout(timer)
  }, [content, draftState, conflict, keepDraft])

  /** Shows a conflict when the page was saved by somebody else while it is open here. */
  const compare = (updatedAt: string) => {
    if (!isSameMoment(updatedAt, seen.current?.updatedAt)) setConflict(true)
  }
  const pageId = start?.seen.id
  useTableChanges({
    tables: pageId ? ['pages'] : [],
    filter: `id=eq.${pageId}`,
    onChange: (change) =>
      void inTurn(async () => {
        if (change.eventType === 'UPDATE') compare(String(change.new.updated_at))
      }),
    onListening: () =>
      void inTurn(async () => {
        if (!pageId) return
        const now = await withClient(supabase, (client) => latestState(client, pageId))
        if (now.ok) compare(now.value.updatedAt)
      }),
  })

  const save = (
    published: boolean,
  ): Promise<Outcome<{ slug: string }, SaveFailure['reason'] | 'invalid'>> =>
    inTurn(async () => {
      const wanted = { ...latest.current, is_published: published }
      const parsed = pageContentSchema.safeParse(wanted)
      setErrors(pageErrors(wanted))
      if (!parsed.success) {
        return { ok: false, reason: 'invalid', message: 'Please mend what is marked below.' }
      }
      setSaving(true)
      const result = await withClient(supabase, (client) =>
        savePage(client, parsed.data, seen.current),
      )
      setSaving(false)
      if (!result.ok) {
        if (result.reason === 'taken') setErrors({ slug: result.message })
        return notice(result)
      }
      seen.current = { id: result.value.id, updatedAt: result.value.updated_at }
      draftAt.current = null
      // Changes made during the save count as unsaved.
      stored.current = JSON.stringify(wanted)
      latest.current = { ...latest.current, is_published: published }
      setContent(latest.current)
      setPublished(published)
      setDraftState(hasUnsaved() ? 'writing' : 'saved')
      return { ok: true, value: { slug: result.value.slug } }
    })

  /** Takes the stored version as seen, so that the author's next save overwrites it. */
  const keepMine = (): Promise<SaveOutcome<null>> =>
    inTurn(async () => {
      const page = seen.current
      if (!page) return { ok: true, value: null }
      const now = await withClient(supabase, (client) => latestState(client, page.id))
      if (!now.ok) return now
      seen.current = { ...page, updatedAt: now.value.updatedAt }
      draftAt.current = now.value.draftAt
      stored.current = ''
      setConflict(false)
      setDraftState('writing')
      return { ok: true, value: null }
    })

  return {
    content,
    isPublished,
    errors,
    draftState,
    conflict,
    saving,
    seen: () => seen.current,
    /** The latest content, also before React has rendered it. */
    latest: () => latest.current,
    /** Marks the content as saved, so that leaving asks nothing. */
    forget: () => {
      stored.current = JSON.stringify(latest.current)
    },
    change,
    save,
    keepDraft,
    keepMine,
    hasUnsaved,
  }
}

export type PageEditing = ReturnType<typeof usePageEditor>

/** Compares times, not texts: realtime and REST format timestamps differently. */
const isSameMoment = (one: string, other = '') => Date.parse(one) === Date.parse(other)
