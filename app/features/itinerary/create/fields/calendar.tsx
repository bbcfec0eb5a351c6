import { useState } from 'react'
import { type DateRange, DayPicker, type Modifiers } from 'react-day-picker'
import type { FieldProps } from './field-props.ts'
import { notSaid } from './when-field.tsx'

/** Days chosen from a month's sheet: the first and the last of the trip. */
export default function Calendar({ shown, onSet }: Pick<FieldProps, 'shown' | 'onSet'>) {
  const today = new Date()
  const [range, setRange] = useState<DateRange | undefined>(() => {
    const from = shown.start ? dayAt(shown.start) : undefined
    return from && { from, to: shown.end ? dayAt(shown.end) : undefined }
  })
  const choose = (next: DateRange | undefined) => {
    setRange(next)
    const start = next?.from && isoOf(next.from)
    const end = next?.to && isoOf(next.to)
    const both = start !== undefined && end !== undefined && start !== end
    onSet({
      ...notSaid,
      ...(start && { start }),
      ...(both && { end, days: undefined }),
    })
  }
  return (
    <DayPicker
      mode="range"
      selected={range}
      onSelect={choose}
      defaultMonth={range?.from ?? (shown.month ? dayAt(`${shown.month}-01`) : today)}
      startMonth={today}
      disabled={{ before: today }}
      labels={{ labelDayButton: dayInWords }}
      classNames={classNames}
    />
  )
}

const day =
  'size-touch rounded-control tabular-nums hover:bg-hover disabled:text-on-surface-muted disabled:opacity-55 disabled:hover:bg-transparent'

const classNames = {
  root: 'w-fit max-w-full',
  months: 'relative',
  month_caption: 'flex min-h-touch items-center px-2 font-display text-xl',
  nav: 'absolute top-0 right-0 flex gap-1',
  button_previous:
    'inline-flex size-touch items-center justify-center rounded-control hover:bg-hover aria-disabled:opacity-40',
  button_next:
    'inline-flex size-touch items-center justify-center rounded-control hover:bg-hover aria-disabled:opacity-40',
  chevron: 'size-5 fill-current',
  month_grid: 'border-separate border-spacing-0',
  weekday: 'size-9 font-normal text-on-surface-muted text-sm',
  day: 'p-0 text-center',
  day_button: day,
  today: '[&>button]:font-bold [&>button]:underline [&>button]:underline-offset-4',
  range_start: '[&>button]:bg-info [&>button]:text-surface [&>button]:hover:bg-info',
  range_end: '[&>button]:bg-info [&>button]:text-surface [&>button]:hover:bg-info',
  range_middle: '[&>button]:rounded-none [&>button]:bg-info-wash [&>button]:text-info',
}

/** Made at first use: making it takes a phone long. */
let inWords: Intl.DateTimeFormat | undefined

/** Has the visible figure as a word of its own, so that voice control finds the day by it. */
function dayInWords(date: Date, { selected, today }: Modifiers): string {
  inWords ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })
  return [inWords.format(date), selected && 'chosen', today && 'today'].filter(Boolean).join(', ')
}

/** A day of the calendar at noon of the browser's own clock, which no change of the clocks moves to another day. */
const dayAt = (date: string) => new Date(`${date}T12:00:00`)

function isoOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
