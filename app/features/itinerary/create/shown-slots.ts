/** What fields and chips show: what was set by hand, and where nothing was, what the words say. */
import type { SetSlots } from '#domain/brief/set-by-hand/slots.ts'
import { addDays, daysBetween } from '#domain/calendar/calendar-days.ts'

/** A change of what is set; `undefined` takes it back to the words. */
export type SlotPatch = { [Slot in keyof SetSlots]?: SetSlots[Slot] | undefined }

export function patched(slots: SetSlots, patch: SlotPatch): SetSlots {
  const all = { ...slots, ...patch }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** Dates are set together: half of the one with half of the other is neither. */
export function shownSlots(read: SetSlots, set: SetSlots): SetSlots {
  const { start, end, month, ...others } = read
  const isTimed = set.start ?? set.end ?? set.month
  const shown: SetSlots = {
    ...others,
    ...(isTimed ? {} : patched({}, { start, end, month })),
    ...set,
  }
  if (set.start && set.end) return { ...shown, days: daysBetween(set.start, set.end) + 1 }
  if (shown.start && shown.days !== undefined && (set.start || set.days !== undefined)) {
    return { ...shown, end: addDays(shown.start, shown.days - 1) }
  }
  return shown
}
