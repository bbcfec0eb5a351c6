/** What this browser holds for somebody: what sign-in, sign-out and the account page may use of it. */
export { type Belongings, questionOf } from './belongings.ts'
export { changesWaiting, clearDevice, takeAlong, visitorBelongings } from './this-browser.ts'
