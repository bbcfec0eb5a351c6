import { Draggable } from '@hello-pangea/dnd'
import { memo } from 'react'
import type { Idea } from '#domain/ideas/idea.ts'
import { groupHandle } from './group-handle.ts'
import { IdeaItem } from './idea-item.tsx'

interface DraggableIdeaProps {
  idea: Idea
  index: number
  today: string
  refused?: string | undefined
  selected?: boolean
}

/** A card that is dragged by itself: mouse, a long touch, or Space and the arrow keys. */
export const DraggableIdea = memo(function DraggableIdea({
  idea,
  index,
  ...shown
}: DraggableIdeaProps) {
  return (
    <Draggable draggableId={idea.id} index={index}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <li ref={innerRef} {...draggableProps} className="pb-4">
          <div
            {...groupHandle(dragHandleProps, idea.title)}
            className="cursor-grab rounded-control active:cursor-grabbing"
          >
            <IdeaItem idea={idea} {...shown} isDragging={isDragging} />
          </div>
        </li>
      )}
    </Draggable>
  )
})
