import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '#app/ui/class-names.ts'
import { Poster } from '#app/ui/poster.tsx'
import { BoardColumn } from '#app/ui/trip/board-column.tsx'
import { IdeaCard } from '#app/ui/trip/idea-card.tsx'
import { posterPicture } from '#domain/site/posters.ts'
import { animateMoves, follow } from './animate-moves.ts'
import { columns, type SampleIdea, sampleIdeas } from './sample-board.ts'

/** A board of three columns. One card moves by itself, and all can be dragged or moved by buttons. */
export function IdeaBoardDemo() {
  const ref = useRef<HTMLElement>(null)
  const [ideas, setIdeas] = useState(sampleIdeas)

  /** Appends the card to the end of its new column. */
  function move(idea: SampleIdea, by: 1 | -1) {
    const board = ref.current
    if (!board) return
    const moved = { ...idea, column: (idea.column + by) as SampleIdea['column'], arrives: false }
    animateMoves(board, () =>
      flushSync(() => setIdeas([...ideas.filter((each) => each !== idea), moved])),
    )
    follow(board, idea.title, by)
  }

  const dragged = useRef<SampleIdea | null>(null)
  const columnUnder = ({ clientX }: DragEvent) =>
    [...(ref.current?.children ?? [])].findIndex((column) => {
      const { left, right } = column.getBoundingClientRect()
      return clientX >= left && clientX <= right
    })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const idea = dragged.current
    const column = columnUnder(event)
    if (!idea || !isColumn(column) || column === idea.column || !ref.current) return
    const moved = { ...idea, column, arrives: false }
    animateMoves(ref.current, () =>
      flushSync(() => setIdeas([...ideas.filter((each) => each !== idea), moved])),
    )
  }

  return (
    <section
      ref={ref}
      aria-label="Sample board"
      onDragOver={(event) => dragged.current && event.preventDefault()}
      onDrop={drop}
      className="relative -mx-gutter grid h-116 snap-x auto-cols-[minmax(15rem,1fr)] grid-flow-col gap-4 overflow-auto scroll-smooth px-gutter pb-2 md:h-176 md:auto-cols-[minmax(13rem,1fr)] lg:mx-0 lg:h-162 lg:px-0 noscript:h-auto"
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
            className="snap-center"
          >
            {held.map((idea) => (
              <li
                key={idea.title}
                data-place={idea.title}
                draggable
                onDragStart={(event) => {
                  dragged.current = idea
                  event.dataTransfer.setData('text/plain', idea.title)
                  event.dataTransfer.effectAllowed = 'move'
                }}
                onDragEnd={() => {
                  dragged.current = null
                }}
                className={cx('cursor-grab focus-within:z-1', idea.arrives && 'demo-moves z-1')}
              >
                <IdeaCard
                  {...idea}
                  picture={idea.view && <View {...idea.view} />}
                  actions={<Moves idea={idea} onMove={move} />}
                />
              </li>
            ))}
          </BoardColumn>
        )
      })}
    </section>
  )
}

const isColumn = (index: number): index is SampleIdea['column'] =>
  index >= 0 && index < columns.length

function View({ slug, shape, look }: NonNullable<SampleIdea['view']>) {
  return <Poster picture={posterPicture(slug, shape)} sizes="20rem" alt="" className={look} />
}

interface MovesProps {
  idea: SampleIdea
  onMove: (idea: SampleIdea, by: 1 | -1) => void
}

function Moves({ idea, onMove }: MovesProps) {
  return (
    <div className="-mr-2 -mb-1 flex noscript:hidden">
      <Move idea={idea} by={-1} onMove={onMove} />
      <Move idea={idea} by={1} onMove={onMove} />
    </div>
  )
}

function Move({ idea, by, onMove }: MovesProps & { by: 1 | -1 }) {
  const target = columns[idea.column + by]
  const Icon = by === 1 ? ArrowRight : ArrowLeft
  if (!target) return null
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
