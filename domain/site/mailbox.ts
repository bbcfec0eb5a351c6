/** The local mailbox: messages that are not sent, because no mail server is configured. */

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
