import type { FormEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { Trip } from '#domain/trip/schema.ts'
import { type About, noteOn, writeNote } from './notes.ts'
import type { Editing } from './use-editing.ts'

interface NoteFormProps {
  trip: Trip
  about: About
  editing: Editing
  onDone: () => void
}

export function NoteForm({ trip, about, editing, onDone }: NoteFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('note') ?? '')
    const { tools, perform } = editing
    if (tools) perform(writeNote(trip, about, text, tools.engine))
    onDone()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <FormField label="Note" required={false}>
        <Textarea
          name="note"
          rows={5}
          maxLength={10_000}
          defaultValue={noteOn(trip, about)?.text ?? ''}
        />
      </FormField>
      <Button type="submit" size="lg">
        Save
      </Button>
    </form>
  )
}
