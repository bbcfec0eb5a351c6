import type { UseTripWatch } from '#app/data/weather/use-trip-watch.ts'
import { useSite } from '#app/lib/site.ts'
import { dayAt } from '#domain/calendar/zoned-time.ts'
import type { Trip } from '#domain/trip/schema.ts'

/** For the owner of a trip that has a day ahead, where mails are sent at all. */
export function useMayMail({ days }: Trip, { eveningMail }: UseTripWatch): boolean {
  const site = useSite()
  const isAhead = days.some(({ date, zone }) => date > dayAt(Date.now(), zone))
  return site?.eveningMails === true && eveningMail !== null && isAhead
}

/** Switches the evening mail; off at first. */
export function EveningMailSwitch({ watch }: { watch: UseTripWatch }) {
  const { eveningMail, problem, change } = watch
  return (
    <div className="border-hairline border-t pt-3 first-of-type:border-0 first-of-type:pt-0">
      <label className="flex min-h-touch cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 cursor-pointer rounded-xs accent-violet"
          checked={eveningMail === true}
          onChange={({ target }) => change({ eveningMail: target.checked })}
        />
        <span>
          Mail me each day in the evening before
          <span className="block text-on-surface-muted text-sm">
            At 6 PM where the day begins: its stops, their weather and, where a change helps, a link
            that makes it.
          </span>
        </span>
      </label>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
    </div>
  )
}
