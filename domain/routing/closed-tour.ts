/**
 * A round trip with its local search: 2-opt and Or-opt over neighbour lists around queued nodes, and random double
 * bridges.
 */
import type { Random } from '#domain/random/random.ts'

const neighbourCount = 8
const longestSegment = 3
const longestBridge = 50
const significant = 1e-9

export class ClosedTour {
  readonly order: Int32Array
  private readonly n: number
  private readonly distance: Float64Array
  private readonly position: Int32Array
  private readonly neighbours: Int32Array
  private readonly width: number
  private readonly queue: Int32Array
  private readonly queued: Uint8Array
  private queueHead = 0
  private queueSize = 0

  constructor(distance: Float64Array, n: number) {
    this.n = n
    this.distance = distance
    this.width = Math.min(n - 1, neighbourCount)
    this.neighbours = nearest(distance, n, this.width)
    this.order = greedyTour(distance, n)
    this.position = new Int32Array(n)
    this.queue = new Int32Array(n)
    this.queued = new Uint8Array(n)
    this.index()
  }

  /** Takes up an order again. */
  restore(order: Int32Array): void {
    this.order.set(order)
    this.index()
  }

  private index(): void {
    for (let at = 0; at < this.n; at += 1) this.position[this.order[at] as number] = at
  }

  length(): number {
    let sum = 0
    for (let at = 0; at < this.n; at += 1) {
      sum += this.between(this.order[at] as number, this.order[(at + 1) % this.n] as number)
    }
    return sum
  }

  private between(a: number, b: number): number {
    return this.distance[a * this.n + b] as number
  }

  push(node: number): void {
    if (this.queued[node]) return
    this.queued[node] = 1
    let at = this.queueHead + this.queueSize
    if (at >= this.n) at -= this.n
    this.queue[at] = node
    this.queueSize += 1
  }

  private wake(a: number, b: number, c: number, d: number): void {
    this.push(a)
    this.push(b)
    this.push(c)
    this.push(d)
  }

  private pop(): number {
    const node = this.queue[this.queueHead] as number
    this.queueHead += 1
    if (this.queueHead === this.n) this.queueHead = 0
    this.queueSize -= 1
    this.queued[node] = 0
    return node
  }

  /** Improves around the queued nodes until none of them has a better move; returns the gain. */
  descend(): number {
    let gain = 0
    while (this.queueSize > 0) {
      const node = this.pop()
      for (;;) {
        const won = this.improve(node)
        if (won <= significant) break
        gain += won
      }
    }
    return gain
  }

  private improve(node: number): number {
    return this.twoOpt(node) || this.moveSegment(node)
  }

  private twoOpt(a: number): number {
    const { n, position, neighbours, width } = this
    const at = position[a] as number
    const next = this.behindPosition(at)
    const before = this.beforePosition(at)
    const forward = this.between(a, next)
    const backward = this.between(before, a)
    const row = a * width
    for (let index = 0; index < width; index += 1) {
      const c = neighbours[row + index] as number
      const near = this.between(a, c)
      if (near >= forward && near >= backward) break
      const cAt = position[c] as number
      if (near < forward) {
        const cNext = this.behindPosition(cAt)
        const gain = forward + this.between(c, cNext) - near - this.between(next, cNext)
        if (gain > significant) {
          this.reverse(at + 1 === n ? 0 : at + 1, cAt)
          this.wake(a, next, c, cNext)
          return gain
        }
      }
      if (near < backward) {
        const cBefore = this.beforePosition(cAt)
        const gain = backward + this.between(cBefore, c) - near - this.between(before, cBefore)
        if (gain > significant) {
          this.reverse(cAt, at === 0 ? n - 1 : at - 1)
          this.wake(a, before, c, cBefore)
          return gain
        }
      }
    }
    return 0
  }

  /** Reverses the cyclic stretch from one position to another, the shorter way around. */
  private reverse(from: number, to: number): void {
    const { n, order, position } = this
    let inside = to - from
    if (inside < 0) inside += n
    inside += 1
    let left = from
    let right = to
    if (inside * 2 > n) {
      left = to + 1 === n ? 0 : to + 1
      right = from === 0 ? n - 1 : from - 1
      inside = n - inside
    }
    for (let swaps = inside >> 1; swaps > 0; swaps -= 1) {
      const a = order[left] as number
      const b = order[right] as number
      order[left] = b
      position[b] = left
      order[right] = a
      position[a] = right
      left = left + 1 === n ? 0 : left + 1
      right = right === 0 ? n - 1 : right - 1
    }
  }

  /** Moves a segment that starts or ends at a node next to one of its neighbours. */
  private moveSegment(a: number): number {
    for (let length = 1; length <= longestSegment && length + 3 <= this.n; length += 1) {
      const gain = this.moveOneSegment(a, length, true) || this.moveOneSegment(a, length, false)
      if (gain > 0) return gain
    }
    return 0
  }

