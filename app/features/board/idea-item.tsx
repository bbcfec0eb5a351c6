import { EllipsisVertical, Pin, PinOff, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/class-names.ts'
import { Dropdown, DropdownContent, DropdownItem, DropdownTrigger } from '#app/ui/dropdown.tsx'
import { IdeaCard } from '#app/ui/trip/idea-card.tsx'
import { columnOf, columns } from '#domain/ideas/columns.ts'
import type { Idea } from '#domain/ideas/idea.ts'
import { shortDayInWords } from '#domain/ideas/month.ts'
import { moveToColumn, pin, remove } from './board-actions.ts'
import { useBoardTools } from './board-tools.ts'

interface IdeaItemProps {
  idea: Idea
  today: string
  /** Why the server would not take it. */
  refused?: string | undefined
  selected?: boolean
  /** Shown where the date is the heading above. */
  hideDate?: boolean
  isDragging?: boolean
}

/** An idea as a card with what can be done with it. Drawn again only when it has changed. */
export const IdeaItem = memo(function IdeaItem({
  idea,
  today,
  refused,
  selected = false,
  hideDate = false,
  isDragging = false,
}: IdeaItemProps) {
  const { title, description, date, time, color, pinned } = idea
  return (
    <IdeaCard
      title={title}
      description={description ?? undefined}
      date={date && !hideDate ? shortDayInWords(date, today) : undefined}
      time={time ?? undefined}
      color={color}
      pinned={pinned}
      tinted
      className={cx(
        'transition-[box-shadow,rotate]',
        isDragging && 'rotate-2 ring-2 ring-horizon',
        selected && 'ring-3 ring-horizon',
      )}
      actions={
        <div className="flex items-center">
          <SelectBox idea={idea} selected={selected} />
          <IdeaActions idea={idea} />
        </div>
      }
      footer={
        refused !== undefined && (
          <p className="mt-2 text-danger text-sm">
            Not saved in your account: {refused} Save Board tries again.
          </p>
        )
      }
    />
  )
})

/** Shown while several are being chosen. */
function SelectBox({ idea, selected }: { idea: Idea; selected: boolean }) {
  const { selecting, select } = useBoardTools()
  if (!selecting) return null
  return (
    <label className="inline-flex size-touch cursor-pointer items-center justify-center print:hidden">
      <input
        type="checkbox"
        aria-label={`Select ${idea.title}`}
        checked={selected}
        onChange={() => select(idea)}
        className="size-5 accent-violet"
      />
    </label>
  )
}

function IdeaActions({ idea }: { idea: Idea }) {
  const PinIcon = idea.pinned ? PinOff : Pin
  return (
    <div className="-mr-2 -mb-1 flex print:hidden">
      <Button
        variant="ghost"
        size="icon"
        aria-label={`${idea.pinned ? 'Unpin' : 'Pin'} ${idea.title}`}
        aria-pressed={idea.pinned}
        onClick={() => void pin(idea)}
      >
        <PinIcon aria-hidden="true" className="size-5" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Delete ${idea.title}`}
        onClick={() => void remove([idea])}
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </Button>
      <IdeaMenu idea={idea} />
    </div>
  )
}

function IdeaMenu({ idea }: { idea: Idea }) {
  const { edit, chooseDay, select } = useBoardTools()
  const here = columnOf(idea)
  const item = (label: ReactNode, onSelect: () => void) => (
    <DropdownItem onSelect={onSelect}>{label}</DropdownItem>
  )
  return (
    <Dropdown>
      <DropdownTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`More for ${idea.title}`}>
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </Button>
      </DropdownTrigger>
      <DropdownContent>
        {item('Edit…', () => edit(idea))}
        {item('Move to day…', () => chooseDay([idea]))}
        {columns
          .filter(({ id }) => id !== here)
          .map(({ id, title, day }) => (
            <DropdownItem key={id} onSelect={() => void moveToColumn([idea], day)}>
              Move to {title}
            </DropdownItem>
          ))}
        {item('Select', () => select(idea))}
      </DropdownContent>
    </Dropdown>
  )
}
