/**
 * The state of a page that is being written. What is typed is kept as a draft by itself; saving
 * takes the whole page. Neither goes over what somebody else saved and the author has not seen.
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

/** Long enough to finish a word, short enough to lose no sentence. */
const restMs = 1_200

export type DraftState = 'saved' | 'writing' | 'keeping' | 'kept' | 'failed'

const emptyPage: PageContent = { slug: '', friendly_name: '', is_published: false, sections: [] }

/** Null begins a page that is new. */
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
  /** What is safe in the database, as text: anything else would be lost with the tab. */
  const stored = useRef(JSON.stringify(content))
  const latest = useRef(content)
  /** One call after the other, each with what the one before it has learned. */
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
    // Every keystroke begins the wait anew.
    if (content !== latest.current) return
    const timer = setTimeout(() => void keepDraft(), restMs)
    return () => clearTimeout(timer)
  }, [content, draftState, conflict, keepDraft])

  /** Says so when somebody else saves the page while it is open here. */
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
      // What was typed while it was being saved stays unsaved.
      stored.current = JSON.stringify(wanted)
      latest.current = { ...latest.current, is_published: published }
      setContent(latest.current)
      setPublished(published)
      setDraftState(hasUnsaved() ? 'writing' : 'saved')
      return { ok: true, value: { slug: result.value.slug } }
    })

  /** The author has been told, and decides that their text comes after the other's. */
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
    /** Newer than what is rendered, where two changes come at once. */
    latest: () => latest.current,
    /** Nothing of it is worth a question any more. */
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

/** The live service and the data service may write the same moment differently. */
const isSameMoment = (one: string, other = '') => Date.parse(one) === Date.parse(other)
