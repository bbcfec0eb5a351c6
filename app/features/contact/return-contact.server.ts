/**
 * Gives the contact page a form that was posted without scripts and refused: its values and errors.
 */
import { data, redirect } from 'react-router'
import { readContactForm } from '#domain/contact/contact-form.ts'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { type ContactErrors, problemNamed } from '#domain/contact/contact-wire.ts'
import { readPostedForm } from './post-body.server.ts'
import { statusOf } from './receive-contact.server.ts'

export interface ReturnedForm {
  values: ContactMessage
  errors: ContactErrors
}

export async function returnContact(request: Request) {
  const posted = await readPostedForm(request)
  if (!posted.ok) throw redirect('/contact?problem=too-large', 303)
  const read = readContactForm(posted.value)
  if (read.kind === 'honeypot') throw redirect('/thank-you', 303)
  const problem = problemNamed(new URL(request.url).searchParams.get('problem'))
  // A valid form that was posted to this page goes on to the root, which stores it.
  if (read.kind === 'message' && !problem) throw redirect('/', 307)
  const returned: ReturnedForm =
    read.kind === 'message' ? { values: read.message, errors: {} } : read
  return data(returned, { status: statusOf(problem) })
}
