import { expect, test } from 'vitest'
import { placeRoles } from '#domain/brief/role-model/role-model.ts'
import { judgeRoles } from './judge-roles.ts'
import { type Example, oddsOf, trainRoles } from './train-roles.ts'

const examples: Example[] = Array.from({ length: 40 }, (_, index) =>
  index % 2 === 0
    ? { features: ['a=to', `n=${index % 5}`, 'told:=destination'], role: 'goal' }
    : { features: ['a=from', `n=${index % 3}`, 'told:=destination'], role: 'origin' },
)

test('what the words tell is learned, in likelihoods of all roles', () => {
  const { weights, bias } = trainRoles(examples)
  const odds = oddsOf(['a=from', 'n=2'], weights, bias)
  expect(odds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
  expect(odds.indexOf(Math.max(...odds))).toBe(placeRoles.indexOf('origin'))
})

test('the same examples make the same model', () => {
  expect(trainRoles(examples)).toEqual(trainRoles(examples))
})

test('names are judged by models that have not seen them, beside the rules', () => {
  const judged = judgeRoles(
    examples.map((example) => [example]),
    [],
  )
  expect(judged).toMatchObject({ names: 40, byModel: 1, byRules: 0.5 })
})
