import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import { onOneClock } from '#domain/calendar/one-clock.ts'
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import { understoodInWords } from './trip-words.ts'

type Notes = Partial<
  Pick<PlanAnswer, 'answers' | 'understood' | 'notUnderstood' | 'assumed' | 'unmet' | 'notes'>
>

/** What was understood of a wish and what was not, what was assumed, and what the plan leaves open. */
export function PlanNotes(notes: Notes) {
  const { understood = [], notUnderstood = [], assumed = [], unmet = [], notes: more = [] } = notes
  const { answers = [] } = notes
  const all = [answers, understood, notUnderstood, assumed, unmet, more]
  if (all.every((list) => list.length === 0)) return null
  return (
    <Card as="section" aria-label="About this plan" className="flex flex-col gap-5">
      <Sentences title="You asked" lines={answers} />
      <Sentences title="Not kept" lines={unmet} />
      <Sentences title="Good to know" lines={more} />
      <Words title="Understood" words={understood.map(understoodInWords)} />
      <Words title="Not understood" words={notUnderstood} />
      <Sentences title="Taken for granted" lines={assumed} />
    </Card>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="font-sans font-semibold text-base">{title}</h2>
      {children}
    </div>
  )
}

function Sentences({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Block title={title}>
      <ul className="mt-1 flex flex-col gap-1 text-on-surface-muted text-sm">
        {[...new Set(lines)].map((line) => (
          <li key={line}>{onOneClock(line)}</li>
        ))}
      </ul>
    </Block>
  )
}

/** The visitor's own words. */
function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <Block title={title}>
      <ul className="mt-2 flex flex-wrap gap-2">
        {[...new Set(words)].map((word) => (
          <li
            key={word}
            className="max-w-full break-words rounded-chip bg-surface-sunken px-3 py-1 text-sm"
          >
            {word}
          </li>
        ))}
      </ul>
    </Block>
  )
}
