/** Sunrise and sunset. */

import { addDays } from '#domain/calendar/calendar-days.ts'
import { monthNames } from '#domain/calendar/english-dates.ts'
import { estimatedFrom } from '#domain/facts/fact-source.ts'
import { dayInWords } from '#domain/planner/days-in-words.ts'
import { daylight } from '#domain/sun/daylight.ts'
import { asked } from '../asks.ts'
import type { Ask, Topic } from '../practical-answer.ts'
import { claim, clock, forEachWhere, missingPlace, unknown } from '../said.ts'

const calculated = estimatedFrom('the position of the sun, calculated')

export const sun: Topic = {
  name: 'sun',
  asked: asked(
    /\b(?:when|whens|what time|how late|how early|time)\b.*\b(?:sun ?sets?|sun ?rises?|sun (?:go|goes|come|comes|sets|rises|set|rise)|sundown|golden hour|dark|dusk|dawn|daylight)\b|^(?:the )?(?:sunset|sunrise)(?: time)? (?:in|at|on|for)\b|\b(?:sunset|sunrise) times?\b|\bhours? of (?:daylight|light|sun)\b|\bhow long (?:is it|are the days|is the day)\b.*\b(?:light|days?)\b|\b(?:get|gets|is it|be) (?:still )?(?:dark|light)\b/,
  ),
  answer: (ask) =>
    forEachWhere(ask, ({ name, destination }) => {
      if (!destination) return { ...unknown(`Which city in ${name}?`), ...missingPlace }
      const date = dayOf(ask)
      const { sunrise, sunset, sun: course } = daylight(destination.at, date, destination.timeZone)
      const when =
        ask.dates && !ask.dates.isDay
          ? `in the middle of ${monthNames[Number(date.slice(5, 7)) - 1]}`
          : `on ${dayInWords(date)}`
      if (course === 'never-sets')
        return claim(`In ${name} the sun does not set ${when}.`, calculated)
      if (sunrise === null || sunset === null)
        return claim(`In ${name} the sun does not rise ${when}.`, calculated)
      const light = Math.round((sunset - sunrise) / 30) / 2
      const rise = /\b(?:sun ?rises?|rise|come|comes|dawn|early)\b/.test(ask.words)
      const set = /\b(?:sun ?sets?|set|sundown|golden|go|goes|dark|dusk|late)\b/.test(ask.words)
      const words =
        rise === set
          ? `In ${name} the sun rises at ${clock(sunrise)} and sets at ${clock(sunset)} ${when}: about ${light} hours of light.`
          : rise
            ? `In ${name} the sun rises at about ${clock(sunrise)} ${when}.`
            : `In ${name} the sun sets at about ${clock(sunset)} ${when}.`
      return claim(words, calculated)
    }),
}

/** The day that was said, the middle of a month or of a stay, or today. */
function dayOf({ dates, question }: Ask): string {
  if (!dates) return question.today
  if (dates.isDay) return dates.first
  const days = Math.round((Date.parse(dates.last) - Date.parse(dates.first)) / 86_400_000)
  return addDays(dates.first, Math.floor(days / 2))
}
