/** The question before a sign-out that would lose changes; asked from code, shown by the root. */

import { Observable } from '#app/data/observable.ts'
import type { PersonId } from '#domain/trip/ids.ts'

interface LeaveQuestion {
  waiting: number
  answer: (leaves: boolean) => void
}

export const leaveQuestion = new Observable<LeaveQuestion | null>(null)

function askToLeave(waiting: number): Promise<boolean> {
  return new Promise((resolve) => {
    leaveQuestion.set({
      waiting,
      answer: (leaves) => {
        leaveQuestion.set(null)
        resolve(leaves)
      },
    })
  })
}

/** Whether this person may be signed out: nothing of theirs waits on this device, or they said so. */
export async function mayLeave(personId: PersonId): Promise<boolean> {
  const { changesWaiting } = await import('#app/data/belongings/index.ts')
  if ((await changesWaiting(personId)) === 0) return true
  // Sends first: what can be sent now needs no question.
  const { sendNow } = await import('#app/data/trips/index.ts')
  await sendNow()
  const waiting = await changesWaiting(personId)
  return waiting === 0 || askToLeave(waiting)
}

/** After the sign-out: what this device had of the person is removed. */
export async function leaveDevice(personId: PersonId): Promise<void> {
  const [{ clearDevice }, { endTrips }] = await Promise.all([
    import('#app/data/belongings/index.ts'),
    import('#app/data/trips/index.ts'),
  ])
  await endTrips()
  await clearDevice(personId)
}
