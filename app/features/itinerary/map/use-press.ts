import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { SheetPoint } from '#domain/drawing/projection.ts'

/** Pixels that a finger may move between down and up: farther is a drag of the map. */
const still = 6

/** Calls back for presses on an element that are no drag, and on none of its buttons. */
export function usePress(onPress: (point: SheetPoint) => void) {
  const down = useRef<SheetPoint | null>(null)
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      down.current = { x, y }
    },
    onClick: ({ clientX, clientY, target, currentTarget }: MouseEvent<HTMLElement>) => {
      const from = down.current
      down.current = null
      if (target instanceof Element && target.closest('button')) return
      if (!from || Math.hypot(clientX - from.x, clientY - from.y) > still) return
      const { left, top } = currentTarget.getBoundingClientRect()
      onPress({ x: clientX - left, y: clientY - top })
    },
  }
}
