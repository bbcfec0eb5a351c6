import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { BudgetField } from './fields/budget-field.tsx'
import type { FieldProps } from './fields/field-props.ts'
import { SeeField, StayField, WhereField } from './fields/place-fields.tsx'
import { LengthField, WhenField } from './fields/when-field.tsx'
import { DietField, LikesField, PaceField, StepFreeField, WhoField } from './fields/wish-fields.tsx'
import { type Chip, type ChipName, unset } from './wish-chips.ts'

const Calendar = lazy(() => import('./fields/calendar.tsx'))

/** As tall as a month with six weeks, so that nothing moves when its code arrives. */
function CalendarField(props: FieldProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="min-h-90">
        <Suspense fallback={<Skeleton className="h-90 w-77 max-w-full" />}>
          <Calendar {...props} />
        </Suspense>
      </div>
      <WhenField {...props} />
    </div>
  )
}

const fields: Readonly<Record<ChipName, ComponentType<FieldProps>>> = {
  where: WhereField,
  when: CalendarField,
  length: LengthField,
  who: WhoField,
  pace: PaceField,
  likes: LikesField,
  budget: BudgetField,
  see: SeeField,
  diet: DietField,
  stepfree: StepFreeField,
  stay: StayField,
}

interface ChipPanelProps extends Omit<FieldProps, 'prefix'> {
  id: string
  chip: Chip
  onClose: () => void
}

/** The field of one chip, under the row of chips. Escape and Done lead back to the chip. */
export function ChipPanel({ id, chip, onClose, ...field }: ChipPanelProps) {
  const panel = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // The calendar is still loading when the panel opens: there the panel itself gets the focus.
    const first = panel.current?.querySelector<HTMLElement>('input:not([type=hidden])')
    const target = chip.name === 'when' ? panel.current : first
    target?.focus()
  }, [chip.name])
  const Field = fields[chip.name]
  return (
    <fieldset
      ref={panel}
      id={id}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
      className="flex min-w-0 animate-fade-in flex-col gap-4 rounded-control border border-hairline bg-surface-sunken p-4 max-sm:-mx-5"
    >
      <legend className="sr-only">{chip.label}</legend>
      <Field {...field} prefix="chip-" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="sm" onClick={onClose}>
          Done
        </Button>
        {chip.isSet && (
          <>
            <p className="text-on-surface-muted text-sm">
              You set this.{chip.words ? ` Your words say: ${chip.words}.` : ''}
            </p>
            <Button variant="ghost" size="sm" onClick={() => field.onSet(unset(chip.name))}>
              Go by my words
            </Button>
          </>
        )}
      </div>
    </fieldset>
  )
}
