import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { cx } from '../class-names.ts'

export type Vote = '👍' | '👎'

interface VoteButtonsProps {
  /** The subject of the vote, for screen readers. */
  subject: string
  counts: Readonly<Record<Vote, number>>
  mine: Vote | null
  /** The vote that was pressed; the caller decides that pressing one's own vote removes it. */
  onVote: (vote: Vote) => void
}

/** Icons instead of emoji, for which not every machine has a font. */
const votes = [
  { vote: '👍', name: 'Thumbs up', icon: ThumbsUp },
  { vote: '👎', name: 'Thumbs down', icon: ThumbsDown },
] as const

export function VoteButtons({ subject, counts, mine, onVote }: VoteButtonsProps) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Vote on {subject}</legend>
      {votes.map(({ vote, name, icon: Icon }) => (
        <button
          key={vote}
          type="button"
          aria-pressed={mine === vote}
          aria-label={`${name}, ${counts[vote]}`}
          onClick={() => onVote(vote)}
          className={cx(
            'inline-flex min-h-touch items-center gap-2 rounded-full border bg-surface px-4 text-on-surface text-sm tabular-nums transition-[border-color,transform] hover:border-on-surface active:scale-95',
            mine === vote ? 'border-2 border-violet font-semibold' : 'border-control-line',
          )}
        >
          <Icon aria-hidden="true" className={cx('size-4', mine === vote && 'fill-horizon')} />
          {counts[vote]}
        </button>
      ))}
    </fieldset>
  )
}
