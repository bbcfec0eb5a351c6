/** How well the model tells goals from other names, each part of the marked requests judged by one that has not seen it. */

import { isTold } from '#domain/brief/role-model/role-features.ts'
import { placeRoles } from '#domain/brief/role-model/role-model.ts'
import { type Example, oddsOf, trainRoles } from './train-roles.ts'

export interface RolesJudged {
  names: number
  /** Shares of the names that are told rightly as a goal or none. */
  byModel: number
  byRules: number
  byWordsAlone: number
}

const parts = 4
const goal = placeRoles.indexOf('goal')

/** `marked` has the names of each request; `others` are learned from and not judged. */
export function judgeRoles(
  marked: readonly (readonly Example[])[],
  others: readonly Example[],
): RolesJudged {
  const right = { model: 0, rules: 0, words: 0 }
  let names = 0
  for (let part = 0; part < parts; part += 1) {
    const isPart = (_: unknown, index: number) => index % parts === part
    const seen = [...marked.filter((_, index) => !isPart(_, index)).flat(), ...others]
    const model = trainRoles(seen)
    const words = trainRoles(seen.map(withoutTold))
    for (const example of marked.filter(isPart).flat()) {
      const isGoal = example.role === 'goal'
      names += 1
      right.model += Number(isLikelyGoal(model, example) === isGoal)
      right.words += Number(isLikelyGoal(words, withoutTold(example)) === isGoal)
      right.rules += Number(example.features.includes('told:=destination') === isGoal)
    }
  }
  return {
    names,
    byModel: right.model / names,
    byRules: right.rules / names,
    byWordsAlone: right.words / names,
  }
}

function isLikelyGoal({ weights, bias }: ReturnType<typeof trainRoles>, { features }: Example) {
  return (oddsOf(features, weights, bias)[goal] ?? 0) > 0.5
}

function withoutTold({ features, role }: Example): Example {
  return { role, features: features.filter((feature) => !isTold(feature)) }
}
