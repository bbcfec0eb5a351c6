/** Dictation for a field: whether there is any, who hears it, and whether it is being recorded. */
import { useEffect, useRef, useState } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import { useSite } from '#app/lib/site.ts'
import {
  canRecognise,
  canRecord,
  type Dictation,
  failed,
  type Heard,
  recognise,
} from './dictation.ts'

interface Voice {
  /** Who hears the speech (the browser's maker, or the server); null where there is no dictation. */
  heardBy: string | null
  isRecording: boolean
  /** Starts a recording, or ends the one that runs. */
  toggle: () => void
}

export function useDictation(onHeard: (heard: Heard) => void): Voice {
  const provider = useSite()?.voice ?? 'browser'
  const { supabase } = useAccount()
  // Null until hydration, because the server does not know what the browser can do.
  const [heardBy, setHeardBy] = useState<string | null>(null)
  const [isRecording, setRecording] = useState(false)
  const running = useRef<Dictation>(null)
  useEffect(() => {
    if (provider === 'openai' && canRecord(window)) setHeardBy('OpenAI')
    if (provider === 'browser' && canRecognise(window)) setHeardBy('the maker of your browser')
    return () => running.current?.stop()
  }, [provider])
  function toggle() {
    if (running.current) return running.current.stop()
    const dictation = provider === 'openai' ? recordLater(supabase) : recognise(window)
    running.current = dictation
    setRecording(true)
    void dictation.words.then((heard) => {
      running.current = null
      setRecording(false)
      onHeard(heard)
    })
  }
  return { heardBy, isRecording, toggle }
}

/** Loads the recording code with the first press. */
function recordLater(client: Parameters<typeof import('./recording.ts').record>[1]): Dictation {
  const ended = new AbortController()
  const words = import('./recording.ts').then(({ record }) => {
    const dictation = record(navigator.mediaDevices, client)
    ended.signal.addEventListener('abort', dictation.stop)
    if (ended.signal.aborted) dictation.stop()
    return dictation.words
  })
  return { stop: () => ended.abort(), words: words.catch(() => failed) }
}
