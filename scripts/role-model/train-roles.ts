/** Trains the role model: a linear one over features, by stochastic gradients with a step of its own for each weight. */
import { placeRoles } from '#domain/brief/role-model/role-model.ts'
import { Random } from '#domain/random/random.ts'

export interface Example {
  features: readonly string[]
  role: (typeof placeRoles)[number]
}

export interface TrainedRoles {
  weights: ReadonlyMap<string, Float64Array>
  bias: Float64Array
}

const rounds = 8
const step = { weight: 0.05, bias: 0.01, steady: 0.3 }
/** Draws each weight towards nothing, so that what was seen once decides little. */
const decay = 0.001
/** Features of fewer examples are left out. */
const leastSeen = 3
const seed = 1

export function trainRoles(examples: readonly Example[]): TrainedRoles {
  const seen = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const kept = examples.map(({ features, role }) => ({
    features: features.filter((feature) => (seen.get(feature) ?? 0) >= leastSeen),
    role: placeRoles.indexOf(role),
  }))
  const weights = new Map<string, Float64Array>()
  const squares = new Map<string, Float64Array>()
  for (const feature of new Set(kept.flatMap(({ features }) => features))) {
    weights.set(feature, new Float64Array(placeRoles.length))
    squares.set(feature, new Float64Array(placeRoles.length))
  }
  const bias = new Float64Array(placeRoles.length)
  const random = new Random(seed)
  for (let round = 0; round < rounds; round += 1) {
    for (const { features, role } of shuffled(kept, random)) {
      const errors = oddsOf(features, weights, bias)
      errors[role] = (errors[role] ?? 0) - 1
      for (let each = 0; each < bias.length; each += 1)
        bias[each] = (bias[each] ?? 0) - step.bias * (errors[each] ?? 0)
      for (const feature of features) correct(weights.get(feature), squares.get(feature), errors)
    }
  }
  return { weights, bias }
}

function correct(
  weights: Float64Array | undefined,
  squares: Float64Array | undefined,
  errors: Float64Array,
): void {
  if (!(weights && squares)) return
  for (let role = 0; role < errors.length; role += 1) {
    const weight = weights[role] ?? 0
    const slope = (errors[role] ?? 0) + decay * weight
    const square = (squares[role] ?? 0) + slope * slope
    squares[role] = square
    weights[role] = weight - (step.weight * slope) / (Math.sqrt(square) + step.steady)
  }
}

export function oddsOf(
  features: readonly string[],
  weights: ReadonlyMap<string, Float64Array>,
  bias: Float64Array,
): Float64Array {
  const sums = Float64Array.from(bias)
  for (const feature of features) {
    const row = weights.get(feature)
    if (row)
      for (let role = 0; role < sums.length; role += 1)
        sums[role] = (sums[role] ?? 0) + (row[role] ?? 0)
  }
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1)
    const [one, two] = [order[last], order[other]]
    if (one === undefined || two === undefined) continue
    order[last] = two
    order[other] = one
  }
  return order
}
