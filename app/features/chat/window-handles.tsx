// What the chat's window is moved and resized by: with a pointer, and with the arrow keys.
import { Grip, MoveDiagonal2 } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { cx } from '#app/ui/class-names.ts'
import { type Frame, moved, resized } from '#domain/chat/window-frame.ts'
import type { WindowFrame } from './use-window-frame.ts'

const step = 16
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

type Change = typeof moved

/** Handlers for an element that changes the frame while it is dragged. */
export function useFrameDrag({ frame, view, place, settle }: WindowFrame, change: Change) {
  const start = useRef<{ x: number; y: number; frame: Frame }>(null)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY, frame }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { current } = start
      if (!current) return
      const by = { x: clientX - current.x, y: clientY - current.y }
      place(change(current.frame, by, view))
    },
    onPointerUp() {
      if (start.current) settle()
      start.current = null
    },
    onPointerCancel() {
      start.current = null
    },
    onKeyDown(event: KeyboardEvent) {
      const by = arrows[event.key]
      if (!by) return
      event.preventDefault()
      place(change(frame, by, view))
    },
    onKeyUp(event: KeyboardEvent) {
      if (arrows[event.key]) settle()
    },
  }
}

const handle =
  'flex size-touch touch-none items-center justify-center rounded-control text-on-surface-muted hover:text-on-surface'

export function MoveHandle({ window }: { window: WindowFrame }) {
  return (
    <button
      type="button"
      aria-label="Move the chat"
      aria-description="Drag it, or use the arrow keys"
      {...useFrameDrag(window, moved)}
      className={cx(handle, 'cursor-grab active:cursor-grabbing')}
    >
      <Grip aria-hidden="true" className="size-5" />
    </button>
  )
}

export function ResizeHandle({ window }: { window: WindowFrame }) {
  return (
    <button
      type="button"
      aria-label="Resize the chat"
      aria-description="Drag it, or use the arrow keys"
      {...useFrameDrag(window, resized)}
      className={cx(handle, 'absolute -right-1.5 -bottom-1.5 size-8! cursor-nwse-resize')}
    >
      <MoveDiagonal2 aria-hidden="true" className="size-4" />
    </button>
  )
}
