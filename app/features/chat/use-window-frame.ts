/** Where the chat's window stands in this browser, remembered from visit to visit. */
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import {
  type Frame,
  firstFrame,
  frameSchema,
  keptInside,
  resetSize,
  type Size,
} from '#domain/chat/window-frame.ts'

const storageKey = 'chat_window'
const placeSchema = frameSchema.extend({ docked: z.boolean().catch(false) })
type Place = z.infer<typeof placeSchema>

/** What is in sight: a phone's keyboard takes its part. */
interface View extends Size {
  top: number
}

function currentView(): View {
  const { innerWidth: width, innerHeight, visualViewport: seen } = window
  // A page that was zoomed into is as large as before.
  const height = seen && seen.scale === 1 ? seen.height : innerHeight
  return { width, height, top: height < innerHeight ? (seen?.offsetTop ?? 0) : 0 }
}

export interface WindowFrame {
  frame: Frame
  view: View
  isDocked: boolean
  /** Shown at once; remembered when it is settled. */
  place: (next: Frame) => void
  settle: () => void
  dock: (docked: boolean) => void
  reset: () => void
}

export function useWindowFrame(): WindowFrame {
  const [view, setView] = useState(currentView)
  const [wanted, setWanted] = useState(
    () => readPlace() ?? { ...firstFrame(currentView()), docked: false },
  )
  useEffect(() => {
    const measure = () => setView(currentView())
    const sources = [window, window.visualViewport].filter((each) => each !== null)
    for (const source of sources) source.addEventListener('resize', measure)
    return () => {
      for (const source of sources) source.removeEventListener('resize', measure)
    }
  }, [])
  const { docked } = wanted
  const keep = useCallback((next: Place) => {
    setWanted(next)
    writePlace(next)
  }, [])
  // A small window moves it only for as long as it is small.
  const frame = keptInside(wanted, view)
  return {
    frame,
    view,
    isDocked: docked,
    place: (next) => setWanted({ ...next, docked }),
    settle: () => writePlace({ ...frame, docked }),
    dock: (to) => keep({ ...wanted, docked: to }),
    reset: () => keep({ ...firstFrame(currentView(), resetSize), docked: false }),
  }
}

function readPlace(): Place | undefined {
  try {
    return placeSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null')).data
  } catch {
    return undefined
  }
}

function writePlace(place: Place): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(place))
  } catch {
    // Blocked or full: it stands where it stands until the page is left.
  }
}
