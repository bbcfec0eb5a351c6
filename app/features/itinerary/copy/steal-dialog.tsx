import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { monthName } from '#domain/calendar/english-dates.ts'
import { wishLike } from '#domain/samples/sample-wish.ts'
import type { Sample } from '#domain/samples/samples.ts'
import { isDriven, ownAddress } from '#domain/trip/road-stops.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { planAddress } from '../trip/plan-address.ts'
import { FirstDay } from './first-day.tsx'
import { keepSample } from './keep-sample.ts'
import { PaceChoice } from './pace-choice.tsx'
import { firstChoice, isSampleAsItIs } from './steal-choice.ts'
import { Stepper } from './stepper.tsx'

interface StealDialogProps {
  sample: Sample
  trip: Trip
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dates, company and pace: the sample as it is, where it fits them, and else planned anew. */
export function StealDialog({ sample, trip, open, onOpenChange }: StealDialogProps) {
  const [choice, setChoice] = useState(() => firstChoice(sample))
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const navigate = useNavigate()
  const form = useId()
  const set = (more: Partial<typeof choice>) => setChoice((before) => ({ ...before, ...more }))
  const asItIs = isSampleAsItIs(choice, trip)

  const take = async () => {
    setWorking(true)
    if (!asItIs) {
      await navigate(planAddress(wishLike(sample, choice)))
      return
    }
    try {
      const { id } = await keepSample(trip, choice)
      await navigate(ownAddress(id, isDriven(trip)))
    } catch {
      setProblem('This browser could not keep the trip. Please try again.')
      setWorking(false)
    }
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={`Your ${sample.name}`}
        description="Set what you know. All of it can be changed later."
        footer={
          <Button type="submit" form={form} loading={working} loadingLabel="One moment…">
            {asItIs ? 'Make it mine' : 'Plan it for me'}
          </Button>
        }
      >
        <form
          id={form}
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            void take()
          }}
        >
          <FirstDay
            start={choice.start}
            days={choice.days}
            open={`Left open, it stays in ${monthName(sample.month)}`}
            onChange={set}
          />
          <Stepper
            label="Days"
            value={choice.days}
            least={1}
            most={30}
            onChange={(days) => set({ days })}
          />
          <Stepper
            label="Adults"
            value={choice.adults}
            least={1}
            most={20}
            onChange={(adults) => set({ adults })}
          />
          <Stepper
            label="Children"
            hint="Under 18"
            value={choice.children}
            least={0}
            most={20}
            onChange={(children) => set({ children })}
          />
          <PaceChoice value={choice.pace} onChange={(pace) => set({ pace })} />
          <p role="alert" className="text-danger text-sm empty:hidden">
            {problem}
          </p>
          <p aria-live="polite" className="text-on-surface-muted text-sm">
            {asItIs
              ? 'You get the sample as it is, to change as you like.'
              : 'The days are planned anew for this, with the hours of your days.'}
          </p>
        </form>
      </DialogContent>
    </Dialog>
  )
}
