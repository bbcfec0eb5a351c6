import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#app/ui/class-names.ts'
import { BoardColumn } from '#app/ui/trip/board-column.tsx'
import { IdeaCard } from '#app/ui/trip/idea-card.tsx'
import { columns, type SampleIdea, sampleIdeas } from './sample-board.ts'

/** Three columns, and a card on its way from a wish to a plan. Every card can be moved on. */
export function IdeaBoardDemo() {
  const [ideas, setIdeas] = useState(sampleIdeas)

  /** It joins the end of its new column, as a card that was carried there would. */
  function move(idea: SampleIdea, by: 1 | -1) {
    const column = (idea.column + by) as SampleIdea['column']
    setIdeas([...ideas.filter((each) => each !== idea), { ...idea, column, arrives: false }])
  }

  return (
    <section
      aria-label="Sample board"
      className="relative -mx-gutter grid snap-x auto-cols-[minmax(15rem,1fr)] grid-flow-col gap-4 overflow-x-auto px-gutter pb-2 lg:mx-0 lg:px-0"
    >
      {columns.map((title, index) => {
        const held = ideas.filter((idea) => idea.column === index)
        return (
          <BoardColumn
            key={title}
            title={title}
            count={held.length}
            headingLevel={4}
            empty="Nothing here yet."
            className="min-h-148 md:min-h-136 snap-center"
          >
            {held.map((idea) => (
              <li key={idea.title} className={cx(idea.arrives && 'demo-moves relative z-1')}>
                <IdeaCard {...idea} actions={<Moves idea={idea} onMove={move} />} />
              </li>
            ))}
          </BoardColumn>
        )
      })}
    </section>
  )
}

interface MovesProps {
  idea: SampleIdea
  onMove: (idea: SampleIdea, by: 1 | -1) => void
}

function Moves({ idea, onMove }: MovesProps) {
  return (
    <div className="-mx-2 mt-1 flex justify-between noscript:hidden">
      <Move idea={idea} by={-1} onMove={onMove} />
      <Move idea={idea} by={1} onMove={onMove} />
    </div>
  )
}

function Move({ idea, by, onMove }: MovesProps & { by: 1 | -1 }) {
  const target = columns[idea.column + by]
  const Icon = by === 1 ? ArrowRight : ArrowLeft
  if (!target) return <span />
  return (
    <button
      type="button"
      aria-label={`Move ${idea.title} to ${target}`}
      onClick={() => onMove(idea, by)}
      className="inline-flex size-touch items-center justify-center rounded-control text-on-surface-muted hover:bg-hover hover:text-on-surface"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
