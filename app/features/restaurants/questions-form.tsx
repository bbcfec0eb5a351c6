import { Utensils } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import type { SetQuestions } from '#domain/restaurants/set-questions.ts'
import { wishFields } from '#domain/restaurants/wish-fields.ts'
import { DietTicks, Tick } from './filters.tsx'

interface QuestionsFormProps {
  questions: SetQuestions
  busy: boolean
}

const mostDays = 14
const levels = ['cheap and cheerful', 'moderate', 'rather dear', 'whatever it costs']

export function QuestionsForm({ questions, busy }: QuestionsFormProps) {
  const { wish, days, breakfast } = questions
  return (
    <Form method="get" action="/restaurant-recommendations" className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <FormField label="Where">
          <Input
            name={wishFields.where}
            defaultValue={wish.where}
            placeholder="Lisbon"
            maxLength={120}
            required
            autoComplete="off"
          />
        </FormField>
        <FormField label="From">
          <Input type="date" name={wishFields.date} defaultValue={wish.date} />
        </FormField>
        <FormField label="Days">
          <Input
            type="number"
            name="days"
            min={1}
            max={mostDays}
            inputMode="numeric"
            defaultValue={days}
          />
        </FormField>
        <FormField label="A usual meal is">
          <NativeSelect name={wishFields.price} defaultValue={wish.price ?? 2}>
            {levels.map((words, index) => (
              <option key={words} value={index + 1}>
                {'$'.repeat(index + 1)} {words}
              </option>
            ))}
          </NativeSelect>
        </FormField>
      </div>
      <DietTicks wish={wish} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Tick name={wishFields.kids} value="1" isOn={wish.kids} label="Good with children" />
        <Tick name={wishFields.stepFree} value="1" isOn={wish.stepFree} label="Step-free" />
        <Tick name="breakfast" value="1" isOn={breakfast} label="Breakfast too" />
        <Button
          type="submit"
          loading={busy}
          iconStart={<Utensils aria-hidden="true" className="size-5" />}
          className="sm:ml-auto"
        >
          Set the tables
        </Button>
      </div>
    </Form>
  )
}
