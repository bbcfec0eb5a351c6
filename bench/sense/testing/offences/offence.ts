/** What is wrong, in which way, a plan with exactly one of it, and a plan with none. */
import type { CheckName } from '../../evaluate.ts'
import type { HandMade } from '../hand-made-plan.ts'

export type Offence = readonly [check: CheckName, what: string, offends: HandMade, keeps: HandMade]
