import { Landmark, Utensils } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Poster } from '#app/ui/poster.tsx'
import { BoardColumn } from '#app/ui/trip/board-column.tsx'
import { ChatBubble } from '#app/ui/trip/chat-bubble.tsx'
import type { Companion } from '#app/ui/trip/companion.tsx'
import { DayCard } from '#app/ui/trip/day-card.tsx'
import { ExpenseRow, SettlementRow } from '#app/ui/trip/expense-row.tsx'
import { IdeaCard } from '#app/ui/trip/idea-card.tsx'
import { Leg } from '#app/ui/trip/leg.tsx'
import { RouteStrip } from '#app/ui/trip/route-strip.tsx'
import { Stop } from '#app/ui/trip/stop.tsx'
import { type Vote, VoteButtons } from '#app/ui/trip/vote-buttons.tsx'
import { posterPicture } from '#domain/site/posters.ts'
import { GallerySection, SingleSpecimen, Specimen } from './specimen.tsx'

const ana: Companion = { name: 'Ana', tint: 'tide' }
const ben: Companion = { name: 'Ben', tint: 'amber' }
const chidi: Companion = { name: 'Chidi', tint: 'coral' }

export function TripSection() {
  return (
    <GallerySection
      id="trip"
      title="Trips, ideas, groups"
      intro="What a plan is made of. The pieces know no feature."
    >
      <SingleSpecimen name="Day" note="Stops, each with its way there and its reason">
        <DayCard
          label="Day 2"
          date="Tuesday 4 May"
          title="The old town, slowly"
          headingLevel={4}
          picture={<Poster picture={posterPicture('lisbon', 'wide')} sizes="40rem" alt="" />}
        >
          <Stop
            start={570}
            end={690}
            name="National Tile Museum"
            area="Madre de Deus"
            icon={Landmark}
          />
          <Stop
            start={735}
            end={810}
            name="Lunch by the market"
            icon={Utensils}
            why="On the way, and open on Tuesdays"
            leg={<Leg mode="walk" minutes={18} estimated />}
            badge={<Badge>Check hours</Badge>}
          />
        </DayCard>
      </SingleSpecimen>
      <SingleSpecimen name="Route" note="Drives and nights">
        <RouteStrip
          label="Lisbon to Porto"
          stops={[
            { name: 'Lisbon' },
            { name: 'Óbidos', drive: { minutes: 60, kilometres: 85 }, overnight: true },
            { name: 'Porto', drive: { minutes: 150, kilometres: 235 } },
          ]}
          days={[
            { label: 'Day 1', minutes: 60, drives: 1 },
            { label: 'Day 2', minutes: 150, drives: 1 },
          ]}
        />
      </SingleSpecimen>
      <SingleSpecimen name="Board" note="A column with ideas, and one without">
        <div className="grid gap-4 sm:grid-cols-2">
          <BoardColumn title="Want to do this!" count={1} empty="Nothing yet" headingLevel={4}>
            <li>
              <IdeaCard
                title="Sail on the Tagus"
                description="Before sunset"
                color="#4ECDC4"
                pinned
                picture={
                  <Poster picture={posterPicture('lisbon', 'square')} sizes="20rem" alt="" />
                }
              />
            </li>
          </BoardColumn>
          <BoardColumn title="Done and Done!!" count={0} empty="Nothing yet" headingLevel={4}>
            {null}
          </BoardColumn>
        </div>
      </SingleSpecimen>
      <Specimen name="Talk">
        <Talk />
      </Specimen>
      <Specimen name="Money">
        <ul className="flex flex-col gap-2">
          <ExpenseRow title="Train tickets" paidBy={chidi} cents={96_00} currency="EUR" />
          <SettlementRow from={ben} to={chidi} cents={32_00} currency="EUR" settled />
        </ul>
      </Specimen>
    </GallerySection>
  )
}

function Talk() {
  const [mine, setMine] = useState<Vote | null>('👍')
  return (
    <ul className="flex flex-col gap-4">
      <ChatBubble author={ana} from="companion" time="18:02">
        Where shall we eat?
      </ChatBubble>
      <ChatBubble
        author={{ name: 'Piri' }}
        from="assistant"
        attachment={
          <VoteButtons
            subject="Dinner by the river"
            counts={{ '👍': mine === '👍' ? 2 : 1, '👎': mine === '👎' ? 1 : 0 }}
            mine={mine}
            onVote={(vote) => setMine(vote === mine ? null : vote)}
          />
        }
      >
        Dinner by the river, at eight.
      </ChatBubble>
      <ChatBubble author={ben} from="me">
        Yes.
      </ChatBubble>
    </ul>
  )
}
