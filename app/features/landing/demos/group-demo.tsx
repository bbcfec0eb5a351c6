import { useState } from 'react'
import { useBrand } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ChatBubble } from '#app/ui/trip/chat-bubble.tsx'
import { ExpenseRow, SettlementRow } from '#app/ui/trip/expense-row.tsx'
import { formatMoney } from '#app/ui/trip/format.ts'
import { type Vote, VoteButtons } from '#app/ui/trip/vote-buttons.tsx'
import { ana, ben, currency, expenses, settlements, total } from './sample-group.ts'

/** A group's chat, vote and expenses. Visitors can vote and settle the last payment. */
export function GroupDemo() {
  return (
    <div className="row-on-phone grid items-start gap-6 md:grid-cols-2">
      <Chat />
      <Shares />
    </div>
  )
}

function Chat() {
  const brand = useBrand()
  const [mine, setMine] = useState<Vote | null>(null)
  const counts = { '👍': mine === '👍' ? 3 : 2, '👎': mine === '👎' ? 1 : 0 }
  return (
    <Card as="article">
      <h4 className="font-display text-xl">Porto, three of us</h4>
      <ul className="demo-builds mt-5 flex flex-col gap-4">
        <ChatBubble author={ana}>Saturday afternoon: what do we do when it is hot?</ChatBubble>
        <ChatBubble
          author={{ name: brand.name }}
          from="assistant"
          attachment={
            <div className="mt-3">
              <VoteButtons
                subject="the boat"
                counts={counts}
                mine={mine}
                onVote={(vote) => setMine(vote === mine ? null : vote)}
              />
            </div>
          }
        >
          A boat under the six bridges: 50 minutes, shade on deck, and the quay is on your way back.
        </ChatBubble>
        <ChatBubble author={ben}>Boat. My feet vote boat.</ChatBubble>
      </ul>
    </Card>
  )
}

function Shares() {
  const [settled, setSettled] = useState(1)
  return (
    <Card as="article" className="md:mt-12">
      <div className="flex items-baseline justify-between gap-4">
        <h4 className="font-display text-xl">Shared expenses</h4>
        <p className="text-on-surface-muted text-sm tabular-nums">{formatMoney(total, currency)}</p>
      </div>
      <ul className="demo-builds mt-2">
        {expenses.map((expense) => (
          <ExpenseRow key={expense.title} {...expense} currency={currency} note="split by three" />
        ))}
      </ul>
      <h5 className="mt-5 font-semibold">Even in two payments</h5>
      <ul className="demo-builds mt-1 [--after:270ms]">
        {settlements.map((payment, index) => (
          <SettlementRow
            key={payment.from.name}
            {...payment}
            currency={currency}
            settled={index < settled}
            action={
              <Button
                variant="secondary"
                size="sm"
                onClick={() => setSettled(index + 1)}
                className="noscript:hidden"
              >
                Settle
              </Button>
            }
          />
        ))}
      </ul>
    </Card>
  )
}
