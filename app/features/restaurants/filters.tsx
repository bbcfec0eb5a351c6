import { type ReactNode, useId } from 'react'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { diets } from '#domain/brief/slots.ts'
import { cuisineInWords } from '#domain/restaurants/cuisines.ts'
import type { RestaurantWish } from '#domain/restaurants/wish.ts'
import { walkChoices, wishFields } from '#domain/restaurants/wish-fields.ts'

interface FiltersProps {
  wish: RestaurantWish
  /** Tags of the town's houses. */
  cuisines: readonly string[]
}

/** The fields that narrow a search. */
export function Filters({ wish, cuisines }: FiltersProps) {
  const shown = [...new Set([...wish.cuisines, ...cuisines])]
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-4 pt-2 sm:gap-x-6 lg:grid-cols-6">
      <FormField label="Day">
        <Input type="date" name={wishFields.date} defaultValue={wish.date} />
      </FormField>
      <FormField label="Time">
        <Input type="time" name={wishFields.time} defaultValue={wish.time} />
      </FormField>
      <Choice label="Meal" name={wishFields.meal} value={wish.meal}>
        <option value="breakfast">Breakfast</option>
        <option value="lunch">Lunch</option>
        <option value="dinner">Dinner</option>
      </Choice>
      <FormField label="People">
        <Input
          type="number"
          name={wishFields.people}
          min={1}
          max={100}
          inputMode="numeric"
          defaultValue={wish.people}
        />
      </FormField>
      <Choice label="Price up to" name={wishFields.price} value={wish.price}>
        {[1, 2, 3, 4].map((level) => (
          <option key={level} value={level}>
            {'$'.repeat(level)}
          </option>
        ))}
      </Choice>
      <Choice label="On foot" name={wishFields.walk} value={wish.walk}>
        {walkChoices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes} minutes
          </option>
        ))}
      </Choice>
      <Ticks legend="Only">
        <Tick name={wishFields.open} value="1" isOn={wish.open} label="Open then" />
        <Tick name={wishFields.kids} value="1" isOn={wish.kids} label="Good with children" />
        <Tick name={wishFields.stepFree} value="1" isOn={wish.stepFree} label="Step-free" />
      </Ticks>
      {shown.length > 0 && (
        <Ticks legend="Cuisines, any of these">
          {shown.map((each) => (
            <Tick
              key={each}
              name={wishFields.cuisines}
              value={each}
              isOn={wish.cuisines.includes(each)}
              label={cuisineInWords(each)}
            />
          ))}
        </Ticks>
      )}
      <DietTicks wish={wish} />
    </div>
  )
}

export function DietTicks({ wish }: { wish: RestaurantWish }) {
  return (
    <Ticks legend="Diets, which are always kept">
      {diets.map((diet) => (
        <Tick
          key={diet}
          name={wishFields.diets}
          value={diet}
          isOn={wish.diets.includes(diet)}
          label={diet}
        />
      ))}
    </Ticks>
  )
}

function Ticks({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="col-span-full">
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">{children}</div>
    </fieldset>
  )
}

interface ChoiceProps {
  label: string
  name: string
  value: string | number | undefined
  children: ReactNode
}

function Choice({ label, name, value, children }: ChoiceProps) {
  return (
    <FormField label={label}>
      <NativeSelect name={name} defaultValue={value ?? ''}>
        <option value="">Any</option>
        {children}
      </NativeSelect>
    </FormField>
  )
}

interface TickProps {
  name: string
  value: string
  isOn: boolean
  label: string
}

export function Tick({ name, value, isOn, label }: TickProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-touch cursor-pointer items-center gap-3">
      <input
        id={id}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isOn}
        className="size-5 accent-violet"
      />
      {label}
    </label>
  )
}
