/**
 * The tours of all days as typed arrays. Every position knows the latest possible start of its visit, so that a
 * check whether a visit fits takes constant time.
 */
import type { CompiledProblem } from './problem.ts'

export const never = 0x3fffffff

export class Tours {
  readonly problem: CompiledProblem
  /** Positions of a day: its start, all visits, its end. */
  readonly stride: number
  readonly length: Int32Array
  /** By day and position: the visit, its point, arrival, departure and latest start. */
  readonly visit: Int32Array
  readonly where: Int32Array
  readonly arrive: Int32Array
  readonly leave: Int32Array
  readonly latest: Int32Array
  /** The day of each visit, or -1. */
  readonly dayOf: Int32Array
  /** Visits on no day; `unroutedAt` is the index of each in that list. */
  readonly unrouted: Int32Array
  readonly unroutedAt: Int32Array
  unroutedCount: number
  readonly groupCount: Int32Array
  profit = 0
  /** Weighted travel. */
  travelTime = 0
  spent = 0
  /** Number of pairs on different days. */
  splits = 0
  /** Waiting by day; before the first visit one leaves later instead. */
  private readonly waits: Int32Array

  constructor(problem: CompiledProblem) {
    const { visits: n, days } = problem
    this.problem = problem
    this.stride = n + 2
    this.length = new Int32Array(days)
    this.visit = new Int32Array(days * this.stride).fill(-1)
    this.where = new Int32Array(days * this.stride)
    this.arrive = new Int32Array(days * this.stride)
    this.leave = new Int32Array(days * this.stride)
    this.latest = new Int32Array(days * this.stride)
    this.dayOf = new Int32Array(n).fill(-1)
    this.unrouted = Int32Array.from({ length: n }, (_, index) => index)
    this.unroutedAt = Int32Array.from(this.unrouted)
    this.unroutedCount = n
    this.waits = new Int32Array(days)
    this.groupCount = new Int32Array(problem.groups.length * days)
    for (let day = 0; day < days; day += 1) {
      const tour = problem.tours[day]
      this.where[day * this.stride] = tour?.startPoint ?? 0
      this.where[day * this.stride + 1] = tour?.endPoint ?? 0
      this.travelTime += this.legTime(day * this.stride)
      this.retime(day)
    }
  }

  /** The score: profits, less weighted travel and waiting. */
  get worth(): number {
    const { travelWeight, waitWeight, splitWeight } = this.problem
    const worth = this.profit - travelWeight * this.travelTime - splitWeight * this.splits
    if (waitWeight === 0) return worth
    let waiting = 0
    for (let day = 0; day < this.waits.length; day += 1) waiting += this.waits[day] as number
    return worth - waitWeight * waiting
  }

  /** Weighted travel from a position to the next. */
  private legTime(at: number): number {
    const from = this.where[at] as number
    return this.problem.toll[from * this.problem.points + (this.where[at + 1] as number)] as number
  }

  insert(day: number, position: number, visit: number): void {
    const base = day * this.stride
    const end = base + (this.length[day] as number) + 1
    const at = base + position
    this.travelTime -= this.legTime(at - 1)
    this.visit.copyWithin(at + 1, at, end + 1)
    this.where.copyWithin(at + 1, at, end + 1)
    this.visit[at] = visit
    this.where[at] = this.problem.point[visit] as number
    this.travelTime += this.legTime(at - 1) + this.legTime(at)
    this.length[day] = (this.length[day] as number) + 1
    this.enter(visit, day)
    this.retime(day)
  }

  /** Removes `count` visits from a position on. The caller calls `retime`. */
  removeWithoutRetiming(day: number, position: number, count: number): void {
    const base = day * this.stride
    const end = base + (this.length[day] as number) + 1
    const at = base + position
    for (let index = at; index < at + count; index += 1) {
      this.travelTime -= this.legTime(index - 1)
      this.withdraw(this.visit[index] as number, day)
    }
    this.travelTime -= this.legTime(at + count - 1)
    this.visit.copyWithin(at, at + count, end + 1)
    this.where.copyWithin(at, at + count, end + 1)
    this.travelTime += this.legTime(at - 1)
    this.length[day] = (this.length[day] as number) - count
  }

