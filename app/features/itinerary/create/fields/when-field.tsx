import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { FieldProps } from './field-props.ts'
import { Stepper } from './stepper.tsx'

/** The most that the stepper offers; the server decides about longer stays. */
const mostDays = 60

/** Dates as the browser asks for them, or a month. Setting one kind takes the other back. */
export function WhenField({ shown, onSet, prefix }: FieldProps) {
  const { start = '', end = '', month = '' } = shown
  const set = (next: { start?: string; end?: string; month?: string }) => {
    const both = Boolean(next.start && next.end)
    onSet({ ...notSaid, ...withoutEmpty(next), ...(both && { days: undefined }) })
  }
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <FormField label="First day">
        <Input
          type="date"
          name={`${prefix}start`}
          value={start}
          onChange={({ target }) =>
            set({ start: target.value, ...(end >= target.value && { end }) })
          }
        />
      </FormField>
      <FormField label="Last day">
        <Input
          type="date"
          name={`${prefix}end`}
          min={start || undefined}
          value={end}
          onChange={({ target }) => set({ start, end: target.value })}
        />
      </FormField>
      <FormField label="Or a month">
        <Input
          type="month"
          name={`${prefix}month`}
          value={month}
          placeholder="2027-05"
          onChange={({ target }) => set({ month: target.value })}
        />
      </FormField>
    </div>
  )
}

/** Every slot of the dates, unset. */
export const notSaid = { start: undefined, end: undefined, month: undefined }

function withoutEmpty<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Fields
}

export function LengthField({ shown, onSet, prefix }: FieldProps) {
  return (
    <Stepper
      label="Days"
      name={`${prefix}days`}
      value={shown.days}
      least={1}
      most={mostDays}
      onChange={(days) => onSet({ days, end: undefined })}
    />
  )
}
