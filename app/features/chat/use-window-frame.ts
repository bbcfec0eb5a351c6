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
type StoredPlace = z.infer<typeof placeSchema>

/** The visible part of the window: a phone's keyboard covers the rest. */
interface View extends Size {
  top: number
}

function currentView(): View {
  const { innerWidth: width, innerHeight, visualViewport: seen } = window
  // Pinch zoom does not count: the page is as large as before.
  const height = seen && seen.scale === 1 ? seen.height : innerHeight
  return { width, height, top: height < innerHeight ? (seen?.offsetTop ?? 0) : 0 }
}

export interface WindowFrame {
  frame: Frame
  view: View
  isDocked: boolean
  /** Moves the window at once; `settle` stores its place. */
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
  const keep = useCallback((next: StoredPlace) => {
    setWanted(next)
    writePlace(next)
  }, [])
  // Kept inside the browser's window, without forgetting the wanted place: a larger window gives it back.
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

function readPlace(): StoredPlace | undefined {
  try {
    return placeSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null')).data
  } catch {
    return undefined
  }
}

function writePlace(place: StoredPlace): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(place))
  } catch {
    // Storage is blocked or full: the place is kept for this page only.
  }
}
