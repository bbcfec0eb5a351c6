/** The reset of the local database: a fixed procedure, so that no SQL comes from a browser. */
export interface ResetResult {
  success: boolean
  message: string
}

/** How much a reset would remove, by what it is called on a screen. */
export type ResetCounts = Readonly<
  Record<'pages' | 'carouselItems' | 'administrators' | 'adminActions', number>
>

export interface ResetDatabase {
  counts: () => Promise<ResetCounts>
  reset: () => Promise<ResetResult>
}
