/** Words left over beside a wish, and foods that are refused: understood, but no places to look for. */

import type { TripBrief } from '#domain/brief/schema.ts'
import type { PlanRequest } from '../schema.ts'

/** Generic words beside a name that was understood: "Opera House tour", "coastal walk", "Frida Kahlo house". */
const besideAName =
  /^(?:(?:guided )?tours?|walks?|house|shows?|musts?|visits?|tickets?|rides?|star(?:red)?(?: places?)?|places?|photos?|sights?)$/i
const ofMoney = /^(?:budget|(?:no )?limit(?: on money)?|money|price|spend(?:ing)?)$/i
const onFoot = /^(?:walking|(?:love|like|enjoy) walking|on foot)$/i
const ofFaith = /^(?:muslims?|muslim family|islamic)$/i
const food =
  /^(?:fish|seafood|shellfish|sushi|meat|pork|beef|lamb|chicken|dairy|milk|cheese|eggs?|gluten|wheat|nuts?|peanuts?|dashi|fish sauce|onions?|garlic|chil+i(?:es)?|spicy food|alcohol|offal|mushrooms?|soy|sesame)$/i

export function isPartOf(
  words: string,
  { mustSee, interests, tastes, spending, budget }: TripBrief,
  diets: readonly string[],
): boolean {
  if (besideAName.test(words)) return mustSee.length + interests.length + tastes.length > 0
  if (ofMoney.test(words)) return spending !== undefined || budget !== undefined
  if (ofFaith.test(words)) return diets.includes('halal')
  return onFoot.test(words) || food.test(words)
}

/** Names of places above the price ceiling that stay in the plan because they were asked for. */
export function dearButAsked({ asked, places, priceCeiling }: PlanRequest): string[] {
  const first = asked.flatMap(({ placeIds, what }) => {
    const place = places.find(({ id }) => id === placeIds[0])
    return place && (place.price ?? 0) > priceCeiling ? [{ what, name: place.name }] : []
  })
  return first.map(
    ({ what, name }) =>
      `${name} costs more than the rest of these days, and is in since you asked for ${what}.`,
  )
}
