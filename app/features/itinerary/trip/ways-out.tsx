import { LinkButton } from '#app/ui/link-button.tsx'
import type { SetSlots } from '#domain/brief/set-by-hand/slots.ts'
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import { besidesPlaceAndTime, planAddress } from './plan-address.ts'

interface WaysOutProps extends Pick<PlanAnswer, 'waysOut'> {
  /** Slots set by hand: those that are not about place or time go along. */
  slots?: SetSlots
}

/** What to change where wishes can't hold together: to tap, where it can be asked for in words. */
export function WaysOut({ waysOut, slots }: WaysOutProps) {
  if (waysOut.length === 0) return null
  return (
    <nav aria-label="Ways out" className="flex flex-col gap-3">
      <p className="font-semibold">Each of these would be enough</p>
      <ul className="flex flex-col items-start gap-3">
        {waysOut.map(({ says, wish }) => (
          <li key={says}>
            {wish ? (
              <LinkButton
                to={planAddress(wish, { slots: besidesPlaceAndTime(slots) })}
                variant="outline"
                size="sm"
                className="justify-start text-left"
              >
                {says}
              </LinkButton>
            ) : (
              says
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
