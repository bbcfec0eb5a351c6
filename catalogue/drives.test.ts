import { describe, expect, it } from 'vitest'
import { loadDrive, loadDriveSummaries, loadDrives } from '#domain/drives/load-drives.ts'
import type { DriveLeg, GreatDrive } from '#domain/drives/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import { withinCountry } from './testing/land.ts'

const drives = await loadDrives()

/** What the map calls a country, by the code that the drives use. */
const mapNames: Readonly<Record<string, string>> = { US: 'United States of America' }
/** Where one drives on the left, of the countries that the drives lead through. */
const leftHand = ['AU', 'GB', 'IE', 'JP', 'NA', 'NZ', 'ZA']

interface JoinedLeg {
  says: string
  leg: DriveLeg
  straight: number
  /** By road and by ship. */
  way: number
}

function joinedLegs({ slug, stops, legs }: GreatDrive): JoinedLeg[] {
  return legs.flatMap((leg) => {
    const [from, to] = [leg.from, leg.to].map((id) => stops.find((stop) => stop.id === id)?.at)
    if (!from || !to) return []
    const way = leg.kilometres + (leg.ferry?.kilometres ?? 0)
    return [{ says: `${slug}: ${leg.from} to ${leg.to}`, leg, straight: kilometres(from, to), way }]
  })
}

const everyLeg = drives.flatMap(joinedLegs)

/** The legs of which a rule does not hold, by name, so that a failure says what to mend. */
function wrongLegs(holds: (leg: JoinedLeg) => boolean): string[] {
  return everyLeg
    .filter((each) => !holds(each))
    .map(({ says, leg, straight }) => {
      return `${says}: ${leg.kilometres} km, ${leg.minutes} min, ${straight.toFixed(1)} km straight`
    })
}

function textsOf(drive: GreatDrive): string[] {
  return [
    drive.promise,
    drive.direction,
    drive.best.because,
    ...(drive.avoid ? [drive.avoid.because] : []),
    ...drive.know.map(({ text }) => text),
    ...drive.stops.map(({ why }) => why),
    ...drive.legs.flatMap(({ variants, closed }) => [
      ...variants.map(({ about }) => about),
      ...(closed ? [closed.because] : []),
    ]),
  ]
}

const wrongTexts = (isWrong: (text: string) => boolean) =>
  drives.flatMap((drive) =>
    textsOf(drive)
      .filter(isWrong)
      .map((text) => `${drive.slug}: ${text}`),
  )

function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, at) => values.indexOf(value) !== at)
}

