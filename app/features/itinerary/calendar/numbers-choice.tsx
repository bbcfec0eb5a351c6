interface NumbersChoiceProps {
  chosen: boolean
  onChange: (chosen: boolean) => void
  /** Notes go along as well. */
  withNotes?: boolean
}

/** Whether booking numbers go along. Off at first, because calendars are often seen by others. */
export function NumbersChoice({ chosen, onChange, withNotes = false }: NumbersChoiceProps) {
  return (
    <label className="flex min-h-touch cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0 cursor-pointer rounded-xs accent-violet"
        checked={chosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      {withNotes ? 'With reservation numbers and notes' : 'With reservation numbers'}
    </label>
  )
}
