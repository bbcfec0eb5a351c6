import { Draggable } from '@hello-pangea/dnd'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ContentImage } from '#app/features/pages/index.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { cx } from '#app/ui/class-names.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { ConfirmButton } from '../confirm-button.tsx'
import { DragHandle } from '../drag-handle.tsx'
import type { CarouselItem } from './carousel-calls.ts'
import { CarouselForm } from './carousel-form.tsx'
import type { CarouselAdmin } from './use-carousel-admin.ts'

interface CarouselRowProps {
  item: CarouselItem
  index: number
  admin: CarouselAdmin
}

export function CarouselRow({ item, index, admin }: CarouselRowProps) {
  /** The item as it was when its form was opened; null while it is closed. */
  const [begun, setBegun] = useState<CarouselItem | null>(null)
  const editing = begun !== null
  const deleting = admin.deletingId === item.id
  return (
    <Draggable
      draggableId={item.id}
      index={index}
      isDragDisabled={admin.reordering || editing}
      disableInteractiveElementBlocking
    >
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <li ref={innerRef} {...draggableProps} className="pb-3">
          <Card
            padding="snug"
            className={cx('flex flex-col gap-4', isDragging && 'ring-3 ring-horizon')}
          >
            <div className="flex items-center gap-3 sm:gap-4">
              <DragHandle handle={dragHandleProps} label={`Move ${item.title}`} />
              <div className="aspect-square w-16 shrink-0 overflow-hidden rounded-chip sm:w-24">
                <ContentImage src={item.image_url} alt="" sizes="6rem" shape="square" />
              </div>
              <div className="min-w-0 grow">
                <h2 className="truncate font-semibold font-sans text-lg">{item.title}</h2>
                <p className="line-clamp-2 text-on-surface-muted text-sm">{item.description}</p>
                {item.itinerary_link && (
                  <TextLink
                    href={item.itinerary_link}
                    newTab
                    className="inline-flex min-h-6 items-center text-sm"
                  >
                    View Itinerary
                  </TextLink>
                )}
              </div>
              <div className="flex shrink-0 flex-col sm:flex-row">
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Edit ${item.title}`}
                  aria-expanded={editing}
                  onClick={() => setBegun(editing ? null : item)}
                >
                  <Pencil aria-hidden="true" className="size-5" />
                </Button>
                <ConfirmButton
                  variant="ghost"
                  size="icon"
                  aria-label={`Delete ${item.title}`}
                  question="Are you sure you want to delete this item?"
                  consequence={`“${item.title}” and its picture are gone at once.`}
                  yes={deleting ? 'Deleting...' : 'Delete'}
                  onConfirm={() => admin.remove(item)}
                >
                  <Trash2 aria-hidden="true" className="size-5" />
                </ConfirmButton>
              </div>
            </div>
            {begun && (
              <CarouselForm
                item={begun}
                isOutdated={begun.updated_at !== item.updated_at}
                onSave={async (fields, file) => {
                  const saved = await admin.change(begun, fields, file)
                  setBegun(saved ? null : item)
                  return saved
                }}
                onProblem={admin.fail}
                onCancel={() => setBegun(null)}
              />
            )}
          </Card>
        </li>
      )}
    </Draggable>
  )
}
