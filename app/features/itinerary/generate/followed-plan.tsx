import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { WishForm } from '../create/wish-form.tsx'
import type { TypedWish } from '../create/wish-text.ts'
import { TripMap } from '../map/trip-map.tsx'
import { PlanNotes } from '../trip/plan-notes.tsx'
import { TripDays } from '../trip/trip-days.tsx'
import { TripLayout } from '../trip/trip-layout.tsx'
import { countInWords } from '../trip/trip-words.ts'
import { WaysOut } from '../trip/ways-out.tsx'
import { AnswerScreen, FailedScreen } from './answer-screen.tsx'
import { nextOf, type PlanStep, withoutRejection } from './plan-step.ts'
import { useKeptTrip } from './use-kept-trip.ts'

interface FollowedPlanProps {
  asked: TypedWish
  initial: PlanStep
}

/** Follows a plan from its first days to the last one, which is then kept and opened at its own address. */
export function FollowedPlan({ asked, initial }: FollowedPlanProps) {
  const { step, stop } = useSteps(initial)
  switch (step.kind) {
    case 'days':
      return <UnfinishedPlan trip={step.trip} says={step.says} onStop={stop} />
    case 'answer':
      return step.answer.trip ? (
        <FinishedPlan asked={asked} answer={step.answer} trip={step.answer.trip} />
      ) : (
        <AnswerScreen asked={asked} answer={step.answer} />
      )
    default:
      return <FailedScreen asked={asked} />
  }
}

/** Follows the steps. Where it is stopped or cut off, the last step counts as the answer. */
function useSteps(initial: PlanStep): { step: PlanStep; stop: () => void } {
  const [step, setStep] = useState(initial)
  const [stopped, setStopped] = useState(false)
  useEffect(() => {
    let followed = !stopped
    const follow = async (from: PlanStep) => {
      for (let next = nextOf(from); next; ) {
        const came = await withoutRejection(next)
        if (!followed) return
        setStep((before) => (came.kind === 'failed' ? endingWith(before) : came))
        next = nextOf(came)
      }
    }
    void follow(initial)
    return () => {
      followed = false
    }
  }, [initial, stopped])
  const stop = () => {
    setStopped(true)
    // Ends the document's stream where it is still open, and with it the plan on the server.
    if (document.readyState === 'loading') window.stop()
    setStep(endingWith)
  }
  return { step, stop }
}

function endingWith(step: PlanStep): PlanStep {
  return step.kind === 'days' ? { kind: 'answer', answer: answerOf(step.trip) } : step
}

function answerOf(trip: Trip): PlanAnswer {
  return {
    understood: trip.brief?.spans.map(({ slot, text }) => ({ slot, text })) ?? [],
    notUnderstood: [],
    assumed: trip.assumed,
    unmet: trip.unmet,
    notes: [],
    question: null,
    proposals: [],
    waysOut: [],
    trip,
  }
}

interface UnfinishedPlanProps {
  trip: Trip
  says: string
  onStop: () => void
}

function UnfinishedPlan({ trip, says, onStop }: UnfinishedPlanProps) {
  const ready = trip.days.filter(({ stops }) => stops.length > 0).length
  return (
    <TripLayout
      trip={trip}
      map={<TripMap trip={trip} />}
      bar={
        <div className="flex min-h-touch flex-wrap items-center gap-x-6 gap-y-3">
          <ProgressBar
            label={says}
            value={ready}
            max={trip.days.length}
            detail={`${ready} of ${countInWords(trip.days.length, 'day')}`}
            className="w-full max-w-lg"
          />
          <Button variant="outline" size="sm" onClick={onStop}>
            Stop, keep this
          </Button>
        </div>
      }
      lead={<PlanNotes {...answerOf(trip)} />}
    >
      <div className={arriving}>
        <TripDays trip={trip} />
      </div>
    </TripLayout>
  )
}

/** Days appear one after the other; a day that is shown already does not move again. */
const arriving =
  'motion-safe:[&>ol>li]:animate-rise-in motion-safe:[&>ol>li]:[animation-fill-mode:backwards] motion-safe:[&>ol>li:nth-child(2)]:[animation-delay:90ms] motion-safe:[&>ol>li:nth-child(3)]:[animation-delay:180ms] motion-safe:[&>ol>li:nth-child(n+4)]:[animation-delay:270ms]'

interface FinishedPlanProps {
  asked: TypedWish
  answer: PlanAnswer
  trip: Trip
}

function FinishedPlan({ asked, answer, trip }: FinishedPlanProps) {
  const problem = useKeptTrip(trip, answer)
  return (
    <TripLayout
      trip={trip}
      map={<TripMap trip={trip} />}
      bar={
        problem ? (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        ) : (
          <p className="flex min-h-touch items-center">Your plan is ready.</p>
        )
      }
      lead={
        <>
          <WaysOut waysOut={answer.waysOut} slots={asked.slots} />
          <PlanNotes {...answer} />
        </>
      }
      aside={<WishForm asked={asked} label="Change the wish" />}
    >
      <TripDays trip={trip} />
    </TripLayout>
  )
}
