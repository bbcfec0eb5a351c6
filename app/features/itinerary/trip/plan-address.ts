/** The address that plans a wish: its words, and what was set by hand beside them. */
import { type SetSlots, slotEntries } from '#domain/brief/set-by-hand/slots.ts'

interface PlanAddress {
  slots?: SetSlots | undefined
  /** Waits for the last plan instead of streaming. */
  whole?: boolean
}

export function planAddress(wish: string, { slots = {}, whole = false }: PlanAddress = {}): string {
  return `/generate-itinerary?${planQuery(wish, slots, whole)}`
}

export function planQuery(wish: string, slots: SetSlots, whole = false): URLSearchParams {
  return new URLSearchParams([
    ...(wish === '' ? [] : [['q', wish]]),
    ...slotEntries(slots).map(([name, value]) => [name, value]),
    ...(whole ? [['whole', '1']] : []),
  ])
}

/** The slots that stay set when another place or another time is planned instead. */
export function besidesPlaceAndTime(slots: SetSlots | undefined): SetSlots {
  const { where, start, end, month, days, see, stay, ...others } = slots ?? {}
  return others
}
