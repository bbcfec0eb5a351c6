/** Every list of towns that are worth a stop on a drive; `domain/routing/load-road-towns.ts` reads them. */
import { asiaAndAfrica } from './asia-and-africa.ts'
import { latinAmerica } from './latin-america.ts'
import { northAmerica } from './north-america.ts'
import { northernAndCentralEurope } from './northern-europe.ts'
import { oceania } from './oceania.ts'
import { southernEurope } from './southern-europe.ts'
import { westernEurope } from './western-europe.ts'

export const roadTowns: readonly string[] = [
  southernEurope,
  westernEurope,
  northernAndCentralEurope,
  northAmerica,
  latinAmerica,
  asiaAndAfrica,
  oceania,
]
