/**
 * The shared trips that this tab shows. Where reading one again fails, because the server starts anew
 * or the network is gone, what is there stays on the screen.
 */
import type { SharedTrip } from './shared-trip.ts'

const shown = new Map<string, SharedTrip>()

export const lastShown = {
  get: (id: string): SharedTrip | undefined => shown.get(id),
  set: (id: string, shared: SharedTrip): void => {
    shown.clear()
    shown.set(id, shared)
  },
}
