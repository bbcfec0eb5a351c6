import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { AnswerScreen, FailedScreen, WaysOut } from './answer-screen.tsx'
import { PlanNotes } from './plan-notes.tsx'
import { nextOf, type PlanStep, withoutRejection } from './plan-step.ts'
import { TripDays } from './trip-days.tsx'
import { TripLayout } from './trip-layout.tsx'
import { useKeptTrip } from './use-kept-trip.ts'
import { WishForm } from './wish-form.tsx'

interface FollowedPlanProps {
  wish: string
  initial: PlanStep
}

/** From the first days to the last plan, which is then kept and opened at its own address. */
export function FollowedPlan({ wish, initial }: FollowedPlanProps) {
  const { step, stop } = useSteps(initial)
  switch (step.kind) {
    case 'days':
      return <UnfinishedPlan trip={step.trip} says={step.says} onStop={stop} />
    case 'answer':
      return step.answer.trip ? (
        <FinishedPlan wish={wish} answer={step.answer} trip={step.answer.trip} />
      ) : (
        <AnswerScreen wish={wish} answer={step.answer} />
      )
    default:
      return <FailedScreen wish={wish} />
  }
}

/** Stopped, or cut off in the middle, what is there is the answer. */
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
  return (
    <TripLayout
      trip={trip}
      bar={
        <div className="flex min-h-touch flex-wrap items-center gap-4">
          <Spinner label={says} showLabel />
          <Button variant="outline" size="sm" onClick={onStop}>
            Stop, keep this
          </Button>
        </div>
      }
      lead={<PlanNotes {...answerOf(trip)} />}
    >
      <TripDays trip={trip} />
    </TripLayout>
  )
}

interface FinishedPlanProps {
  wish: string
  answer: PlanAnswer
  trip: Trip
}

function FinishedPlan({ wish, answer, trip }: FinishedPlanProps) {
  const problem = useKeptTrip(trip, answer)
  return (
    <TripLayout
      trip={trip}
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
          <WaysOut waysOut={answer.waysOut} />
          <PlanNotes {...answer} />
        </>
      }
      aside={<WishForm wish={wish} label="Change the wish" />}
    >
      <TripDays trip={trip} />
    </TripLayout>
  )
}
