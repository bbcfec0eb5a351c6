/** Gives a test the engine of a page: the brief is read here, the plan is made in the web worker. */
import { browserPlanner } from '#app/lib/planner/browser-planner.ts'
import { type BriefToPlan, planBrief } from '../plan-brief.ts'

const planner = browserPlanner()

Object.assign(globalThis, { planBrief: (asked: BriefToPlan) => planBrief(asked, planner) })
