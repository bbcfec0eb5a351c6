/**
 * Middleware for the contact form, which is posted to the root of the site. A script gets a JSON
 * answer. A browser without scripts is redirected: on errors to the contact page, with a 307 that
 * posts the form there again.
 */
import { type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { clientAddressContext, servicesContext } from '#app/lib/services.server.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import { type ContactAnswer, invalidContact } from '#domain/contact/contact-answer.ts'
import { readContactForm } from '#domain/contact/contact-form.ts'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import {
  type ContactErrors,
  type ContactProblem,
  contactProblemTexts,
  formName,
  formNameField,
} from '#domain/contact/contact-wire.ts'
import { notAForm, readPostedForm } from './post-body.server.ts'

type Context = Readonly<RouterContextProvider>

/** The error code by which the database asks a sender to wait; the API answers 429. */
const tooManyCode = 'PT429'

export const receiveContact: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== 'POST') return next()
  const accepted = request.headers.get('accept') ?? ''
  const answer = accepted.includes('text/html') ? pageAnswers : dataAnswers

  const { contact } = context.get(servicesContext)
  const turn = await contact.mayPost(context.get(clientAddressContext))
  if (!turn.granted) return answer.problem('too-many')
  const posted = await readPostedForm(request)
  if (!posted.ok && posted.reason === 'too-large') return answer.problem('too-large')
  if (!posted.ok || posted.value.get(formNameField) !== formName) {
    return new Response(notAForm.message, { status: 415 })
  }
  const read = readContactForm(posted.value)
  if (read.kind === 'invalid') return answer.invalid(read.errors)
  const problem = read.kind === 'message' ? await take(read.message, context) : null
  if (problem) return answer.problem(problem)
  // Bots that filled in the honeypot get the same answer as people.
  return accepted.includes('application/json')
    ? Response.json({ ok: true, value: null } satisfies ContactAnswer)
    : redirect('/thank-you', 303)
}

/**
 * Stores the message. The database limits how many one sender may write, and drops an exact
 * repetition. A mail that fails is only logged, because the message is stored.
 */
async function take(message: ContactMessage, context: Context): Promise<ContactProblem | null> {
  const { contact, report } = context.get(servicesContext)
  const { error, count } = await supabaseOf(context)
    .from('contact_messages')
    .insert(message, { count: 'exact' })
  if (error?.code === tooManyCode) return 'too-many'
  if (error) {
    report('contact message not stored', { error: error.message })
    return 'failed'
  }
  if (count !== 0) {
    contact.notifyTeam?.(message).catch((cause: unknown) => {
      report('contact message stored, but not mailed', { error: String(cause) })
    })
  }
  return null
}

const statuses: Readonly<Record<ContactProblem, number>> = {
  'too-many': 429,
  'too-large': 413,
  failed: 500,
}

export const statusOf = (problem: ContactProblem | null) => (problem ? statuses[problem] : 422)

interface Answers {
  problem(problem: ContactProblem): Response
  invalid(errors: ContactErrors): Response
}

const dataAnswers: Answers = {
  problem: (problem) =>
    Response.json(
      { ok: false, reason: problem, message: contactProblemTexts[problem] } satisfies ContactAnswer,
      { status: statusOf(problem), ...(problem === 'too-many' && { headers: retryLater }) },
    ),
  invalid: (errors) =>
    Response.json(invalidContact(errors) satisfies ContactAnswer, { status: statusOf(null) }),
}

const retryLater = { 'retry-after': '60' }

/** 307: the browser posts the same form again, to the page that shows it with its errors. */
const pageAnswers: Answers = {
  problem: (problem) =>
    redirect(`/contact?problem=${problem}`, problem === 'too-large' ? 303 : 307),
  invalid: () => redirect('/contact', 307),
}
