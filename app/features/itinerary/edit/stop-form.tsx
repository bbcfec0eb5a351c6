import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { machineClock } from '#app/ui/trip/format.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { clockOf } from '../trip/trip-words.ts'
import { writeNote } from './notes.ts'
import { readSum } from './read-sum.ts'
import { SumAndNoteFields } from './sum-and-note-fields.tsx'
import type { Editing } from './use-editing.ts'

interface StopFormProps {
  trip: Trip
  day: Day
  stop: Stop
  editing: Editing
  onDone: () => void
}

/** A stop's hour, length, cost and note, as the traveller wants them. */
export function StopForm({ trip, day, stop, editing, onDone }: StopFormProps) {
  const [problem, setProblem] = useState<string>()
  const { tools, perform } = editing
  const start = clockOf(stop.start, day)
  const about = { entity: 'stop', id: stop.id } as const
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!tools) return
    const { engine, known } = tools
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const cost = readSum(text('cost'), trip, engine)
    if (cost === undefined) {
      setProblem('A sum like 12.50 or €12.50, please.')
      return
    }
    const [hours, minutes] = text('start').split(':').map(Number)
    const length = Number(text('minutes'))
    const wish = {
      cost,
      ...(text('name') === '' ? {} : { name: text('name') }),
      ...(hours === undefined || minutes === undefined ? {} : { start: hours * 60 + minutes }),
      ...(length > 0 ? { minutes: Math.min(1440, Math.round(length)) } : {}),
    }
    perform(engine.setStop(trip, stop.id, wish, known))
    perform(writeNote(trip, about, text('note'), engine))
    onDone()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <FormField label="Name">
        <Input name="name" defaultValue={stop.name} maxLength={200} />
      </FormField>
      <div className="grid grid-cols-2 gap-4">
        <FormField label="Begins at" hint="An hour you set is kept.">
          <Input
            name="start"
            type="time"
            defaultValue={start === null ? '' : machineClock(start)}
          />
        </FormField>
        <FormField label="Minutes">
          <Input
            name="minutes"
            type="number"
            min={5}
            max={1440}
            defaultValue={stop.minutes ?? ''}
          />
        </FormField>
      </div>
      <SumAndNoteFields
        sum={{
          name: 'cost',
          label: 'What it costs',
          hint: 'Only sums that you type are counted.',
          value: stop.cost,
          problem,
        }}
        trip={trip}
        about={about}
      />
      <Button type="submit" size="lg">
        Save
      </Button>
    </form>
  )
}
