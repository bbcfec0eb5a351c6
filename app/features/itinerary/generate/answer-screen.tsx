import { LinkButton } from '#app/ui/link-button.tsx'
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import { WishForm } from '../create/wish-form.tsx'
import { WishLinks } from '../create/wish-links.tsx'
import type { TypedWish } from '../create/wish-text.ts'
import { NarrowPage } from '../narrow-page.tsx'
import { planAddress } from '../trip/plan-address.ts'
import { PlanNotes } from '../trip/plan-notes.tsx'
import { WaysOut } from '../trip/ways-out.tsx'

interface AnswerScreenProps {
  asked: TypedWish
  answer: PlanAnswer
}

/** An answer without a trip: what is asked back, and ways to go on. */
export function AnswerScreen({ asked, answer }: AnswerScreenProps) {
  const { question, proposals, notes, waysOut } = answer
  const heading = question ?? notes[0] ?? 'This could not be planned as it is.'
  return (
    <NarrowPage>
      <h1 className="font-display text-4xl">{heading}</h1>
      <WishLinks title="This could be planned" wishes={proposals} slots={asked.slots} />
      <WaysOut waysOut={waysOut} slots={asked.slots} />
      <WishForm asked={asked} label="Or say it in other words" />
      <PlanNotes {...answer} notes={notes.filter((note) => note !== heading)} />
    </NarrowPage>
  )
}

/** The planner gave no answer: the wish is kept, and can be sent again. */
export function FailedScreen({ asked }: { asked: TypedWish }) {
  return (
    <NarrowPage>
      <div>
        <h1 className="font-display text-4xl">The plan could not be made</h1>
        <p role="alert" className="mt-4 text-lg text-on-surface-muted">
          The planner did not answer, or the line was cut. Nothing of your wish is lost.
        </p>
      </div>
      <div>
        <LinkButton to={planAddress(asked.text, { slots: asked.slots })} reloadDocument size="lg">
          Try again
        </LinkButton>
      </div>
      <WishForm asked={asked} label="Or say it in other words" />
    </NarrowPage>
  )
}
