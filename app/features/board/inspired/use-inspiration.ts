/** A conversation with the assistant beside the board. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import { notify } from '#app/ui/notify.ts'
import {
  type InspirationChat,
  newMessage,
  emptyChat as nothing,
  serverNotReached,
} from './inspiration-chat.ts'

/** The reader of answers is as much code as the board, so it is loaded after the first paint. */
export const loadAsking = () => import('./ask-for-ideas.ts')

export interface Inspiration extends InspirationChat {
  isOpen: boolean
  thinking: boolean
  /** Opens the panel, and resolves to whether there was an answer. */
  ask: (prompt: string) => Promise<boolean>
  close: () => void
}

export function useInspiration(): Inspiration {
  const { supabase, person } = useAccount()
  const isVisitor = person === null
  const [talk, setTalk] = useState(nothing)
  const [isOpen, setOpen] = useState(false)
  const [thinking, setThinking] = useState(false)
  const latest = useRef({ talk, isOpen })
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    latest.current = { talk, isOpen }
  })
  useEffect(() => () => running.current?.abort(), [])

  const ask = useCallback(
    async (prompt: string) => {
      const words = prompt.trim()
      if (words === '' || running.current) return false
      const { isOpen: wasOpen, talk: known } = latest.current
      // Opened without a session, the panel begins with nothing.
      const before = wasOpen || known.sessionId !== null ? known : nothing
      const asked = {
        ...before,
        messages: [...before.messages, newMessage('user', words)],
        followUps: [],
      }
      setTalk(asked)
      setOpen(true)
      setThinking(true)
      const abort = new AbortController()
      running.current = abort
      try {
        const asking = await loadAsking().catch(() => null)
        // Code that could not be loaded is told as a server that could not be reached.
        if (!asking) {
          setTalk(before)
          notify.error(serverNotReached)
          return false
        }
        const { askForIdeas } = asking
        const client = await supabase()
        const outcome = await askForIdeas(client, { words, before, isVisitor }, abort.signal)
        if (abort.signal.aborted) return false
        if (!outcome.ok) {
          setTalk(before)
          notify.error(outcome.message)
          return false
        }
        setTalk(outcome.value(asked))
        return true
      } catch {
        setTalk(before)
        notify.error('Failed to get inspiration')
        return false
      } finally {
        running.current = undefined
        setThinking(false)
      }
    },
    [supabase, isVisitor],
  )
  const close = useCallback(() => {
    running.current?.abort()
    setOpen(false)
  }, [])
  return useMemo(
    () => ({ ...talk, isOpen, thinking, ask, close }),
    [talk, isOpen, thinking, ask, close],
  )
}
