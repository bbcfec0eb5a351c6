/** What people are told when something changed that keeps their account theirs. */
import type { Notice } from '../store/notices.ts'
import type { Letter } from './layout.ts'

/** Made when the first notice is written: making a date format takes a start longer than loading most modules. */
const when = (time: Date) =>
  time.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

export function noticeLetter(
  { kind, created_at, new_address }: Omit<Notice, 'id' | 'send_to'>,
  brand: string,
): Letter {
  const at = `${when(new Date(created_at))} UTC`
  const secureIt = `ask for a new password at once, where you sign in to ${brand}`
  switch (kind) {
    case 'password-changed':
      return {
        kind,
        subject: `Your ${brand} password was changed`,
        heading: 'Your password was changed',
        paragraphs: [
          `The password of your account was changed on ${at}. If that was you, all is well.`,
        ],
        closing: `If it was not you, ${secureIt}.`,
      }
    case 'address-changed':
      return {
        kind,
        subject: `Your ${brand} account has a new email address`,
        heading: 'Your address was changed',
        paragraphs: [
          new_address
            ? `Since ${at} your account belongs to ${new_address}, and we write there from now on.`
            : `Since ${at} this is no longer the address of your account.`,
          'If that was you, all is well.',
        ],
        closing: 'If it was not you, answer this message or write to us at once.',
      }
    case 'factor-added':
      return {
        kind,
        subject: `Two-factor authentication is on for ${brand}`,
        heading: 'Two-factor authentication is on',
        paragraphs: [
          `An authenticator app was added to your account on ${at}. It is asked for a code at every sign-in from now on.`,
          'Keep your recovery codes where you find them without your phone.',
        ],
        closing: `If it was not you, ${secureIt}.`,
      }
    case 'factor-removed':
      return {
        kind,
        subject: `Two-factor authentication is off for ${brand}`,
        heading: 'Two-factor authentication is off',
        paragraphs: [
          `An authenticator app was removed from your account on ${at}, in your account or with a recovery code. Signing in asks for no code now.`,
          'If that was you, all is well. You can turn it on again at any time.',
        ],
        closing: `If it was not you, ${secureIt}.`,
      }
  }
}
