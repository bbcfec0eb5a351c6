/**
 * Opens after a hover delay, without delay shortly after a close, and closes a moment after the
 * pointer left.
 */
import { useEffect, useRef, useState } from 'react'

export interface HoverTimings {
  openDelayMs: number
  /** Within this time of a close, the next visit opens without a delay. */
  skipDelayMs: number
  closeDelayMs: number
}

export function useHoverIntent({ openDelayMs, skipDelayMs, closeDelayMs }: HoverTimings) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)

  const change = (next: boolean) => {
    clearTimeout(timer.current)
    if (open && !next) closedAt.current = performance.now()
    setOpen(next)
  }
  const later = (next: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change(next), delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    open,
    setOpen: change,
    pointerEntered: () => {
      const recently = performance.now() - closedAt.current < skipDelayMs
      later(true, open || recently ? 0 : openDelayMs)
    },
    pointerLeft: () => later(false, closeDelayMs),
  }
}
