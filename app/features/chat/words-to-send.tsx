import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/class-names.ts'

interface WordsToSendProps {
  words: readonly string[]
  onSend: (words: string) => void
  /** Of the list, for screen readers. */
  label?: string
  className: string
  buttonClassName?: string
}

/** Ready words, which a tap sends. */
export function WordsToSend({
  words: all,
  onSend,
  label,
  className,
  buttonClassName,
}: WordsToSendProps) {
  return (
    <ul aria-label={label} className={className}>
      {all.map((words) => (
        <li key={words}>
          <Button
            variant="outline"
            size="sm"
            className={cx('text-left font-normal!', buttonClassName)}
            onClick={() => onSend(words)}
          >
            {words}
          </Button>
        </li>
      ))}
    </ul>
  )
}
