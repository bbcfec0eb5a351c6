import { PageBody } from '#app/ui/page-body.tsx'
import { FollowedPlan } from './followed-plan.tsx'
import type { PlanStep } from './plan-step.ts'
import { Planning } from './planning.tsx'
import { WishExamples } from './wish-examples.tsx'
import { WishForm } from './wish-form.tsx'

/** What the loader found in the address. */
export type GenerateData =
  | { kind: 'ask'; wish?: string; error?: string }
  | { kind: 'planning'; wish: string; first: Promise<PlanStep> }
  | { kind: 'planned'; wish: string; step: PlanStep }

export function GenerateScreen({ data }: { data: GenerateData }) {
  switch (data.kind) {
    case 'ask':
      return <AskScreen wish={data.wish} error={data.error} />
    case 'planning':
      return <Planning key={data.wish} wish={data.wish} first={data.first} />
    case 'planned':
      return <FollowedPlan key={data.wish} wish={data.wish} initial={data.step} />
  }
}

interface AskScreenProps {
  heading?: string
  wish?: string | undefined
  error?: string | undefined
}

export function AskScreen({ heading = 'Generate Itinerary', wish, error }: AskScreenProps) {
  return (
    <PageBody className="flex max-w-3xl flex-col gap-8">
      <div>
        <h1 className="font-display text-4xl">{heading}</h1>
        <p className="mt-4 max-w-measure text-lg text-on-surface-muted">
          Say it as you would to a friend. You get days that work: opening hours, distances, meals
          and weather, each with its reasons.
        </p>
      </div>
      <WishForm wish={wish} error={error} />
      <WishExamples />
    </PageBody>
  )
}