  private enter(visit: number, day: number): void {
    const { problem } = this
    this.dayOf[visit] = day
    this.splits += this.partnersElsewhere(visit, day)
    const at = this.unroutedAt[visit] as number
    this.unroutedCount -= 1
    const last = this.unrouted[this.unroutedCount] as number
    this.unrouted[at] = last
    this.unroutedAt[last] = at
    this.profit += problem.profit[day * problem.visits + visit] as number
    this.spent += problem.cost[visit] as number
    this.countGroups(visit, day, 1)
  }

  private withdraw(visit: number, day: number): void {
    const { problem } = this
    this.dayOf[visit] = -1
    this.splits -= this.partnersElsewhere(visit, day)
    this.unrouted[this.unroutedCount] = visit
    this.unroutedAt[visit] = this.unroutedCount
    this.unroutedCount += 1
    this.profit -= problem.profit[day * problem.visits + visit] as number
    this.spent -= problem.cost[visit] as number
    this.countGroups(visit, day, -1)
  }

  /** Number of a visit's partners on other days, times their factors. */
  partnersElsewhere(visit: number, day: number): number {
    const { partnerAt, partnerOf, partnerTimes } = this.problem
    const end = partnerAt[visit + 1] as number
    let count = 0
    for (let index = partnerAt[visit] as number; index < end; index += 1) {
      const other = this.dayOf[partnerOf[index] as number] as number
      if (other >= 0 && other !== day) count += partnerTimes[index] as number
    }
    return count
  }

  private countGroups(visit: number, day: number, by: number): void {
    const { groupAt, groupOf, groups, days } = this.problem
    const end = groupAt[visit + 1] as number
    for (let index = groupAt[visit] as number; index < end; index += 1) {
      const group = groupOf[index] as number
      const slot = group * days + (groups[group]?.per === 'day' ? day : 0)
      this.groupCount[slot] = (this.groupCount[slot] as number) + by
    }
  }

  /** Recomputes arrivals (forwards) and latest starts (backwards). */
  retime(day: number): void {
    const { problem, visit, where, arrive, leave, latest } = this
    const { travel, points, duration } = problem
    const first = day * this.stride
    const last = first + (this.length[day] as number) + 1
    const tour = problem.tours[day]
    let time = tour?.from ?? 0
    let waiting = 0
    arrive[first] = time
    leave[first] = time
    for (let at = first + 1; at <= last; at += 1) {
      time += travel[(where[at - 1] as number) * points + (where[at] as number)] as number
      arrive[at] = time
      if (at === last) break
      const here = visit[at] as number
      const start = this.earliestStart(day, here, time)
      if (at > first + 1) waiting += start - time
      else if (start - time > problem.lateStart) waiting += start - time - problem.lateStart
      time = start + (duration[here] as number)
      leave[at] = time
    }
    this.waits[day] = waiting
    let limit = tour?.to ?? 0
    latest[last] = limit
    for (let at = last - 1; at > first; at -= 1) {
      const here = visit[at] as number
      limit -= travel[(where[at] as number) * points + (where[at + 1] as number)] as number
      limit = this.latestStart(day, here, limit - (duration[here] as number))
      latest[at] = limit
    }
  }

  /** Whether a day is possible; a removal may break it where a direct way is slower than one by a stop. */
  isFeasible(day: number): boolean {
    const first = day * this.stride + 1
    const last = first + (this.length[day] as number)
    if (last === first) return true
    for (let at = first; at <= last; at += 1) {
      if ((this.arrive[at] as number) > (this.latest[at] as number)) return false
    }
    return true
  }

  /** The first start at or after a time, or `never`. */
  earliestStart(day: number, visit: number, time: number): number {
    const { open, close, opensTwice, spans, visits } = this.problem
    const at = day * visits + visit
    if (time > (close[at] as number)) return never
    if (time <= (open[at] as number)) return open[at] as number
    if (opensTwice[at] === 0) return time
    for (const { from, to } of spans.get(at) ?? []) if (time <= to) return Math.max(time, from)
    return time
  }