describe('the great drives', () => {
  it('are enough to dream with, and each is found by its slug', async () => {
    expect(drives.length).toBeGreaterThanOrEqual(28)
    expect(repeated(drives.map(({ name }) => name))).toEqual([])
    for (const { slug } of drives) expect((await loadDrive(slug))?.slug).toBe(slug)
    expect(await loadDrive('the-road-to-nowhere')).toBeUndefined()
    expect(await loadDrive('constructor')).toBeUndefined()
  })

  it('are listed in short, with their legs added up', async () => {
    const summaries = await loadDriveSummaries()
    expect(summaries.map(({ slug }) => slug)).toEqual(drives.map(({ slug }) => slug))
    const ring = summaries.find(({ slug }) => slug === 'iceland-ring-road')
    expect(ring?.kilometres).toBeGreaterThan(1300)
    expect(ring?.kilometres).toBeLessThan(1400)
    expect(ring?.line.length).toBeGreaterThan(10)
  })

  it('have legs that join every stop to the next, and a loop closes', () => {
    for (const { slug, shape, stops, legs } of drives) {
      const ids = stops.map(({ id }) => id)
      expect(repeated(ids), slug).toEqual([])
      const goals = shape === 'loop' ? [...ids.slice(1), ids[0]] : ids.slice(1)
      expect(
        legs.map(({ to }) => to),
        slug,
      ).toEqual(goals)
      expect(
        legs.map(({ from }) => from),
        slug,
      ).toEqual(ids.slice(0, goals.length))
    }
  })

  it('have distances that a road between the two points can have', () => {
    // Hairpins: a short leg may climb to a village above the one where it starts.
    expect(wrongLegs(({ way, straight }) => way >= straight && way <= 3 * straight + 3)).toEqual([])
  })

  it('have speeds that a car can drive', () => {
    const speed = ({ leg }: JoinedLeg) => leg.kilometres / (leg.minutes / 60)
    expect(wrongLegs((each) => speed(each) >= 20 && speed(each) <= 115)).toEqual([])
    const ferries = wrongLegs(({ leg: { ferry } }) => {
      const afloat = ferry ? ferry.kilometres / (ferry.minutes / 60) : 20
      return afloat >= 5 && afloat <= 75
    })
    expect(ferries).toEqual([])
  })

  it('have variants that are what they say: quicker, or longer on the way', () => {
    const wrong = wrongLegs(({ leg, straight }) =>
      leg.variants.every(
        ({ kind, minutes, kilometres: length }) =>
          (kind === 'quick' ? minutes < leg.minutes : minutes > leg.minutes) &&
          length >= straight &&
          length / (minutes / 60) <= 115,
      ),
    )
    expect(wrong).toEqual([])
  })

  it('have stops on land and in the country they name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' })
    const inside = new Map(
      [...new Set(drives.flatMap(({ stops }) => stops.map(({ country }) => country)))].map(
        (code) => [code, withinCountry(mapNames[code] ?? names.of(code) ?? code)] as const,
      ),
    )
    const wrong = drives.flatMap(({ slug, stops }) =>
      stops
        .filter(({ at, country }) => !inside.get(country)?.(at))
        .map(({ id }) => `${slug}: ${id}`),
    )
    expect(wrong).toEqual([])
    expect(inside.get('IS')?.([55.9533, -3.1883])).toBe(false)
  }, 60_000)

  it('name the countries of their stops, and the side of the road that they drive on', () => {
    for (const { slug, countries, stops, side } of drives) {
      expect([...new Set(stops.map(({ country }) => country))].sort(), slug).toEqual(
        [...countries].sort(),
      )
      const sides = new Set(countries.map((code) => (leftHand.includes(code) ? 'left' : 'right')))
      expect([...sides], slug).toEqual([side])
    }
  })

  it('have months in order, and none that is both best and to be avoided or closed', () => {
    for (const { slug, best, avoid, legs } of drives) {
      const lists = [
        best.months,
        avoid?.months ?? [],
        ...legs.map((leg) => leg.closed?.months ?? []),
      ]
      for (const list of lists) expect(repeated(list), slug).toEqual([])
      const bad = [...(avoid?.months ?? []), ...legs.flatMap(({ closed }) => closed?.months ?? [])]
      expect(
        best.months.filter((month) => bad.includes(month)),
        slug,
      ).toEqual([])
    }
  })

  it('can be driven in the days they suggest, by people who sleep and stop', () => {
    for (const { slug, days, legs, stops, shape } of drives) {
      const hours = legs.reduce((sum, { minutes }) => sum + minutes, 0) / 60
      expect(hours / days.min, slug).toBeLessThanOrEqual(6)
      const nights = stops.reduce((sum, stop) => sum + stop.nights, 0)
      expect(nights, slug).toBeGreaterThanOrEqual(Math.min(days.min - 1, 1))
      expect(nights, slug).toBeLessThanOrEqual(days.max + (shape === 'loop' ? 0 : 1))
      for (const { kind, nights: slept, id } of stops) {
        expect(slept > 0, `${slug}: ${id}`).toBe(kind === 'night')
      }
    }
  })

  it('are told in sentences, each once, without the words of brochures', () => {
    expect(wrongTexts((text) => !/[.]$/.test(text) || /!/.test(text))).toEqual([])
    expect(repeated(drives.flatMap(textsOf))).toEqual([])
    const brochure =
      /\b(?:stunning|breath-?taking|iconic|must-see|unforgettable|world-famous|paradise|hidden gem|jaw-dropping|spectacular|magical|awe-inspiring|picturesque|unique|bucket list)\b/i
    expect(wrongTexts((text) => brochure.test(text))).toEqual([])
  })

  it('say of a superlative what it is measured against', () => {
    const superlative =
      /\b(?:\w+(?:ghest|ngest|ldest|rgest|eepest|allest|ortest|dest|ernmost)|most (?:beautiful|scenic|famous))\b/i
    const measured = /\d|(?:\b(?:of|in|on|outside) (?:the )?[A-Z])|\w's \w/
    const plain = /\b(?:oldest|youngest) (?:child|ones)\b/i
    expect(
      wrongTexts((text) => superlative.test(text) && !measured.test(text) && !plain.test(text)),
    ).toEqual([])
  })
})
