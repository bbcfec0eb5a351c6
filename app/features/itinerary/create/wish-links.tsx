import { LinkButton } from '#app/ui/link-button.tsx'
import type { SetSlots } from '#domain/brief/set-by-hand/slots.ts'
import { besidesPlaceAndTime, planAddress } from '../trip/plan-address.ts'

interface WishLinksProps {
  title: string
  wishes: readonly { says: string; wish: string }[]
  /** Slots set by hand: those that are not about place or time go along. */
  slots?: SetSlots
}

/** Wishes that can be tapped. Nothing is fetched ahead: every one of them is a plan. */
export function WishLinks({ title, wishes, slots }: WishLinksProps) {
  if (wishes.length === 0) return null
  return (
    <nav aria-label={title} className="flex flex-col gap-3">
      <p className="font-semibold">{title}</p>
      <ul className="flex flex-wrap gap-3">
        {wishes.map(({ says, wish }) => (
          <li key={wish}>
            <LinkButton
              to={planAddress(wish, { slots: besidesPlaceAndTime(slots) })}
              variant="outline"
              size="sm"
            >
              {says}
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  )
}
