import { DragDropContext, Droppable, type DropResult } from '@hello-pangea/dnd'
import { useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { PersonId } from '#domain/trip/ids.ts'
import { AdminFrame } from '../admin-frame.tsx'
import { ErrorBox } from '../error-box.tsx'
import { CarouselForm } from './carousel-form.tsx'
import { CarouselRow } from './carousel-row.tsx'
import { type CarouselAdmin, useCarouselAdmin } from './use-carousel-admin.ts'

interface CarouselAdminScreenProps {
  personId: PersonId
}

export function CarouselAdminScreen({ personId }: CarouselAdminScreenProps) {
  const admin = useCarouselAdmin(personId)
  const [adding, setAdding] = useState(false)
  const toggle = () => {
    admin.forget()
    setAdding(!adding)
  }
  return (
    <AdminFrame
      heading="Carousel Admin"
      action={
        admin.phase === 'listing' && (
          <Button variant={adding ? 'outline' : 'primary'} aria-expanded={adding} onClick={toggle}>
            {adding ? 'Cancel' : 'Add New Item'}
          </Button>
        )
      }
    >
      <ErrorBox error={admin.problem?.message ?? null} advice={admin.problem?.advice ?? null} />
      {admin.phase === 'verifying' && <Spinner label="Verifying admin access..." showLabel />}
      {admin.phase === 'unreached' && (
        <ErrorState
          message="Your admin access could not be verified: the server could not be reached."
          onRetry={admin.verifyAgain}
        />
      )}
      {admin.phase === 'loading' && <Spinner label="Loading carousel items..." showLabel />}
      {admin.phase === 'unread' && (
        <Button variant="outline" onClick={admin.loadAgain}>
          Retry
        </Button>
      )}
      {adding && (
        <Card className="mb-6">
          <CarouselForm
            onSave={async (fields, file) => {
              const saved = file !== null && (await admin.add(fields, file))
              if (saved) setAdding(false)
              return saved
            }}
            onProblem={admin.fail}
          />
        </Card>
      )}
      {admin.phase === 'listing' && <ItemList admin={admin} />}
    </AdminFrame>
  )
}

function ItemList({ admin }: { admin: CarouselAdmin }) {
  const drop = ({ source, destination }: DropResult) => {
    if (destination) void admin.move(source.index, destination.index)
  }
  if (admin.items.length === 0) {
    return <EmptyState message="No carousel items found. Add your first one!" />
  }
  return (
    <>
      <output className="mb-3 flex min-h-8 items-center">
        {admin.reordering && <Badge tone="warning">Saving order...</Badge>}
      </output>
      <DragDropContext onDragEnd={drop}>
        <Droppable droppableId="carousel">
          {({ innerRef, droppableProps, placeholder }) => (
            <ol ref={innerRef} {...droppableProps} aria-label="Carousel items">
              {admin.items.map((item, index) => (
                <CarouselRow key={item.id} item={item} index={index} admin={admin} />
              ))}
              {placeholder}
            </ol>
          )}
        </Droppable>
      </DragDropContext>
    </>
  )
}
