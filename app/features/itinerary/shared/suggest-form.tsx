import { Send } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { Outcome } from '#domain/outcome/outcome.ts'
import { longestName, longestSuggestion } from '#domain/sharing/links.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { dayTitle } from '../trip/trip-words.ts'

/** Result of sending a suggestion: its words, or why it was not taken, with what was typed. */
export type SentSuggestion = Outcome<
  string,
  'invalid' | 'read-only' | 'gone' | 'too-many' | 'too-often',
  { typed: { words: string; name: string; about: string } }
>

interface SuggestFormProps {
  trip: Trip
  answer: SentSuggestion | undefined
}

/** A few words for whoever plans the trip. A plain form: it works without JavaScript too. */
export function SuggestForm({ trip, answer }: SuggestFormProps) {
  const { state, formMethod } = useNavigation()
  const sent = answer?.ok ? answer.value : undefined
  const refused = answer && !answer.ok ? answer : undefined
  const typed = refused?.typed
  return (
    <Card as="section" id="suggest" aria-labelledby="suggest-heading" className="scroll-mt-6">
      <h2 id="suggest-heading" className="font-display text-2xl">
        Suggest something
      </h2>
      <p className="mt-2 text-on-surface-muted">
        Only whoever plans this trip reads it, and takes it up or not.
      </p>
      <div aria-live="polite">
        {sent !== undefined && (
          <div className="mt-5 rounded-control bg-success-wash p-4">
            <p className="font-semibold">Sent. Thank you.</p>
            <p className="mt-1 whitespace-pre-wrap break-words text-on-surface-muted">“{sent}”</p>
          </div>
        )}
      </div>
      <Form
        // A sent suggestion mounts an empty form; a refused one keeps what was typed.
        key={sent ?? 'open'}
        method="post"
        replace
        preventScrollReset
        className="mt-5 flex flex-col gap-5"
      >
        <FormField label="Your suggestion" required error={refused?.message}>
          <Textarea
            name="words"
            rows={3}
            maxLength={longestSuggestion}
            defaultValue={typed?.words}
            placeholder="A place, an hour, something to know…"
          />
        </FormField>
        <FormField label="About">
          <NativeSelect name="about" defaultValue={typed?.about ?? ''}>
            <option value="">The whole trip</option>
            {trip.days.map((day, index) => (
              <optgroup key={day.id} label={`Day ${index + 1}: ${dayTitle(day, trip)}`}>
                <option value={`day:${day.id}`}>Day {index + 1}</option>
                {day.stops.map((stop) => (
                  <option key={stop.id} value={`stop:${stop.id}`}>
                    {stop.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </NativeSelect>
        </FormField>
        <FormField label="Your name" required={false}>
          <Input
            name="name"
            maxLength={longestName}
            autoComplete="given-name"
            defaultValue={typed?.name}
          />
        </FormField>
        <Button
          type="submit"
          loading={state !== 'idle' && formMethod === 'POST'}
          loadingLabel="Sending…"
          iconStart={<Send aria-hidden="true" className="size-5" />}
        >
          Send suggestion
        </Button>
      </Form>
    </Card>
  )
}
