import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import {
  type ContactErrors,
  type ContactField,
  contactFields,
  contactFormFields,
  formName,
  formNameField,
  honeypotField,
} from '#domain/contact/contact-wire.ts'
import type { ReturnedForm } from './return-contact.server.ts'

const loadSending = () => import('./send-contact.ts')

interface ContactFormProps {
  returned: ReturnedForm | undefined
}

/** Works without scripts; with them it checks before sending and stays on the page. */
export function ContactForm({ returned }: ContactFormProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<ContactErrors>(returned?.errors ?? {})
  const [sending, setSending] = useState(false)

  const showErrors = (found: ContactErrors) => {
    setErrors(found)
    const first = contactFields.find((field) => found[field])
    const control = first && form.current?.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    // Set before the first await, so that a second press finds the button busy.
    setSending(true)
    const sentFrom = window.location.pathname
    const element = event.currentTarget
    // If the code can't be loaded, the browser submits the form itself.
    const sender = await loadSending().catch(() => null)
    if (!sender) {
      // The Back button restores the page with its state, in which the button is still busy.
      window.addEventListener('pageshow', () => setSending(false), { once: true })
      return element.submit()
    }
    const fields = new FormData(element)
    const wrong = sender.errorsIn(fields)
    if (wrong) {
      setSending(false)
      return showErrors(wrong)
    }
    setErrors({})
    const answer = await sender.sendContact(fields)
    setSending(false)
    if (!answer.ok) return showErrors(answer.reason === 'invalid' ? answer.errors : {})
    // Not when the person has left the page meanwhile; the toast is shown anywhere. The address
    // changes a moment before the form is unmounted, so both are asked.
    if (form.current && window.location.pathname === sentFrom) navigate('/thank-you')
  }

  const forgiveCorrected = async (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget
    const { target } = event
    const field = contactFields.find((name) => element.elements.namedItem(name) === target)
    if (!field || !errors[field]) return
    const sender = await loadSending().catch(() => null)
    if (!sender || sender.errorsIn(new FormData(element))?.[field]) return
    setErrors(({ [field]: _corrected, ...others }) => others)
  }

  return (
    <form
      ref={form}
      method="post"
      action="/"
      onSubmit={submit}
      onInput={forgiveCorrected}
      onFocus={() => void loadSending().catch(() => {})}
      noValidate
      aria-label="Write to us"
      className="flex flex-col gap-6"
    >
      <input type="hidden" name={formNameField} value={formName} />
      <Honeypot />
      <div className="grid gap-6 sm:grid-cols-2">
        {contactFields.map((field) => (
          <ContactControl
            key={field}
            field={field}
            error={errors[field]}
            value={returned?.values[field]}
          />
        ))}
      </div>
      <Button type="submit" size="lg" loading={sending} loadingLabel="Sending...">
        Send Message
      </Button>
    </form>
  )
}

interface ContactControlProps {
  field: ContactField
  error: string | undefined
  value: string | undefined
}

function ContactControl({ field, error, value }: ContactControlProps) {
  const { label, ...shape } = contactFormFields[field]
  return (
    <div className={shape.control === 'lines' ? 'sm:col-span-2' : undefined}>
      <FormField label={label} required error={error}>
        {shape.control === 'lines' ? (
          <Textarea name={field} className="max-h-[70svh] min-h-48" defaultValue={value} />
        ) : (
          <Input
            name={field}
            type={shape.type}
            autoComplete={shape.autoComplete}
            defaultValue={value}
          />
        )}
      </FormField>
    </div>
  )
}

/** A honeypot: hidden from people and from the tab order, so that only bots fill it in. */
function Honeypot() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/**
 * A static copy of the form, by which hosting platforms that capture forms detect it in the HTML.
 */
export function CapturedForm() {
  return (
    <form
      hidden
      name={formName}
      method="post"
      action="/"
      data-netlify="true"
      data-netlify-honeypot={honeypotField}
    >
      <input type="hidden" name={formNameField} value={formName} />
      <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      {contactFields.map((field) => (
        <input key={field} name={field} autoComplete="off" />
      ))}
    </form>
  )
}
