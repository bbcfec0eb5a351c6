/** The mail about the next day: its stops with their weather, what it spoils, and what could be done. */
import { weekdayAndDay } from '#domain/calendar/english-dates.ts'
import type { EveningPlan } from '#domain/weather-swaps/evening-plan.ts'
import { render } from '#server/backend/auth/mail/layout.ts'
import type { Letter } from '../providers/mail/smtp.ts'

export interface EveningFacts {
  title: string
  plan: EveningPlan
  /** Whose forecast it is, or that there is none. */
  source: string
  brand: string
  to: string
  tripUrl: string
  /** Shows the swap; left out where there is none. */
  swapUrl?: string | undefined
  /** Ends these mails. */
  stopUrl: string
}

export function eveningLetter(facts: EveningFacts): Letter {
  const { title, plan, source, brand, to, tripUrl, swapUrl, stopUrl } = facts
  const { day, number, stops, stays, trouble, swap } = plan
  const about = `day ${number} of ${title}`
  const changes = (swapUrl && swap ? swap.stops : []).map(
    ({ why, before, after }) => `${why} Instead of ${before}: ${after}`,
  )
  const letter = render(
    {
      kind: 'evening',
      subject: trouble ? `Tomorrow: ${lowerFirst(trouble)}, ${about}` : `Tomorrow: ${about}`,
      heading: `Tomorrow: ${about}`,
      paragraphs: [`${weekdayAndDay(day.date)}.`],
      list: stops.map(({ clock, name, weather }) => ({
        mark: clock || 'Any time',
        text: name,
        note: weather ?? undefined,
      })),
      after: [source, ...changes, ...stays],
      action: swapUrl
        ? { label: 'See the change', url: swapUrl }
        : { label: 'Open the trip', url: tripUrl },
      closing: `${
        swapUrl ? 'Opening the link changes nothing; it works once, until the day begins. ' : ''
      }You get this in the evening before each day of the trip, because you switched it on.`,
      links: [
        ...(swapUrl ? [{ label: 'Open the trip', url: tripUrl }] : []),
        { label: 'Stop these mails for this trip', url: stopUrl },
      ],
    },
    brand,
    to,
  )
  return { ...letter, unsubscribeUrl: stopUrl }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
