import type { ReactNode } from 'react'

/**
 * Around days whose stops can be dragged (`useDraggedStops`): how it is done, for the handles to refer to, and
 * a place for what screen readers are told meanwhile.
 */
export function DragArea({ children }: { children: ReactNode }) {
  return (
    <>
      <p id="how-to-drag" hidden>
        Drag it with the mouse or a finger; by keyboard, Space lifts it, the arrow keys move it.
      </p>
      {children}
      <p id="drag-said" aria-live="assertive" className="sr-only" />
    </>
  )
}
