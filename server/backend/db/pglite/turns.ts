/**
 * Who may run: one number shared by the database's owner thread and its worker.
 *
 * Jobs wait in the worker's inbox, so when the owner ends a job that takes too long it must know
 * for certain which of the jobs behind it have not begun. Every step is a compare-and-swap, so
 * either the worker goes on to the next job or the owner stops it, never both.
 */

const STOPPED = -1
const ROUND = 2 ** 29

export const FIRST_TURN = 1

export const createTurns = () => {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  new Int32Array(shared)[0] = finished(0)
  return shared
}

export const nextTurn = (turn: number) => (turn + 1) % ROUND

const running = (turn: number) => turn * 2
const finished = (turn: number) => turn * 2 + 1
const previous = (turn: number) => (turn + ROUND - 1) % ROUND

const swap = (state: Int32Array, from: number, to: number) =>
  Atomics.compareExchange(state, 0, from, to) === from

/** Worker: false when the owner has stopped the worker. */
export const takeTurn = (state: Int32Array, turn: number) =>
  swap(state, finished(previous(turn)), running(turn))

/** Worker: false when the owner has given up on this job. */
export const finishTurn = (state: Int32Array, turn: number) =>
  swap(state, running(turn), finished(turn))

/** Owner: stops the worker in the middle of this job; false when the job has just finished. */
export const stopDuring = (state: Int32Array, turn: number) => swap(state, running(turn), STOPPED)

/** Owner, after the worker's death: whether this job had begun. */
export const hadBegun = (state: Int32Array, turn: number) => {
  const last = Atomics.load(state, 0)
  return last === running(turn) || last === finished(turn)
}
