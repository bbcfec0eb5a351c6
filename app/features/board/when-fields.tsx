import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { timeChoices } from '#domain/ideas/idea.ts'

interface WhenFieldsProps {
  date: string
  onDate: (date: string) => void
  time: string
  onTime: (time: string) => void
}

/** The day of an idea and its hour. A time that is none of the choices, from a calendar, stays one. */
export function WhenFields({ date, onDate, time, onTime }: WhenFieldsProps) {
  const times = time !== '' && !timeChoices.includes(time) ? [time, ...timeChoices] : timeChoices
  return (
    <>
      <FormField label="Date">
        <Input type="date" value={date} onChange={({ target }) => onDate(target.value)} />
      </FormField>
      <FormField label="Time">
        <NativeSelect value={time} onChange={({ target }) => onTime(target.value)}>
          <option value="">Select time</option>
          {times.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </NativeSelect>
      </FormField>
    </>
  )
}
