// The text and semantics of the trip components' HTML.
import { Church } from 'lucide-react'
import type { ComponentProps, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BoardColumn } from './board-column.tsx'
import { ChatBubble } from './chat-bubble.tsx'
import { DayCard } from './day-card.tsx'
import { ExpenseRow, SettlementRow } from './expense-row.tsx'
import { IdeaCard } from './idea-card.tsx'
import { Leg } from './leg.tsx'
import { RouteStrip } from './route-strip.tsx'
import { Stop } from './stop.tsx'
import { VoteButtons } from './vote-buttons.tsx'

const ana = { name: 'Ana', tint: 'tide' } as const
const ben = { name: 'Ben' } as const

/** The text content, as a screen reader reads it. */
const words = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('a day', () => {
  const day = (
    <DayCard label="Day 2" date="Thursday" title="Glass and green" headingLevel={4} footer="Done">
      <Stop
        start={540}
        end={600}
        name="Sainte-Chapelle"
        icon={Church}
        why="It opens at nine."
        leg={<Leg mode="walk" minutes={75} estimated />}
      />
    </DayCard>
  )

  it('tells the way, the hours, the place and the reason, in that order', () => {
    expect(words(day)).toBe(
      'Day 2 · Thursday Glass and green about 1 h 15 min on foot 9:00 AM to 10:00 AM Sainte-Chapelle It opens at nine. Done',
    )
  })

  it('has its place among the headings, and times that machines read', () => {
    const html = renderToStaticMarkup(day)
    expect(html).toMatch(/<h4[^>]*>Glass and green<\/h4>/)
    expect(html).toContain('dateTime="09:00"')
  })

  it('says so where a flight lands on another day by the clocks there', () => {
    const flight = (end: number) =>
      words(<Stop start={540} end={end} name="Auckland to Honolulu" icon={Church} />)
    expect(flight(-60)).toBe('9:00 AM to 11:00 PM the day before Auckland to Honolulu')
    expect(flight(110)).toBe('9:00 AM to 1:50 AM by the clock there Auckland to Honolulu')
    expect(flight(1440 + 420)).toBe('9:00 AM to 7:00 AM the next day Auckland to Honolulu')
    expect(flight(1440 + 60)).toBe('9:00 AM to 1:00 AM Auckland to Honolulu')
  })

  it('names one hour where one only sets out', () => {
    expect(words(<Stop start={540} end={540} name="Lisbon" icon={Church} />)).toBe('9:00 AM Lisbon')
  })

  it('does not call a measured way an estimate', () => {
    expect(words(<Leg mode="transit" minutes={25} />)).toBe('25 min by public transport')
  })
})

it('a route tells each drive before the stop it leads to', () => {
  const route = (
    <RouteStrip
      label="Route"
      stops={[
        { name: 'Lisbon' },
        { name: 'Nazaré', drive: { minutes: 100, kilometres: 125 }, overnight: true },
        { name: 'Porto', drive: { minutes: 155, kilometres: 235 } },
      ]}
    />
  )
  expect(words(route)).toBe(
    'Lisbon Drive of 1 h 40 min · 125 km Nazaré Overnight Drive of 2 h 35 min · 235 km Porto',
  )
})

it('a route sums each day after the stops, and says nothing of days it was not told', () => {
  const route = (days?: ComponentProps<typeof RouteStrip>['days']) => (
    <RouteStrip
      label="Route"
      stops={[{ name: 'Lisbon' }, { name: 'Porto', drive: { minutes: 180, kilometres: 310 } }]}
      {...(days && { days })}
    />
  )
  expect(words(route([{ label: 'Day 1', minutes: 180, drives: 1 }]))).toBe(
    'Lisbon Drive of 3 h · 310 km Porto Day 1 3 h at the wheel',
  )
  expect(renderToStaticMarkup(route())).not.toContain('<dl')
})

describe('the board', () => {
  it('counts what stands in a column, and says when it is empty', () => {
    const column = (count: number) => (
      <BoardColumn title="Doing this!!" count={count} empty="Nothing here yet.">
        {null}
      </BoardColumn>
    )
    expect(words(column(1))).toBe('Doing this!! 1 idea')
    expect(words(column(0))).toBe('Doing this!! 0 ideas Nothing here yet.')
  })

  it('shows of an idea what is known, and that it is pinned', () => {
    expect(words(<IdeaCard title="Tea" />)).toBe('Tea')
    expect(words(<IdeaCard title="Tea" date="Apr 9" time="7:00 AM" pinned />)).toBe(
      'Pinned Tea Apr 9 · 7:00 AM',
    )
  })
})

describe('a group', () => {
  it('says who speaks, and calls the reader You', () => {
    expect(words(<ChatBubble author={ana}>Boat?</ChatBubble>)).toBe('A Ana Boat?')
    expect(
      words(
        <ChatBubble author={ben} from="me" time="6:05 PM">
          Boat.
        </ChatBubble>,
      ),
    ).toBe('You · 6:05 PM Boat.')
  })

  it('shows a person in one colour wherever they appear', () => {
    const faces = [
      <ChatBubble key="talk" author={ana}>
        Boat?
      </ChatBubble>,
      <ExpenseRow key="money" title="Dinner" paidBy={ana} cents={84_00} currency="EUR" />,
    ].map((element) => renderToStaticMarkup(element).match(/bg-[a-z-]+!/)?.[0])
    expect(faces).toEqual(['bg-tide-deep!', 'bg-tide-deep!'])
  })

  it('says how a vote stands and which is the reader’s own', () => {
    const html = renderToStaticMarkup(
      <VoteButtons subject="the boat" counts={{ '👍': 3, '👎': 0 }} mine="👍" onVote={() => {}} />,
    )
    expect(html).toContain('Vote on the boat')
    expect(html).toMatch(/aria-pressed="true" aria-label="Thumbs up, 3"/)
    expect(html).toMatch(/aria-pressed="false" aria-label="Thumbs down, 0"/)
  })

  it('writes what was paid, and by whom', () => {
    expect(
      words(
        <ExpenseRow title="Dinner" paidBy={ben} cents={84_00} currency="EUR" note="by three" />,
      ),
    ).toBe('B Dinner Ben paid · by three €84.00')
  })

  it('offers an action until a payment is settled', () => {
    const row = (settled: boolean) => (
      <SettlementRow
        from={ben}
        to={ana}
        cents={96_00}
        currency="EUR"
        settled={settled}
        action="Settle"
      />
    )
    expect(words(row(false))).toBe('Ben Ana €96.00 Settle')
    expect(words(row(true))).toBe('Ben Ana €96.00 Settled')
    expect(renderToStaticMarkup(row(true))).toContain('aria-label="pays"')
  })
})
