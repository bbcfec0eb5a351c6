import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { formatMoney } from '#app/ui/trip/format.ts'
import type { Money } from '#domain/money/money.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { type About, noteOn } from './notes.ts'

interface SumAndNoteFieldsProps {
  sum: {
    name: string
    label: string
    hint: string
    value: Money | null
    /** The error of what was typed. */
    problem: string | undefined
  }
  trip: Trip
  about: About
}

/** A sum of money and the traveller's note (`note`), at the end of the forms of a stop and of a trip. */
export function SumAndNoteFields({ sum, trip, about }: SumAndNoteFieldsProps) {
  const { name, label, hint, value, problem } = sum
  return (
    <>
      <FormField label={label} required={false} error={problem} hint={hint}>
        <Input
          name={name}
          inputMode="decimal"
          maxLength={40}
          defaultValue={value ? formatMoney(value.minor, value.currency) : ''}
        />
      </FormField>
      <FormField label="Note" required={false}>
        <Textarea
          name="note"
          rows={3}
          maxLength={10_000}
          defaultValue={noteOn(trip, about)?.text ?? ''}
        />
      </FormField>
    </>
  )
}
