/** Hours between two flights: whether they are enough to leave the airport, and where bags stay meanwhile. */
import { toCount } from '#domain/brief/grammar/numbers.ts'
import { estimatedFrom } from '#domain/facts/fact-source.ts'
import { isLayover, layoverMargins } from '#domain/planner/stay-clock.ts'
import { asked, at } from '../asks.ts'
import type { Ask, Topic } from '../practical-answer.ts'
import { claim, inHours, joined, unknown } from '../said.ts'

const usual = estimatedFrom('usual times at an airport')
/** Fewest minutes in town that are worth leaving the airport for. */
const leastMinutes = 120

export const layover: Topic = {
  name: 'layover',
  asked: (ask) =>
    isLayover(ask.words) ? asked(/\b(?:lay ?over|stop ?over|between flights)\b/)(ask) : -1,
  answer: (ask) => {
    const hours = hoursSaid(ask)
    const [where] = ask.where
    if (hours === null || !where) return null
    const left = hours * 60 - layoverMargins.in - layoverMargins.out
    const said =
      left < leastMinutes
        ? claim(
            `With ${inHours(hours * 60)} between flights I would stay at the airport: once ${inHours(layoverMargins.in)} for getting into town and ${inHours(layoverMargins.out)} for getting back before take-off are gone, too little is left.`,
            usual,
          )
        : claim(
            `With ${inHours(hours * 60)} between flights about ${inHours(left)} are left in ${where.name}, if ${inHours(layoverMargins.in)} go for getting out and into town and you are on the way back ${inHours(layoverMargins.out)} before take-off.`,
            usual,
          )
    return joined([
      said,
      unknown(
        'Whether you may leave the airport depends on your passport: the airline or the embassy knows.',
      ),
      bags(ask) >= 0 || left >= leastMinutes
        ? unknown('Bags that are not checked through stay at the airport’s left-luggage counter.')
        : null,
    ])
  },
}

const bags = at(/\b(?:suitcases?|luggage|bags?|backpacks?|lockers?)\b/)

export const luggage: Topic = {
  name: 'luggage',
  asked: (ask) =>
    /\b(?:leave|store|storage|left|keep|drop|have|with (?:a|my|our)|where|lockers?|put)\b/.test(
      ask.words,
    )
      ? at(
          /\b(?:(?:left )?luggage|suitcases?|(?:our|my|the|with) (?:\w+ )?bags\b|lockers?|baggage)\b/,
        )(ask)
      : -1,
  answer: ({ where: [first] }) =>
    unknown(
      `Bags stay with your hotel, before check-in and after check-out, or at the left luggage of the airport or the main station. Which lockers in ${first?.name ?? 'town'} are nearest I don’t know; the station’s own page does.`,
    ),
}

function hoursSaid({ words }: Ask): number | null {
  const said = /\b(?<count>\d{1,2}|\w+)[ -]?(?:h|hrs?|hours?)\b/.exec(words)?.groups?.count
  const hours = said ? toCount(said) : undefined
  return hours && hours <= 24 ? hours : null
}
