/**
 * Which job the worker runs or has finished: one number that the database's owner thread and its
 * worker share. Jobs are numbered in the order in which they are sent.
 *
 * Jobs wait in the worker's inbox, so when the owner ends a job that takes too long it must know
 * for certain which of the jobs behind it have not begun. Every step is a compare-and-swap, so
 * either the worker goes on to the next job or the owner stops it, never both.
 */

const STOPPED = -1
const ROUND = 2 ** 29

export const FIRST_JOB = 1

export const createJobState = () => {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  new Int32Array(shared)[0] = finished(0)
  return shared
}

export const jobAfter = (job: number) => (job + 1) % ROUND

const running = (job: number) => job * 2
const finished = (job: number) => job * 2 + 1
const previous = (job: number) => (job + ROUND - 1) % ROUND

const swap = (state: Int32Array, from: number, to: number) =>
  Atomics.compareExchange(state, 0, from, to) === from

/** Worker: false when the owner has stopped the worker. */
export const beginJob = (state: Int32Array, job: number) =>
  swap(state, finished(previous(job)), running(job))

/** Worker: false when the owner has given up on this job. */
export const finishJob = (state: Int32Array, job: number) =>
  swap(state, running(job), finished(job))

/** Owner: stops the worker in the middle of this job; false when the job has just finished. */
export const stopDuring = (state: Int32Array, job: number) => swap(state, running(job), STOPPED)

/** Owner, after the worker's death: whether this job had begun. */
export const hadBegun = (state: Int32Array, job: number) => {
  const last = Atomics.load(state, 0)
  return last === running(job) || last === finished(job)
}
