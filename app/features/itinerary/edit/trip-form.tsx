import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { writeNote } from './notes.ts'
import { readSum } from './read-sum.ts'
import { SumAndNoteFields } from './sum-and-note-fields.tsx'
import { type TripTools, weatherIn } from './trip-tools.ts'
import type { Editing } from './use-editing.ts'

interface TripFormProps {
  trip: Trip
  editing: Editing
  onDone: () => void
  /** Called where the days were planned for another party, date or pace. */
  onOtherPlan: () => void
}

const paces = [
  { value: 'slow', label: 'Slow' },
  { value: 'balanced', label: 'Balanced' },
  { value: 'fast', label: 'Full days' },
]

/** What holds for the trip as a whole: its name, dates, party, pace, budget and note. */
export function TripForm({ trip, editing, onDone, onOtherPlan }: TripFormProps) {
  const [problem, setProblem] = useState<string>()
  const { tools, perform } = editing
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!tools) return
    const data = new FormData(event.currentTarget)
    const budget = readSum(String(data.get('budget') ?? ''), trip, tools.engine)
    if (budget === undefined) {
      setProblem('A sum like 1200 or €1,200, please.')
      return
    }
    const changes = changesOf(trip, data, budget, tools)
    for (const change of changes) perform(change)
    onDone()
    if (changes.some(isOfThePlan)) onOtherPlan()
  }
  const { party } = trip
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <FormField label="Name">
        <Input name="title" defaultValue={trip.title} maxLength={200} required />
      </FormField>
      <FormField label="First day" hint="All days move with it.">
        <Input
          name="start"
          type="date"
          defaultValue={trip.start}
          min="1990-01-01"
          max="2199-12-31"
        />
      </FormField>
      <div className="grid grid-cols-2 gap-4">
        <FormField label="Adults">
          <Input
            name="adults"
            type="number"
            min={1}
            max={99}
            defaultValue={party.adults ?? party.total ?? 1}
          />
        </FormField>
        <FormField label="Children">
          <Input
            name="children"
            type="number"
            min={0}
            max={99}
            defaultValue={party.children ?? 0}
          />
        </FormField>
      </div>
      <FormField label="Pace">
        <Select name="pace" options={paces} defaultValue={trip.pace} />
      </FormField>
      <SumAndNoteFields
        sum={{
          name: 'budget',
          label: 'Budget in all',
          hint: 'Compared with the sums that you type in.',
          value: trip.budget,
          problem,
        }}
        trip={trip}
        about={{ entity: 'trip' }}
      />
      <Button type="submit" size="lg">
        Save
      </Button>
    </form>
  )
}

/** Whether the plan would have been another, had the planner known of this change. */
function isOfThePlan(change: TripChange): boolean {
  if (change.kind === 'edit') return change.edits.some(({ set }) => 'pace' in set)
  return change.kind === 'change-party' || change.kind === 'change-dates'
}

/** One change for each thing that differs, so that each can be undone alone. */
function changesOf(
  trip: Trip,
  data: FormData,
  budget: Trip['budget'],
  tools: TripTools,
): TripChange[] {
  const { engine } = tools
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const [title, start] = [text('title'), text('start')]
  const pace = paces.find(({ value }) => value === text('pace'))?.value as Trip['pace'] | undefined
  const adults = Math.max(1, Math.round(Number(text('adults'))) || 1)
  const children = Math.max(0, Math.round(Number(text('children'))) || 0)
  const { party } = trip
  const isOtherParty =
    adults !== (party.adults ?? party.total ?? 1) || children !== (party.children ?? 0)
  const has = party.has.filter((each) => each !== 'children' || children > 0)
  const isOtherBudget = JSON.stringify(budget) !== JSON.stringify(trip.budget)
  const set = {
    ...(pace && pace !== trip.pace ? { pace } : {}),
    ...(isOtherBudget ? { budget } : {}),
  }
  const changes: (TripChange | null)[] = [
    title && title !== trip.title
      ? { kind: 'edit', edits: [{ entity: 'trip', id: trip.id, set: { title } }] }
      : null,
    start ? engine.moveTrip(trip, start, weatherIn(tools, trip)) : null,
    isOtherParty
      ? {
          kind: 'change-party',
          party: { ...party, adults, children, total: adults + children, has },
        }
      : null,
    Object.keys(set).length > 0
      ? { kind: 'edit', edits: [{ entity: 'trip', id: trip.id, set }] }
      : null,
    writeNote(trip, { entity: 'trip' }, text('note'), engine),
  ]
  return changes.filter((change) => change !== null)
}
