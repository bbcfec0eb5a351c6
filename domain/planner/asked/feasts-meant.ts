/**
 * Likings that name a feast of the town: met on its days and by its own entry, and by no street that is called like
 * it.
 */
import { festivalsBetween } from '#domain/holidays/festival-days.ts'
import { nationalCustoms } from '#domain/holidays/national-customs.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { UnmetWish } from '../plan-outcome.ts'

export interface FeastsMeant {
  /** The likings that name no feast. */
  tastes: string[]
  unmet: UnmetWish[]
}

/** Parts of a feast, in the words of a request and of its entry: the processions of Holy Week. */
const parts: readonly (readonly [heard: RegExp, says: RegExp])[] = [
  [/^(?:the )?processions?$/i, /\b(?:processions?|floats|brotherhoods?)\b/i],
  [/^(?:the )?(?:big |street )?parades?$/i, /\b(?:parades?|floats|marche?s?)\b/i],
  [/^(?:the )?(?:altars?|offerings)$/i, /\b(?:altars?|offerings)\b/i],
]

const calledAFeast =
  /\b(?:festival|fest|fair|championship|carnival|parade|biennale|market|week|pride)\b/i

const isPartOf = (taste: string, says: string) =>
  parts.some(([heard, told]) => heard.test(taste) && told.test(says))

export function feastsMeant(
  tastes: readonly string[],
  town: Pick<Destination, 'name' | 'festivals'> & { country?: string },
  dates: readonly string[],
): FeastsMeant {
  const { festivals = [], country = '' } = town
  const [first = '', last = first] = [dates[0], dates.at(-1)]
  const isAmongDays = ({ on }: Pick<(typeof festivals)[number], 'on'>) =>
    festivalsBetween(on, first, last).length > 0
  // What the whole country keeps is told with its day, and in no town among its places.
  const customOf = (taste: string) =>
    nationalCustoms.find(
      ({ name, countries }) =>
        countries.includes(country) && name.toLowerCase() === taste.toLowerCase(),
    )
  // "Tango" is danced all year: a word of its name alone means the feast while it is on, or where it is called one.
  const isNamed = (name: string, taste: string) =>
    name.toLowerCase() === taste.toLowerCase() || taste.includes(' ') || calledAFeast.test(taste)
  const feastOf = (taste: string) =>
    festivals.find(
      (feast) =>
        ` ${feast.name.toLowerCase()} `.includes(` ${taste.toLowerCase()} `) &&
        (isNamed(feast.name, taste) || isAmongDays(feast)),
    ) ?? festivals.find((feast) => isPartOf(taste, feast.says) && isAmongDays(feast))
  return {
    tastes: tastes.filter((taste) => !(feastOf(taste) || customOf(taste))),
    unmet: tastes.flatMap((taste) => {
      const custom = feastOf(taste) ? undefined : customOf(taste)
      if (custom) return isAmongDays(custom) ? [] : [notThen(taste, custom.name)]
      const feast = feastOf(taste)
      // One goes where its row says; without one, nobody knows a stop for it.
      if (!feast || feast.go) return []
      if (!isAmongDays(feast)) return [notThen(taste, feast.name)]
      return [
        {
          wish: taste,
          reason: 'no-room',
          says: `${feast.name} ${whenItIs(feast.on)}, and no stop below is for it: look up its program, and give it the hours of those that you would miss least.`,
          wayOut: null,
        },
      ]
    }),
  }
}

/** When it is, in words; nothing is claimed where its days differ every year. */
function whenItIs(rule: string): string {
  return rule.startsWith('usually ')
    ? 'is usually in these weeks, on other days each year'
    : 'is on during your days'
}

function notThen(wish: string, name: string): UnmetWish {
  return {
    wish,
    reason: 'other-days',
    says: `${name} is not on during these days.`,
    wayOut: null,
  }
}
