/** The messages that would have been sent, where mail is not configured on a laptop. */

export interface SentMessage {
  id: number
  to: string
  subject: string
  text: string
  html: string
  /** ISO 8601. */
  sentAt: string
}

export interface Mailbox {
  /** Newest first. */
  messages(): readonly SentMessage[]
}
