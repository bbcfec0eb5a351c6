/** Says once in which language is answered, where the message was in another. */
import { monthNames } from '#domain/calendar/english-dates.ts'
import { listed } from '#domain/text/listed.ts'
import { isUnreadLanguage, languageNames } from './foreign-words.ts'
import type { MessageContext } from './message-context.ts'
import { days as daysInWords } from './phrases.ts'

export function languageNote({ heard, memory, turn }: MessageContext): string | null {
  if (memory.languageSaid) return null
  if (isUnreadLanguage(turn.prompt)) {
    const made = understoodInWords(heard.said)
    return made
      ? `I only read English, German, French, Spanish, Italian, Portuguese and Dutch. Of this I made out ${made}; tell me the rest in one of them.`
      : 'I only read English, German, French, Spanish, Italian, Portuguese and Dutch, so tell me in one of them if I got this wrong.'
  }
  const { language } = heard.said
  return language ? `I read ${languageNames[language]}, but I answer in English.` : null
}

/** "Lisbon, May and three days": where and when, as far as they were read. */
function understoodInWords({ destinations, dates, days }: MessageContext['heard']['said']): string {
  const start = dates?.start ?? dates?.earliest
  const month = start ? monthNames[Number(start.slice(5, 7)) - 1] : undefined
  const day = dates?.start && dates.precision === 'exact' ? `${Number(dates.start.slice(8))} ` : ''
  return listed([
    ...destinations.map(({ name }) => name),
    ...(month ? [`${day}${month}`] : []),
    ...(days === undefined ? [] : [daysInWords(days)]),
  ])
}
