/**
 * Checks and sends the form; never throws. Loaded when somebody begins to write, because it brings
 * zod and toasts.
 */
import { notify } from '#app/ui/notify.ts'
import { type ContactAnswer, readRefusal } from '#domain/contact/contact-answer.ts'
import { readContactForm } from '#domain/contact/contact-form.ts'
import { type ContactErrors, contactProblemTexts } from '#domain/contact/contact-wire.ts'

export function errorsIn(form: FormData): ContactErrors | null {
  const read = readContactForm(form)
  return read.kind === 'invalid' ? read.errors : null
}

/** Shows a toast of what happened, unless fields are wrong: those are marked in the form. */
export async function sendContact(form: FormData): Promise<ContactAnswer> {
  const answer = await post(form)
  if (answer.ok) {
    notify.success('Form submitted', { description: "We'll get back to you soon!" })
  } else if (answer.reason !== 'invalid') {
    notify.error('Error', { description: answer.message })
  }
  return answer
}

const lost: ContactAnswer = { ok: false, reason: 'failed', message: contactProblemTexts.failed }

async function post(form: FormData): Promise<ContactAnswer> {
  try {
    const response = await fetch('/', {
      method: 'POST',
      headers: { accept: 'application/json' },
      // The form has text fields only, so nothing is left out.
      body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
    })
    // Only the status is read on success: hosts that capture forms answer with other bodies.
    if (response.ok) return { ok: true, value: null }
    return readRefusal(await response.json()) ?? lost
  } catch {
    return lost
  }
}
