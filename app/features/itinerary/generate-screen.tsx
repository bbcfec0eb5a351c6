import { AskScreen } from './ask-screen.tsx'
import { FollowedPlan } from './followed-plan.tsx'
import type { PlanStep } from './plan-step.ts'
import { Planning } from './planning.tsx'

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
