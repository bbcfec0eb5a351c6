/** A land that only says where the goal lies: "Kyoto", and "first time in Japan", is Kyoto in Japan and no second goal. */
import type { PlaceRef } from '#domain/brief/schema.ts'
import { countryName } from '#domain/places/country-name.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { usStates } from '#domain/places/gazetteer-regions.ts'
import type { PlanAnswer } from './answer.ts'

type Lines = PlanAnswer['understood']

export function withLandOfGoals(lines: Lines, goals: readonly PlaceRef[]): Lines {
  const isGoal = (land: string) => goals.some(({ name }) => foldName(name) === foldName(land))
  const isContinent = ({ slot, text }: Lines[number]) =>
    slot === 'destination' && continents.test(text) && !isGoal(text)
  const towns = goals.filter(({ kind }) => kind !== 'country')
  const lands = lines.filter(
    ({ slot, text }) =>
      slot === 'destination' && !isGoal(text) && towns.some((town) => liesIn(town, text)),
  )
  const [town] = towns
  return lines
    .filter((line) => !(lands.includes(line) || (towns.length > 0 && isContinent(line))))
    .map((line) => {
      const [land] = lands
      const isTheTown = line.slot === 'destination' && towns.length === 1
      return land && town && isTheTown && foldName(line.text) === foldName(town.name)
        ? { ...line, text: `${line.text}, ${land.text}` }
        : line
    })
}

const continents =
  /^(?:the )?(?:Asia|Africa|Europe|(?:North|South|Latin|Central) America|Oceania|Middle East|Far East|Balkans|Caribbean)$/i

function liesIn({ country, state }: PlaceRef, land: string): boolean {
  const names = [
    country && countryName(country),
    state && usStates.get(state),
    ...(alsoCalled[country ?? ''] ?? []),
  ]
  return names.some((name) => name !== undefined && bare(name) === bare(land))
}

/** How countries are called besides, and parts that are spoken of like countries. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  GB: ['UK', 'Britain', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  NL: ['Holland'],
  US: ['US', 'USA', 'America', 'States'],
}

const bare = (name: string) => foldName(name.replace(/^the /i, ''))
