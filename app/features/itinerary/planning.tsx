import { Suspense, use } from 'react'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { FollowedPlan } from './followed-plan.tsx'
import { NarrowPage } from './narrow-page.tsx'
import { PlanNotes } from './plan-notes.tsx'
import { type PlanStep, withoutRejection } from './plan-step.ts'
import { planAddress } from './wish-text.ts'

interface PlanningProps {
  wish: string
  first: Promise<PlanStep>
}

/**
 * A plan while it is made. The server's markup streams up to the first days; the steps after them
 * are followed in the browser, in place.
 */
export function Planning({ wish, first }: PlanningProps) {
  return (
    <Suspense fallback={<Waiting wish={wish} says="Reading your wish" />}>
      <Step wish={wish} promise={first} />
    </Suspense>
  )
}

function Step({ wish, promise }: { wish: string; promise: Promise<PlanStep> }) {
  const step = use(withoutRejection(promise))
  if (step.kind !== 'understood') return <FollowedPlan wish={wish} initial={step} />
  return (
    <Suspense fallback={<Waiting wish={wish} says="Choosing places and times" step={step} />}>
      <Step wish={wish} promise={step.next} />
    </Suspense>
  )
}

interface WaitingProps {
  wish: string
  says: string
  step?: Extract<PlanStep, { kind: 'understood' }>
}

function Waiting({ wish, says, step }: WaitingProps) {
  return (
    <NarrowPage>
      <h1 className="font-display text-4xl">Planning your trip</h1>
      <p className="max-w-measure break-words text-lg text-on-surface-muted">{wish}</p>
      <noscript>
        {/* What streams in needs script to be put in place: without it the finished plan is asked for. */}
        <meta httpEquiv="refresh" content={`0;url=${planAddress(wish, { whole: true })}`} />
      </noscript>
      <ProgressBar label={says} detail="" />
      {step && <PlanNotes understood={step.understood} notUnderstood={step.notUnderstood} />}
    </NarrowPage>
  )
}
