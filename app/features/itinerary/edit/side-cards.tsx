import type { Trip } from '#domain/trip/schema.ts'
import { BudgetCard } from './budget-card.tsx'
import type { Editing } from './use-editing.ts'
import { WhyNotCard } from './why-not-card.tsx'

/** Beside the days; loaded with the code that changes them. */
export function SideCards(props: { trip: Trip; editing: Editing }) {
  return (
    <>
      <WhyNotCard {...props} />
      <BudgetCard {...props} />
    </>
  )
}
