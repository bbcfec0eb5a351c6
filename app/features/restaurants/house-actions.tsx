import { CalendarPlus, Pin, Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AddToTrip, pinToBoard, ShareDialog } from '#app/features/suggestions/index.ts'
import { usePerson } from '#app/lib/account/account-context.ts'
import { askToSignIn } from '#app/lib/account/sign-in-request.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import type { Meal } from '#domain/places/schema.ts'
import type { ShownHouse } from '#domain/restaurants/answer.ts'
import { suggestionOfHouse } from '#domain/restaurants/suggestion-of-house.ts'
import { useMealPlace } from './meal-place.ts'

interface HouseActionsProps {
  house: ShownHouse
  /** The meal that it was looked for. */
  meal: Meal | null
}

/** What can be done with a house: a day of a trip, the board, a group. */
export function HouseActions({ house, meal }: HouseActionsProps) {
  const person = usePerson()
  const { tripId, day } = useMealPlace()
  const [asks, setAsks] = useState<'trip' | 'share' | null>(null)
  const { name, meals } = house
  const suggestion = suggestionOfHouse(house)
  const done = () => setAsks(null)
  const glyph = { 'aria-hidden': true, className: 'size-5' } as const
  function share() {
    if (person) return setAsks('share')
    notify.error('Not authenticated', { description: 'Groups need an account.' })
    askToSignIn()
  }
  return (
    <div className="mt-2 -ml-4 flex flex-wrap noscript:hidden print:hidden">
      <Button
        variant="ghost"
        size="sm"
        iconStart={<CalendarPlus {...glyph} />}
        aria-label={`Add to a day: ${name}`}
        onClick={() => setAsks('trip')}
      >
        Add to a day
      </Button>
      <Button
        variant="ghost"
        size="sm"
        iconStart={<Pin {...glyph} />}
        aria-label={`Pin to the ideaboard: ${name}`}
        onClick={() => void pinToBoard({ ...suggestion, isPinned: true }, person !== null)}
      >
        Pin
      </Button>
      <Button
        variant="ghost"
        size="sm"
        iconStart={<Send {...glyph} />}
        aria-label={`Share with a group: ${name}`}
        onClick={share}
      >
        Share
      </Button>
      <Suspense>
        {asks === 'trip' && (
          <AddToTrip
            suggestion={suggestion}
            beside={tripId}
            day={day}
            hand="person"
            meal={meal ?? meals.at(-1)}
            onClose={done}
          />
        )}
        {asks === 'share' && <ShareDialog suggestion={suggestion} onClose={done} />}
      </Suspense>
    </div>
  )
}
