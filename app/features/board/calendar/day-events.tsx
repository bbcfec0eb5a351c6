import { weekdayAndDay } from '#domain/calendar/english-dates.ts'
import type { Idea } from '#domain/ideas/idea.ts'
import { IdeaItem } from '../idea-item.tsx'

interface DayEventsProps {
  date: string
  ideas: readonly Idea[]
  today: string
  refused: ReadonlyMap<string, string>
}

export function DayEvents({ date, ideas, today, refused }: DayEventsProps) {
  return (
    <section aria-label={`Events for ${weekdayAndDay(date)}`}>
      <h2 className="mb-5 font-display text-2xl">Events for {weekdayAndDay(date)}</h2>
      {ideas.length === 0 ? (
        <p className="text-on-surface-muted">No events scheduled for this day</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {ideas.map((idea) => (
            <li key={idea.id}>
              <IdeaItem idea={idea} today={today} hideDate refused={refused.get(idea.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
