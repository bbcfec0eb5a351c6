import { ArrowRight, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Companion, CompanionAvatar } from './companion.tsx'
import { formatMoney } from './format.ts'

interface ExpenseRowProps {
  title: string
  paidBy: Companion
  /** In the smallest unit of the currency. */
  cents: number
  currency: string
  /** Between whom, when, a receipt. */
  note?: ReactNode
}

/** An expense; a list item. */
export function ExpenseRow({ title, paidBy, cents, currency, note }: ExpenseRowProps) {
  return (
    <li className="flex items-center gap-3 border-hairline border-b py-3">
      <CompanionAvatar companion={paidBy} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        <p className="text-on-surface-muted text-sm">
          {paidBy.name} paid{note && <> · {note}</>}
        </p>
      </div>
      <Amount cents={cents} currency={currency} />
    </li>
  )
}

interface SettlementRowProps {
  from: Companion
  to: Companion
  cents: number
  currency: string
  settled?: boolean
  /** A button, such as "Mark as paid". */
  action?: ReactNode
}

/** A payment that settles the debt between two people; a list item. */
export function SettlementRow({
  from,
  to,
  cents,
  currency,
  settled = false,
  action,
}: SettlementRowProps) {
  return (
    <li className="flex min-h-touch flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="flex items-center gap-2">
        {from.name}
        <ArrowRight aria-label="pays" role="img" className="size-4 text-on-surface-muted" />
        {to.name}
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        <Amount cents={cents} currency={currency} />
        <span className="flex min-w-24 justify-end">
          {settled ? (
            <span className="inline-flex items-center gap-1 font-semibold text-sm text-success">
              <Check aria-hidden="true" className="size-4" /> Settled
            </span>
          ) : (
            action
          )}
        </span>
      </div>
    </li>
  )
}

function Amount({ cents, currency }: { cents: number; currency: string }) {
  return (
    <data value={cents} className="shrink-0 font-semibold">
      {formatMoney(cents, currency)}
    </data>
  )
}
