/** The visits nearest to a visit by travel time, found when first asked for. */
import type { CompiledProblem } from './problem.ts'

const most = 40

export class Neighbours {
  private readonly problem: CompiledProblem
  private readonly found = new Map<number, readonly number[]>()

  constructor(problem: CompiledProblem) {
    this.problem = problem
  }

  of(visit: number): readonly number[] {
    const known = this.found.get(visit)
    if (known) return known
    const { travel, point, points, visits } = this.problem
    const row = (point[visit] as number) * points
    const away = (other: number) => travel[row + (point[other] as number)] as number
    const nearest = Array.from({ length: visits }, (_, other) => other)
      .filter((other) => other !== visit)
      .sort((a, b) => away(a) - away(b) || a - b)
      .slice(0, most)
    this.found.set(visit, nearest)
    return nearest
  }
}
