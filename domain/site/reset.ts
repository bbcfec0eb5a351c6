/** The one thing the reset screen may ask of the server: never SQL, only "begin again". */
export interface ResetResult {
  success: boolean
  message: string
}

export type ResetDatabase = () => Promise<ResetResult>
