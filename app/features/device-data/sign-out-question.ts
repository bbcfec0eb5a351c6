/** The question before a sign-out that would lose changes; asked from code, shown by the root. */

import { Observable } from '#app/data/observable.ts'
import type { PersonId } from '#domain/trip/ids.ts'

interface SignOutQuestion {
  waiting: number
  answer: (leaves: boolean) => void
}

export const signOutQuestion = new Observable<SignOutQuestion | null>(null)

function askToSignOut(waiting: number): Promise<boolean> {
  return new Promise((resolve) => {
    signOutQuestion.set({
      waiting,
      answer: (leaves) => {
        signOutQuestion.set(null)
        resolve(leaves)
      },
    })
  })
}

/** Whether this person may be signed out: nothing of theirs waits on this device, or they said so. */
export async function maySignOut(personId: PersonId): Promise<boolean> {
  const { changesWaiting } = await import('#app/data/device-data/index.ts')
  if ((await changesWaiting(personId)) === 0) return true
  // Sends first: what can be sent now needs no question.
  const { sendNow } = await import('#app/data/trips/index.ts')
  await sendNow()
  const waiting = await changesWaiting(personId)
  return waiting === 0 || askToSignOut(waiting)
}

/** After the sign-out: what this device had of the person is removed. */
export async function removeDataAfterSignOut(personId: PersonId): Promise<void> {
  const [{ removePersonData }, { endTrips }] = await Promise.all([
    import('#app/data/device-data/index.ts'),
    import('#app/data/trips/index.ts'),
  ])
  await endTrips()
  await removePersonData(personId)
}
