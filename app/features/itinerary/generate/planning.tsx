import { Suspense, use } from 'react'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { slotsInWords } from '#domain/brief/set-by-hand/slot-words.ts'
import type { TypedWish } from '../create/wish-text.ts'
import { NarrowPage } from '../narrow-page.tsx'
import { planAddress } from '../trip/plan-address.ts'
import { PlanNotes } from '../trip/plan-notes.tsx'
import { FollowedPlan } from './followed-plan.tsx'
import { type PlanStep, withoutRejection } from './plan-step.ts'

interface PlanningProps {
  asked: TypedWish
  first: Promise<PlanStep>
}

/**
 * A plan while it is made. The server's markup streams up to the first days; the steps after them
 * are followed in the browser, in place.
 */
export function Planning({ asked, first }: PlanningProps) {
  return (
    <>
      <noscript>
        {/* Without scripts nothing puts streamed parts in their place: such a browser asks for the finished plan. */}
        <meta
          httpEquiv="refresh"
          content={`0;url=${planAddress(asked.text, { slots: asked.slots, whole: true })}`}
        />
      </noscript>
      <Suspense fallback={<Waiting asked={asked} says="Reading your wish" />}>
        <Step asked={asked} promise={first} />
      </Suspense>
    </>
  )
}

function Step({ asked, promise }: { asked: TypedWish; promise: Promise<PlanStep> }) {
  const step = use(withoutRejection(promise))
  if (step.kind !== 'understood') return <FollowedPlan asked={asked} initial={step} />
  return (
    <Suspense fallback={<Waiting asked={asked} says="Choosing places and times" step={step} />}>
      <Step asked={asked} promise={step.next} />
    </Suspense>
  )
}

interface WaitingProps {
  asked: TypedWish
  says: string
  step?: Extract<PlanStep, { kind: 'understood' }>
}

function Waiting({ asked, says, step }: WaitingProps) {
  return (
    <NarrowPage>
      <h1 className="font-display text-4xl">Planning your trip</h1>
      <p className="max-w-measure break-words text-lg text-on-surface-muted">
        {wishInWords(asked)}
      </p>
      <ProgressBar label={says} detail="" />
      {step && <PlanNotes understood={step.understood} notUnderstood={step.notUnderstood} />}
    </NarrowPage>
  )
}

/** The words as they were typed; where there are none, what was set. */
function wishInWords({ text, slots }: TypedWish): string {
  const set = slotsInWords(slots).map((each) => each.text)
  return text || set.slice(0, mostSaid).join(' · ')
}

const mostSaid = 12
