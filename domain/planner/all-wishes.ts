/** All wishes of a stay: those that were said, and those that the party, its faith or the words imply. */

import { coolAfternoons } from './asked/cool-afternoons.ts'
import { foodMarkets } from './asked/food-markets.ts'
import { forADay } from './asked/for-a-day.ts'
import { quartersInFull } from './asked/quarters-in-full.ts'
import { wishesWithADate } from './asked/wishes-with-a-date.ts'
import { onTheirNight } from './conditions/limited-days.ts'
import { ofTheirFaith } from './party/of-their-faith.ts'
import { partyWishes } from './party/party-wishes.ts'
import type { AskedWish } from './schema.ts'

type PartyOfStay = Omit<Parameters<typeof partyWishes>[0], 'days' | 'asked'>

export function allWishes(
  asked: AskedWish[],
  {
    text,
    dates,
    night,
    isOneDay,
    ...stay
  }: PartyOfStay & {
    text: string
    dates: readonly string[]
    night: Parameters<typeof onTheirNight>[1]
    isOneDay: boolean
  },
): AskedWish[] {
  const { places, lodging, diets } = stay
  const days = dates.length
  return [
    ...onTheirNight(
      wishesWithADate(
        forADay(isOneDay ? asked : quartersInFull(asked, places), text, places),
        text,
        dates,
      ),
      night,
    ),
    ...coolAfternoons(text, { places, lodging, days }),
    ...ofTheirFaith({ diets, places, lodging, days, asked }),
    ...foodMarkets(text, { places, lodging, days, asked }),
    ...(isOneDay ? [] : partyWishes({ ...stay, days, asked })),
  ]
}
