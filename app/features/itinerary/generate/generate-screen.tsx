import { AskScreen } from '../create/ask-screen.tsx'
import type { TypedWish } from '../create/wish-text.ts'
import { planAddress } from '../trip/plan-address.ts'
import { FollowedPlan } from './followed-plan.tsx'
import type { PlanStep } from './plan-step.ts'
import { Planning } from './planning.tsx'

/** What the loader made of the address. */
export type GenerateData =
  | { kind: 'ask'; asked?: TypedWish; error?: string }
  | { kind: 'planning'; asked: TypedWish; first: Promise<PlanStep> }
  | { kind: 'planned'; asked: TypedWish; step: PlanStep }

export function GenerateScreen({ data }: { data: GenerateData }) {
  switch (data.kind) {
    case 'ask':
      return <AskScreen asked={data.asked} error={data.error} />
    case 'planning':
      return <Planning key={keyOf(data.asked)} asked={data.asked} first={data.first} />
    case 'planned':
      return <FollowedPlan key={keyOf(data.asked)} asked={data.asked} initial={data.step} />
  }
}

const keyOf = ({ text, slots }: TypedWish) => planAddress(text, { slots })
