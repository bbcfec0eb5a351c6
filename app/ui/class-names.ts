/** Joins the class names that apply. Components use disjoint classes, so no merging is needed. */
export function cx(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ')
}
