/** Looks up a destination's weather, as a live source or the climate has it, and practical facts. */
import { tool } from 'ai'
import { z } from 'zod'
import { answerPractical } from '#domain/assistant/practical/answer-practical.ts'
import { withForecast } from '#domain/assistant/practical/with-forecast.ts'
import { fromCatalogue } from '#domain/facts/fact-source.ts'
import { loadHolidays } from '#domain/holidays/holiday-calendar.ts'
import { zoneOf } from '#domain/places/zone-of.ts'
import { weatherInWords } from '#domain/weather/weather-words.ts'
import {
  destinationNamed,
  type ToolContext,
  townNamed,
  unknownDestination,
} from './tool-context.ts'

const destination = z.string().max(100).describe('A city or island, such as "Lisbon".')

export function weatherTool({ knowledge, found, tell }: ToolContext) {
  return tool({
    description:
      'The weather in a destination on a date: a forecast where the result names one, else what is usual then, which is an estimate.',
    inputSchema: z.object({ destination, date: z.iso.date() }),
    execute: async ({ destination: name, date }) => {
      const where = destinationNamed(name, knowledge) ?? townNamed(name, knowledge)
      if (!where) return unknownDestination(name)
      tell({ kind: 'doing', text: `Looking up the weather in ${where.name}` })
      const { zone } = zoneOf(where.at, where.country, knowledge.catalogue.destinations)
      const days = await knowledge.weather.days({ at: where.at, zone, dates: [date] })
      const weather = days.get(date)
      if (!weather) return { problem: 'Nobody here knows the weather there.' }
      const words = weatherInWords(weather)
      found.note({ claim: `${where.name}, ${date}: ${words}`, source: weather.source })
      return { destination: where.name, date, weather: words }
    },
  })
}

/** Answers by the code of the embedded brain, so that both brains say the same. */
export function factsTool({ knowledge, turn, found, tell }: ToolContext) {
  return tool({
    description:
      'Answers a practical question from the catalogue and the calendar: money, tipping, plugs, water, holidays, opening hours, sunset, ways, how long a visit takes, what it costs roughly. Without a question: all that is known of a destination.',
    inputSchema: z.object({
      destination,
      question: z.string().max(400).optional(),
      date: z.iso.date().optional(),
    }),
    execute: async ({ destination: name, question, date }) => {
      const where = destinationNamed(name, knowledge)
      if (!where) return unknownDestination(name)
      tell({ kind: 'doing', text: `Looking up ${where.name}` })
      const answered = question
        ? answerPractical(
            await withForecast(
              {
                text: question,
                destinations: [where],
                catalogue: knowledge.catalogue.destinations,
                today: turn.today,
                holidays: await loadHolidays(),
                ...(date && { date }),
                ...(turn.trip && { trip: turn.trip }),
              },
              knowledge.weather,
            ),
          )
        : null
      if (answered) {
        found.note(...answered.grounds)
        return { answer: answered.words, unsure: answered.unsure ?? false }
      }
      const { facts, gettingAround, currency, languages, costLevel, about, airports } = where
      found.note(
        ...(['tipping', 'plug', 'water'] as const).map((fact) => ({
          claim: `${where.name}: ${fact}: ${facts[fact]}`,
          source: fromCatalogue,
        })),
      )
      const stayAreas = where.stayAreas.map((area) => `${area.name}: ${area.about}`)
      const more = { facts, gettingAround, currency, languages, airports, stayAreas }
      return { destination: where.name, about, costLevelOf4: costLevel, ...more }
    },
  })
}
