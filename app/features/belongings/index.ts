/** What other features may use of the things that a browser holds for somebody. */
export { leaveDevice, mayLeave } from './leave-question.ts'
export { BelongingsQuestions } from './questions.tsx'
