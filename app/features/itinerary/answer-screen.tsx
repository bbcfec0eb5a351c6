import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import { PlanNotes } from './plan-notes.tsx'
import { WishLinks } from './wish-examples.tsx'
import { WishForm } from './wish-form.tsx'
import { planAddress } from './wish-text.ts'

interface AnswerScreenProps {
  wish: string
  answer: PlanAnswer
}

/** An answer without a trip: what is asked back, and ways to go on. */
export function AnswerScreen({ wish, answer }: AnswerScreenProps) {
  const { question, proposals, notes, waysOut } = answer
  const heading = question ?? notes[0] ?? 'This could not be planned as it is.'
  return (
    <PageBody className="flex max-w-3xl flex-col gap-8 py-10 md:py-14">
      <h1 className="font-display text-4xl">{heading}</h1>
      <WishLinks title="This could be planned" wishes={proposals} />
      <WaysOut waysOut={waysOut} />
      <WishForm wish={wish} label="Or say it in other words" />
      <PlanNotes {...answer} notes={notes.filter((note) => note !== heading)} />
    </PageBody>
  )
}

/** What to drop where wishes can't hold together. */
export function WaysOut({ waysOut }: Pick<PlanAnswer, 'waysOut'>) {
  if (waysOut.length === 0) return null
  return (
    <section aria-label="Ways out" className="flex flex-col gap-2">
      <p className="font-semibold">It would work without one of these</p>
      <ul className="list-disc pl-5">
        {waysOut.map(({ says }) => (
          <li key={says}>{says}</li>
        ))}
      </ul>
    </section>
  )
}

/** The planner gave no answer: the wish is kept, and can be sent again. */
export function FailedScreen({ wish }: { wish: string }) {
  return (
    <PageBody className="flex max-w-3xl flex-col gap-8 py-10 md:py-14">
      <div>
        <h1 className="font-display text-4xl">The plan could not be made</h1>
        <p role="alert" className="mt-4 text-lg text-on-surface-muted">
          The planner did not answer, or the line was cut. Nothing of your wish is lost.
        </p>
      </div>
      <div>
        <LinkButton to={planAddress(wish)} reloadDocument size="lg">
          Try again
        </LinkButton>
      </div>
      <WishForm wish={wish} label="Or say it in other words" />
    </PageBody>
  )
}
