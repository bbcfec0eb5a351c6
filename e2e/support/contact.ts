/** The contact form as a visitor and a program use it, and what became of it. */
import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { service } from './accounts.ts'

/** Nobody's address but this test's, so that what it stored can be told apart. */
export const newSender = () => `visitor-${randomUUID()}@example.com`

export async function storedFrom(email: string) {
  const { data, error } = await service().from('contact_messages').select().eq('email', email)
  if (error) throw error
  return data as { name: string; message: string; user_id: string | null }[]
}

export const formOn = (page: Page) => page.getByRole('form', { name: 'Write to us' })

export async function fillIn(page: Page, fields: { name: string; email: string; message: string }) {
  const form = formOn(page)
  await form.getByLabel('Name').fill(fields.name)
  await form.getByLabel('Email').fill(fields.email)
  await form.getByLabel('Message').fill(fields.message)
}

export const send = (page: Page) =>
  formOn(page).getByRole('button', { name: 'Send Message' }).click()

export const post = (request: APIRequestContext, fields: Record<string, string>) =>
  request.post('/', { form: { 'form-name': 'contact', ...fields }, maxRedirects: 0 })
