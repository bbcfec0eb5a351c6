/** What other features may use of the things that a browser holds for somebody. */

export { maySignOut, removeDataAfterSignOut } from './sign-out-question.ts'
export { DeviceDataQuestions } from './signed-in-questions.tsx'
