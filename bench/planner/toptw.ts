/** Team orienteering with time windows: the mean gap to the best known scores. */
import path from 'node:path'
import { type CaseOptions, mean, percent, readNumbers, readTable, sampled } from './cases.ts'
import { type PlainVisit, plansAfter, profitOf, toursProblem } from './tours-search.ts'

const usualSeconds = [1, 10]

export function measureToptw(
  dataDir: string,
  { seconds, sample, progress, seeds = 1 }: CaseOptions,
) {
  const moments =
    seconds === undefined
      ? usualSeconds
      : [...usualSeconds.filter((usual) => usual < seconds), seconds]
  const cases = sampled(readTable(dataDir, 'toptw', 'best_known.csv'), sample)
  /** By moment and seed, the gaps of all cases. */
  const gaps = moments.map(() => Array.from({ length: seeds }, (): number[] => []))
  const weakest: number[] = []
  for (const [index, { instance = '', m = '1', best_known: best = '' }] of cases.entries()) {
    const { visits, depot, scale } = readInstance(dataDir, instance, Number(m))
    const problem = toursProblem(visits, depot, Number(m), scale)
    for (let seed = 0; seed < seeds; seed += 1) {
      for (const [moment, plan] of plansAfter(problem, moments, seed + 1).entries()) {
        const profit = profitOf(plan, visits, depot, scale)
        const gap = (100 * (Number(best) - profit)) / Number(best)
        gaps[moment]?.[seed]?.push(gap)
        if (instance.startsWith('pr') && moment === moments.length - 1) weakest.push(gap)
      }
    }
    const told = gaps.map(([first]) => first?.at(-1)?.toFixed(2)).join(', ')
    progress(`toptw ${index + 1} of ${cases.length}: ${instance} m=${m} gap ${told} %`)
  }
  const bySeed = gaps.map((all) => all.map(mean))
  return Object.fromEntries([
    ...moments.map((moment, index) => [`gap${moment}s`, percent(mean(bySeed[index] ?? []))]),
    // From the best to the worst seed, where there are several.
    ...(seeds > 1
      ? moments.map((moment, index) => {
          const means = bySeed[index] ?? []
          return [`spread${moment}s`, percent(Math.max(...means) - Math.min(...means))]
        })
      : []),
    ...(weakest.length > 0 ? [['gapOfPr', percent(mean(weakest))]] : []),
    ['cases', cases.length],
  ])
}

function readInstance(dataDir: string, name: string, tours: number) {
  const lines = readNumbers(path.join(dataDir, 'toptw', 'instances', `${name}.txt`)).slice(2)
  const rows = lines.filter((row) => row.length > 5)
  const visits = rows.map((row): PlainVisit => {
    const [, x = 0, y = 0, duration = 0, profit = 0] = row
    const hours = { from: row.at(-2) ?? 0, to: row.at(-1) ?? 0 }
    return { x, y, duration, profit, hours: Array.from({ length: tours }, () => hours) }
  })
  const [start, ...others] = visits
  const limit = start?.hours[0]?.to ?? 0
  return {
    visits: others,
    depot: { x: start?.x ?? 0, y: start?.y ?? 0, from: 0, to: limit },
    // The two families of the set cut distances at different decimals.
    scale: name.startsWith('pr') ? 100 : 10,
  }
}
