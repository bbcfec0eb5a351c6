/** What other features may use of the things that a browser holds for somebody. */

export { BelongingsQuestions } from './for-signed-in.tsx'
export { leaveDevice, mayLeave } from './leave-question.ts'
