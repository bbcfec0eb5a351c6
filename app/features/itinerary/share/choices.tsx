import { cx } from '#app/ui/class-names.ts'
import { type LinkRights, type LinkTick, linkTicks } from '#domain/sharing/links.ts'

const tickWords: Readonly<Record<LinkTick, string>> = {
  lodging: 'Where you stay',
  notes: 'Notes',
  money: 'Costs and budget',
  bookings: 'Bookings with their numbers',
  attachments: 'Names of files',
}

interface TicksProps {
  ticked: readonly LinkTick[]
  onChange: (ticked: readonly LinkTick[]) => void
}

/** Days, stops and times are always shown; the rest is ticked. */
export function Ticks({ ticked, onChange }: TicksProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Show as well</legend>
      <p className="mt-1 text-on-surface-muted text-sm">
        Days, stops and times are shown. Who travels and what you wrote to us never is.
      </p>
      <div className="mt-2 grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        {linkTicks.map((tick) => (
          <label key={tick} className="flex min-h-touch cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className={cx(boxClasses, 'rounded-xs')}
              checked={ticked.includes(tick)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...ticked, tick] : ticked.filter((each) => each !== tick),
                )
              }
            />
            {tickWords[tick]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const rightsWords: readonly (readonly [LinkRights, string, string])[] = [
  ['read', 'Look', 'Reads the plan, follows it live, may copy it.'],
  ['suggest', 'Look and suggest', 'Can also leave you suggestions, without an account.'],
]

interface RightsProps {
  rights: LinkRights
  onChange: (rights: LinkRights) => void
}

export function RightsChoice({ rights, onChange }: RightsProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Who has the link can</legend>
      <div className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {rightsWords.map(([value, label, explained]) => (
          <label
            key={value}
            className={cx(
              'flex cursor-pointer gap-3 rounded-control border p-4 has-focus-visible:outline-3 has-focus-visible:outline-focus-ring',
              value === rights ? 'border-info bg-info-wash' : 'border-control-line',
            )}
          >
            <input
              type="radio"
              name="rights"
              className={boxClasses}
              checked={value === rights}
              onChange={() => onChange(value)}
            />
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="text-on-surface-muted text-sm">{explained}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const boxClasses = 'mt-0.5 size-5 shrink-0 cursor-pointer accent-violet'