  /** The segment runs from `a` away, forwards or backwards, and `a` lands beside a neighbour. */
  private moveOneSegment(a: number, length: number, forwards: boolean): number {
    const { n, order, position, neighbours, width } = this
    const at = position[a] as number
    const first = forwards ? at : (at - length + 1 + n) % n
    const last = (first + length - 1) % n
    const head = order[first] as number
    const tail = order[last] as number
    const far = forwards ? tail : head
    const before = this.beforePosition(first)
    const behind = this.behindPosition(last)
    const freed =
      this.between(before, head) + this.between(tail, behind) - this.between(before, behind)
    if (freed <= significant) return 0
    const row = a * width
    for (let index = 0; index < width; index += 1) {
      const c = neighbours[row + index] as number
      const near = this.between(a, c)
      if (near >= freed) return 0
      const cAt = position[c] as number
      if ((cAt - first + n) % n < length) continue
      for (let turn = 0; turn < 2; turn += 1) {
        // The far end lands beside the stop that follows `c`, or the one before it.
        const follows = turn === 0
        const other = follows ? this.behindPosition(cAt) : this.beforePosition(cAt)
        if (other === head || other === tail) continue
        const gain = freed - near - this.between(far, other) + this.between(c, other)
        if (gain <= significant) continue
        if (follows) this.relocate(first, length, c, other, a)
        else this.relocate(first, length, other, c, far)
        this.wake(before, behind, head, tail)
        this.push(c)
        this.push(other)
        return gain
      }
    }
    return 0
  }

  private beforePosition(at: number): number {
    return this.order[at === 0 ? this.n - 1 : at - 1] as number
  }

  private behindPosition(at: number): number {
    return this.order[at + 1 === this.n ? 0 : at + 1] as number
  }

  /** Shifts what lies between the segment and its new place, the shorter way around. */
  private relocate(
    first: number,
    length: number,
    left: number,
    right: number,
    leads: number,
  ): void {
    const { n, order, position } = this
    const segment = segmentBuffer
    for (let index = 0; index < length; index += 1)
      segment[index] = order[(first + index) % n] as number
    const turned = segment[0] !== leads
    const last = (first + length - 1) % n
    const ahead = ((position[left] as number) - last + n) % n
    const behind = (first - (position[right] as number) + n) % n
    let to = first
    if (ahead <= behind) {
      for (let step = 0; step < ahead; step += 1) {
        this.place(to, order[(to + length) % n] as number)
        to = to + 1 === n ? 0 : to + 1
      }
    } else {
      to = last
      for (let step = 0; step < behind; step += 1) {
        this.place(to, order[(to - length + n) % n] as number)
        to = to === 0 ? n - 1 : to - 1
      }
      to = (to - length + 1 + n) % n
    }
    for (let index = 0; index < length; index += 1) {
      this.place((to + index) % n, segment[turned ? length - 1 - index : index] as number)
    }
  }

  private place(at: number, node: number): void {
    this.order[at] = node
    this.position[node] = at
  }

  /** Exchanges two neighbouring stretches somewhere; returns the change of length. */
  bridge(random: Random): number {
    const { n, order, position } = this
    const longest = Math.min(longestBridge, Math.floor((n - 2) / 2))
    if (longest < 1) return 0
    const first = 1 + random.below(longest)
    const second = 1 + random.below(longest)
    const start = random.below(n)
    const stretch = bridgeBuffer
    const at = (offset: number) => (start + offset) % n
    const a = order[at(0)] as number
    const b = order[at(1)] as number
    const c = order[at(first)] as number
    const d = order[at(first + 1)] as number
    const e = order[at(first + second)] as number
    const f = order[at(first + second + 1)] as number
    for (let index = 0; index < first; index += 1) stretch[index] = order[at(1 + index)] as number
    for (let index = 0; index < second; index += 1) {
      const node = order[at(1 + first + index)] as number
      const to = at(1 + index)
      order[to] = node
      position[node] = to
    }
    for (let index = 0; index < first; index += 1) {
      const node = stretch[index] as number
      const to = at(1 + second + index)
      order[to] = node
      position[node] = to
    }
    this.wake(a, b, c, d)
    this.push(e)
    this.push(f)
    return (
      this.between(a, d) +
      this.between(e, b) +
      this.between(c, f) -
      this.between(a, b) -
      this.between(c, d) -
      this.between(e, f)
    )
  }
}

const segmentBuffer = new Int32Array(longestSegment)
const bridgeBuffer = new Int32Array(512)

function nearest(distance: Float64Array, n: number, width: number): Int32Array {
  const result = new Int32Array(n * width)
  for (let node = 0; node < n; node += 1) {
    const others = Array.from({ length: n }, (_, index) => index).filter((index) => index !== node)
    others.sort((a, b) => (distance[node * n + a] as number) - (distance[node * n + b] as number))
    for (let index = 0; index < width; index += 1) {
      result[node * width + index] = others[index] as number
    }
  }
  return result
}

/** Each next stop the nearest one left. */
function greedyTour(distance: Float64Array, n: number): Int32Array {
  const order = new Int32Array(n)
  const used = new Uint8Array(n)
  used[0] = 1
  for (let at = 1; at < n; at += 1) {
    const from = order[at - 1] as number
    let best = -1
    for (let to = 0; to < n; to += 1) {
      if (used[to]) continue
      if (best < 0 || (distance[from * n + to] as number) < (distance[from * n + best] as number))
        best = to
    }
    order[at] = best
    used[best] = 1
  }
  return order
}
