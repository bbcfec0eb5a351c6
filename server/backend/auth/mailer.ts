/** How the service hands a message over; what carries it further is the deployment's affair. */

export type MailKind =
  | 'confirm'
  | 'magic-link'
  | 'recovery'
  | 'invite'
  | 'change-of-address'
  | 'reauthentication'
  | 'password-changed'
  | 'address-changed'
  | 'factor-added'
  | 'factor-removed'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  kind: MailKind
}

export interface Mailer {
  /** Resolves when the message was accepted for delivery. */
  send(mail: Mail): Promise<void>
}
