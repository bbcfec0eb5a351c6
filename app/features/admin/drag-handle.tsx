import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd'
import { GripVertical } from 'lucide-react'

interface DragHandleProps {
  /** Null while dragging is disabled. */
  handle: DraggableProvidedDragHandleProps | null
  label: string
}

/** Drags a row: by mouse, by a long touch, or by keyboard with the space bar. */
export function DragHandle({ handle, label }: DragHandleProps) {
  return (
    <button
      type="button"
      {...handle}
      aria-label={label}
      aria-disabled={handle ? undefined : true}
      className="inline-flex size-touch shrink-0 cursor-grab items-center justify-center rounded-control text-on-surface-muted hover:bg-hover aria-disabled:cursor-default aria-disabled:opacity-50"
    >
      <GripVertical aria-hidden="true" className="size-5" />
    </button>
  )
}
