/** What this browser holds for somebody: what sign-in, sign-out and the account page may use of it. */
export { type DataCounts, questionOf } from './device-data.ts'
export {
  changesWaiting,
  countVisitorData,
  moveVisitorDataToAccount,
  removePersonData,
} from './without-open-store.ts'
