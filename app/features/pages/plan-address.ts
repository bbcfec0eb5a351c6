/** Where a plan begins, with the place filled in. */
export function planAddress(name: string): string {
  return `/itinerary/new/plan?${new URLSearchParams({ where: name })}`
}
