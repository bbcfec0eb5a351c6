import { Card } from '#app/ui/card.tsx'
import { formatMoney } from '#app/ui/trip/format.ts'
import type { Money } from '#domain/money/money.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { Editing } from './use-editing.ts'

/** Sums that were typed in, against the budget; and what is usual there, marked as an estimate. */
export function BudgetCard({ trip, editing }: { trip: Trip; editing: Editing }) {
  const { all, left } = editing.tools?.engine.spendingOf(trip) ?? { all: [], left: null }
  const usual = usualThere(trip, editing)
  if (all.length === 0 && !trip.budget && !usual) return null
  const days = Math.max(1, trip.days.length)
  return (
    <Card as="section" aria-label="Budget" className="flex flex-col gap-3 print:hidden">
      <h2 className="font-sans font-semibold text-base">Budget</h2>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
        {trip.budget && (
          <>
            <dt>In all</dt>
            <dd>{sum(trip.budget)}</dd>
            <dt>A day</dt>
            <dd>{sum({ ...trip.budget, minor: Math.round(trip.budget.minor / days) })}</dd>
          </>
        )}
        {all.map((each) => (
          <Row key={each.currency} label="Typed in so far" value={sum(each)} />
        ))}
        {left && <Row label={left.minor < 0 ? 'Over by' : 'Left'} value={sum(absolute(left))} />}
      </dl>
      {usual && <p className="text-on-surface-muted text-sm">{usual}</p>}
    </Card>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  )
}

const sum = ({ minor, currency }: Money) => formatMoney(minor, currency)
const absolute = (money: Money): Money => ({ ...money, minor: Math.abs(money.minor) })

function usualThere(trip: Trip, { tools }: Editing): string | null {
  const slug = trip.stays[0]?.slug
  const city = slug ? tools?.destinations.get(slug) : undefined
  const range = city && tools?.engine.usualSpending(city)
  if (!range) return null
  const figures = new Intl.NumberFormat('en-US').format
  return `About ${figures(range.from)} to ${figures(range.to)} ${city.currency} a person and day for food and sights in ${city.name}: an estimate, since no prices are known.`
}
