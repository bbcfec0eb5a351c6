/** The reset of the local database: a fixed procedure, so that no SQL comes from a browser. */
export interface ResetResult {
  success: boolean
  message: string
}

export type ResetDatabase = () => Promise<ResetResult>
