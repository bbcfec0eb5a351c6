import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import type { Trip } from '#domain/trip/schema.ts'
import { dayInWords } from '../trip/trip-words.ts'
import { NoteForm } from './note-form.tsx'
import { PlaceFinder } from './place-finder.tsx'
import { StopForm } from './stop-form.tsx'
import { SwapList } from './swap-list.tsx'
import { TripForm } from './trip-form.tsx'
import type { Editing, OpenDialog } from './use-editing.ts'

interface EditDialogProps {
  trip: Trip
  editing: Editing
  open: OpenDialog
  onClose: () => void
  /** Called where the days were planned for something that is different now. */
  onOtherPlan: () => void
}

/** Everything that needs more room than a button; loaded when it is first opened. */
export function EditDialog(props: EditDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <OpenContent {...props} />
    </Dialog>
  )
}

function OpenContent({ trip, editing, open, onClose, onOtherPlan }: EditDialogProps) {
  switch (open.kind) {
    case 'add': {
      const number = trip.days.findIndex(({ id }) => id === open.day) + 1
      return (
        <DialogContent
          title={number > 0 ? `Add to day ${number}` : 'Add a place'}
          description="By name, or by what it is: a museum, vegan, a view."
        >
          <PlaceFinder
            trip={trip}
            editing={editing}
            day={open.day}
            label="What would you like to add?"
            placeholder="A name, or what it is"
            suggests
            onDone={onClose}
          />
        </DialogContent>
      )
    }
    case 'swap': {
      const stop = trip.days.flatMap(({ stops }) => stops).find(({ id }) => id === open.stop)
      return stop ? (
        <DialogContent
          title={`Instead of ${stop.name}`}
          description="Best first, with what changes on that day."
        >
          <SwapList trip={trip} stop={stop} editing={editing} onDone={onClose} />
        </DialogContent>
      ) : null
    }
    case 'stop': {
      const day = trip.days.find(({ stops }) => stops.some(({ id }) => id === open.stop))
      const stop = day?.stops.find(({ id }) => id === open.stop)
      return day && stop ? (
        <DialogContent title={stop.name}>
          <StopForm trip={trip} day={day} stop={stop} editing={editing} onDone={onClose} />
        </DialogContent>
      ) : null
    }
    case 'day': {
      const day = trip.days.find(({ id }) => id === open.day)
      return day ? (
        <DialogContent title={dayInWords(day.date)}>
          <NoteForm
            trip={trip}
            about={{ entity: 'day', id: day.id }}
            editing={editing}
            onDone={onClose}
          />
        </DialogContent>
      ) : null
    }
    case 'trip':
      return (
        <DialogContent title="This trip">
          <TripForm trip={trip} editing={editing} onDone={onClose} onOtherPlan={onOtherPlan} />
        </DialogContent>
      )
  }
}
