import { LinkButton } from '#app/ui/link-button.tsx'
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import { NarrowPage } from './narrow-page.tsx'
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
    <NarrowPage>
      <h1 className="font-display text-4xl">{heading}</h1>
      <WishLinks title="This could be planned" wishes={proposals} />
      <WaysOut waysOut={waysOut} />
      <WishForm wish={wish} label="Or say it in other words" />
      <PlanNotes {...answer} notes={notes.filter((note) => note !== heading)} />
    </NarrowPage>
  )
}

/** What to change where wishes can't hold together: to tap, where it can be asked for in words. */
export function WaysOut({ waysOut }: Pick<PlanAnswer, 'waysOut'>) {
  if (waysOut.length === 0) return null
  return (
    <nav aria-label="Ways out" className="flex flex-col gap-3">
      <p className="font-semibold">Each of these would be enough</p>
      <ul className="flex flex-col items-start gap-3">
        {waysOut.map(({ says, wish }) => (
          <li key={says}>
            {wish ? (
              <LinkButton
                to={planAddress(wish)}
                variant="outline"
                size="sm"
                className="justify-start text-left"
              >
                {says}
              </LinkButton>
            ) : (
              says
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The planner gave no answer: the wish is kept, and can be sent again. */
export function FailedScreen({ wish }: { wish: string }) {
  return (
    <NarrowPage>
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
    </NarrowPage>
  )
}
