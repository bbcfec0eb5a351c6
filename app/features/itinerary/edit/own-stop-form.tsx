import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Wanted } from './add-to-trip.ts'
import { readCoordinates } from './read-coordinates.ts'

interface OwnStopFormProps {
  name: string
  onSubmit: (own: Extract<Wanted, { text: string }>) => void
}

/** A form for a stop that is in no catalogue: a friend's house, a shop, a table. */
export function OwnStopForm({ name, onSubmit }: OwnStopFormProps) {
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const written = String(data.get('at') ?? '').trim()
    const at = written === '' ? null : readCoordinates(written)
    if (at === undefined) {
      setProblem('Two numbers like 38.71, -9.14, please.')
      return
    }
    const minutes = Math.min(900, Math.max(5, Number(data.get('minutes')) || 60))
    onSubmit({ text: name, minutes, ...(at && { at }) })
  }
  return (
    <details className="rounded-control border border-hairline">
      <summary className="flex min-h-touch cursor-pointer items-center px-4 py-2 font-semibold">
        Add “{name}” by name
      </summary>
      <form onSubmit={submit} className="flex flex-col gap-4 px-4 pt-1 pb-4">
        <FormField
          label="Where it is"
          required={false}
          hint="Latitude and longitude, for the ways there and back."
          error={problem}
        >
          <Input name="at" placeholder="38.71, -9.14" inputMode="text" />
        </FormField>
        <FormField label="How long, in minutes">
          <Input name="minutes" type="number" min={5} max={900} step={5} defaultValue={60} />
        </FormField>
        <Button type="submit" variant="secondary" className="self-start">
          Add it
        </Button>
      </form>
    </details>
  )
}
