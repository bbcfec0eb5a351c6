/** What each message says. */
import type { Letter } from './layout.ts'

export interface LetterFacts {
  brand: string
  /** The link that does what the message is about. */
  url: string
  code: string
  /** For how long both are good, in words. */
  validFor: string
}

export const confirm = ({ brand, url, code, validFor }: LetterFacts): Letter => ({
  kind: 'confirm',
  subject: `Confirm your email address for ${brand}`,
  heading: 'Confirm your email address',
  paragraphs: [`Welcome to ${brand}. One step is left: confirm that this address is yours.`],
  action: { label: 'Confirm address', url },
  code: { label: 'Or enter this code where you signed up', value: code },
  closing: `Link and code are good for ${validFor}. If you did not sign up, ignore this message; no account is opened without your confirmation.`,
})

export const magicLink = ({ brand, url, code, validFor }: LetterFacts): Letter => ({
  kind: 'magic-link',
  subject: `Your sign-in link for ${brand}`,
  heading: 'Sign in',
  paragraphs: ['Here is the link you asked for. It signs you in once, without a password.'],
  action: { label: 'Sign in', url },
  code: { label: 'Or enter this code', value: code },
  closing: `Link and code are good for ${validFor}. If you did not ask for them, ignore this message and share them with nobody.`,
})

export const recovery = ({ brand, url, code, validFor }: LetterFacts): Letter => ({
  kind: 'recovery',
  subject: `Choose a new password for ${brand}`,
  heading: 'Choose a new password',
  paragraphs: ['Somebody, we hope you, asked to reset the password of this account.'],
  action: { label: 'Choose a new password', url },
  code: { label: 'Or enter this code', value: code },
  closing: `Link and code are good for ${validFor}. If you did not ask for them, ignore this message: your password stays as it is.`,
})

export const invite = ({ brand, url, code, validFor }: LetterFacts): Letter => ({
  kind: 'invite',
  subject: `You are invited to ${brand}`,
  heading: `You are invited to ${brand}`,
  paragraphs: ['An account is waiting for you. Accept the invitation to open it.'],
  action: { label: 'Accept the invitation', url },
  code: { label: 'Or enter this code', value: code },
  closing: `The invitation is good for ${validFor}. If you did not expect it, ignore this message.`,
})

export const changeOfAddress = (
  { brand, url, code, validFor }: LetterFacts,
  from: string,
  to: string,
): Letter => ({
  kind: 'change-of-address',
  subject: `Confirm your new email address for ${brand}`,
  heading: 'Confirm the change of your address',
  paragraphs: [
    from
      ? `Your ${brand} account is about to move from ${from} to ${to}.`
      : `Your ${brand} account is about to get the address ${to}.`,
  ],
  action: { label: 'Confirm the change', url },
  code: { label: 'Or enter this code', value: code },
  closing: `Link and code are good for ${validFor}. If you did not ask for this change, do not confirm it, and choose a new password.`,
})

export const reauthentication = ({ brand, code, validFor }: Omit<LetterFacts, 'url'>): Letter => ({
  kind: 'reauthentication',
  subject: `${code} is your ${brand} code`,
  heading: 'Confirm that it is you',
  paragraphs: ['Enter this code to go on.'],
  code: { label: 'Your code', value: code },
  closing: `The code is good for ${validFor}. If you did not ask for it, choose a new password.`,
})
