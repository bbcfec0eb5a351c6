import { ChevronDown } from 'lucide-react'
import { BudgetField } from './fields/budget-field.tsx'
import type { FieldProps } from './fields/field-props.ts'
import { SeeField, StayField, WhereField } from './fields/place-fields.tsx'
import { LengthField, WhenField } from './fields/when-field.tsx'
import { DietField, LikesField, PaceField, StepFreeField, WhoField } from './fields/wish-fields.tsx'

/** Every field that a chip has, one below the other. Without script it is sent like any form. */
export function ShortForm(props: Omit<FieldProps, 'prefix'>) {
  const field = { ...props, prefix: '' }
  return (
    <details className="group rounded-control border border-hairline">
      <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-3 rounded-control px-4 py-2 font-semibold hover:bg-hover [&::-webkit-details-marker]:hidden">
        Or fill in a short form
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-6 px-4 pt-2 pb-5">
        <WhereField {...field} />
        <WhenField {...field} />
        <div className="flex flex-wrap gap-x-8 gap-y-6">
          <LengthField {...field} />
          <WhoField {...field} />
        </div>
        <PaceField {...field} />
        <LikesField {...field} />
        <SeeField {...field} />
        <BudgetField {...field} />
        <DietField {...field} />
        <StepFreeField {...field} />
        <StayField {...field} />
      </div>
    </details>
  )
}