  /** The last start at or before a time; before everything when there is none. */
  private latestStart(day: number, visit: number, time: number): number {
    const { open, close, opensTwice, spans, visits } = this.problem
    const at = day * visits + visit
    if (time >= (close[at] as number)) return close[at] as number
    if (time < (open[at] as number)) return -never
    if (opensTwice[at] === 0) return time
    let found = -never
    for (const { from, to } of spans.get(at) ?? []) if (from <= time) found = Math.min(time, to)
    return found
  }

  /** Whether a visit fits at a position without breaking later ones. */
  fits(day: number, position: number, visit: number): boolean {
    const { travel, points, point, duration } = this.problem
    const at = day * this.stride + position
    const here = point[visit] as number
    const arrival =
      (this.leave[at - 1] as number) +
      (travel[(this.where[at - 1] as number) * points + here] as number)
    const left = this.earliestStart(day, visit, arrival) + (duration[visit] as number)
    return (
      left + (travel[here * points + (this.where[at] as number)] as number) <=
      (this.latest[at] as number)
    )
  }

  /** Whether groups, budget and runs allow it, besides the time. */
  allows(day: number, position: number, visit: number): boolean {
    return this.hasRoomFor(day, visit) && this.keepsVariety(day, position, visit)
  }

  /** Whether the daily groups of a visit have room: only removals from that day change that. */
  hasRoomOn(day: number, visit: number): boolean {
    const { groupAt, groupOf, days, dailyCap } = this.problem
    const end = groupAt[visit + 1] as number
    for (let index = groupAt[visit] as number; index < end; index += 1) {
      const slot = (groupOf[index] as number) * days + day
      if ((this.groupCount[slot] as number) >= (dailyCap[slot] as number)) return false
    }
    return true
  }

  /** Insertions never make room again. */
  hasRoomFor(day: number, visit: number): boolean {
    const { groupAt, groupOf, groups, days, cost, budget } = this.problem
    if (this.spent + (cost[visit] as number) > budget) return false
    const end = groupAt[visit + 1] as number
    for (let index = groupAt[visit] as number; index < end; index += 1) {
      const id = groupOf[index] as number
      const group = groups[id]
      if (!group) continue
      const slot = id * days + (group.per === 'day' ? day : 0)
      const cap = group.capOn?.get(day) ?? group.cap
      if ((this.groupCount[slot] as number) >= cap) return false
    }
    return true
  }

  keepsVariety(day: number, position: number, visit: number): boolean {
    const { kind, longestRun } = this.problem
    const sort = kind[visit] as number
    if (sort < 0 || longestRun >= this.stride) return true
    const at = day * this.stride + position
    let run = 1
    for (let back = at - 1; this.kindAt(back) === sort; back -= 1) run += 1
    for (let on = at; this.kindAt(on) === sort; on += 1) run += 1
    return run <= longestRun
  }

  /** The kind at a position; -1 at both ends of a day. */
  kindAt(at: number): number {
    const visit = this.visit[at] as number
    return visit < 0 ? -1 : (this.problem.kind[visit] as number)
  }

  /** Copies another plan of the same problem. */
  copyFrom(other: Tours): void {
    const { days } = this.problem
    for (let day = 0; day < days; day += 1) {
      const first = day * this.stride
      const end = first + (other.length[day] as number) + 2
      for (let at = first; at < end; at += 1) {
        this.visit[at] = other.visit[at] as number
        this.where[at] = other.where[at] as number
        this.arrive[at] = other.arrive[at] as number
        this.leave[at] = other.leave[at] as number
        this.latest[at] = other.latest[at] as number
      }
    }
    this.length.set(other.length)
    this.waits.set(other.waits)
    this.dayOf.set(other.dayOf)
    this.unrouted.set(other.unrouted)
    this.unroutedAt.set(other.unroutedAt)
    this.groupCount.set(other.groupCount)
    this.unroutedCount = other.unroutedCount
    this.profit = other.profit
    this.travelTime = other.travelTime
    this.spent = other.spent
    this.splits = other.splits
  }

  /** The visits of each day in order. */
  toPlan(): number[][] {
    return Array.from(this.length, (length, day) => {
      const first = day * this.stride + 1
      return Array.from(this.visit.subarray(first, first + length))
    })
  }
}
