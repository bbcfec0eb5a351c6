/** How well requests for road trips are understood: those that the reading was mended with, and those held out. */
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { differences } from '#testing/requests/expected.ts'
import { gradeReading } from '#testing/requests/held-out/grade.ts'
import { heldOutToday } from '#testing/requests/held-out/notation.ts'
import { roads } from '#testing/requests/held-out/situations-roads.ts'
import { roadTrips, roadTripsNotRead } from '#testing/requests/road-trips.ts'
import type { Figure } from '../benchmark.ts'
import { percentOf } from '../figures.ts'

/** `show` prints what was missed of the open requests; of the held-out ones only totals are ever shown. */
export async function measureUnderstanding(progress: (line: string) => void, show: boolean) {
  const context = {
    today: heldOutToday,
    gazetteer: await loadGazetteer(),
    destinations: await loadDestinationNames(),
  }
  const open = [...roadTrips, ...roadTripsNotRead].map(([text, expected]) => {
    const wrong = differences(parseBrief(text, context), expected)
    if (show && wrong.length > 0) progress(`${wrong.join('; ')}: ${text}`)
    return { stated: Object.keys(expected).length, wrong: wrong.length }
  })
  const heldOut = roads.requests.map(([text, expected]) => {
    const brief = parseBrief(text, context)
    const { stated, right } = gradeReading({ brief, notUnderstood: brief.notUnderstood }, expected)
    return { stated, wrong: stated - right }
  })
  const summary = { open: scoreOf(open), heldOut: scoreOf(heldOut) }
  const figures: Figure[] = Object.entries(summary).flatMap(([name, score]) => [
    { name: `understanding.${name}.slotsRight`, value: score.slotsRight, unit: '%' },
    { name: `understanding.${name}.whollyRight`, value: score.whollyRight, unit: '%' },
  ])
  return { figures, summary }
}

function scoreOf(grades: readonly { stated: number; wrong: number }[]) {
  const stated = grades.reduce((sum, each) => sum + each.stated, 0)
  const wrong = grades.reduce((sum, each) => sum + each.wrong, 0)
  const wholly = grades.filter((each) => each.wrong === 0).length
  return {
    requests: grades.length,
    slots: stated,
    slotsRight: percentOf(stated - wrong, stated),
    whollyRight: percentOf(wholly, grades.length),
  }
}
