import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { contactFields, contactFormFields } from '#domain/contact/contact-wire.ts'
import type { Message } from './fetch-messages.server.ts'
import { MessageFields } from './messages-screen.tsx'

it('shows an administrator every field of the contact form, by its label', () => {
  const written = Object.fromEntries(contactFields.map((field) => [field, `the ${field} field`]))
  const message = { id: '1', created_at: '2026-11-15T12:00:00Z', read_at: null, ...written }
  const markup = renderToStaticMarkup(<MessageFields message={message as unknown as Message} />)
  for (const field of contactFields) {
    expect(markup).toContain(`>${contactFormFields[field].label}</dt>`)
    expect(markup).toContain(`>the ${field} field</dd>`)
  }
})
