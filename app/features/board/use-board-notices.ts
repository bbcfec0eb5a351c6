/** Tells of what happened to the board without anybody's doing: what failed, and what others changed. */
import { useEffect } from 'react'
import type { BoardHandle } from '#app/data/ideas/index.ts'
import { notify } from '#app/ui/notify.ts'
import { undo } from './board-actions.ts'

const failures = {
  add: 'Failed to add idea',
  remove: 'Failed to delete idea',
  change: 'Failed to save board',
} as const

const fetchFailed = 'Failed to fetch ideas'
export const connectFailed = 'Failed to connect to server. Please refresh the page.'

/** The notice above the board, for as long as its cause lasts. */
export function useBoardNotices({
  ideas,
  failure,
  notice,
  problem,
  opened,
}: BoardHandle): { message: string; canRetry: boolean } | null {
  // Without a network one sees what the browser has, and that it is offline.
  const isFailed = ideas.state === 'failed' && (ideas.rows.length === 0 || navigator.onLine)
  useEffect(() => {
    if (isFailed) notify.error(fetchFailed)
  }, [isFailed])
  useEffect(() => {
    if (!failure) return
    const why = failure.message === '' ? '' : `${failure.message} `
    notify.error(failures[failure.kind], { description: `${why}It is kept in this browser.` })
  }, [failure])
  useEffect(() => {
    if (!notice) return
    notify.info(notice.text, { action: { label: 'Undo', onClick: () => void undo() } })
  }, [notice])
  useEffect(() => {
    if (problem) notify.error(problem)
  }, [problem])
  if (!opened) {
    return { message: connectFailed, canRetry: false }
  }
  return isFailed ? { message: fetchFailed, canRetry: true } : null
}
