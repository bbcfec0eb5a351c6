import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd'

/**
 * The attributes of a card that is its own handle. The library makes a handle a button; a card holds
 * buttons, which a button must not, so it is a group.
 */
export function groupHandle(handle: DraggableProvidedDragHandleProps | null, label: string) {
  return { ...handle, role: 'group', 'aria-label': label }
}
