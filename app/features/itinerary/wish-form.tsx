import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { wishDraft } from './wish-draft.ts'
import { longestWish } from './wish-text.ts'

interface WishFormProps {
  wish?: string | undefined
  error?: string | undefined
  label?: string
}

/** The one field that takes a wish in plain words. It is an ordinary form, and works as one. */
export function WishForm({ wish = '', error, label = 'What do you wish for?' }: WishFormProps) {
  const { state, location } = useNavigation()
  const field = useRef<HTMLTextAreaElement>(null)
  // What was typed before a sign-in, here or on another page, is still wanted after it.
  useEffect(() => {
    if (field.current?.value === '') field.current.value = wishDraft.read()
  }, [])
  const planning = state !== 'idle' && location?.pathname === '/generate-itinerary'
  return (
    <Card>
      <Form
        action="/generate-itinerary"
        className="flex flex-col gap-4"
        onSubmit={() => wishDraft.write('')}
      >
        <FormField
          label={label}
          hint="Where, how long, when, with whom, what you like and what you don’t: as much or as little as you know."
          error={error}
        >
          {/* Keyed, so that another address shows another wish. */}
          <Textarea
            key={wish}
            ref={field}
            onChange={({ target }) => wishDraft.write(target.value)}
            name="q"
            rows={2}
            maxLength={longestWish}
            required
            defaultValue={wish}
            placeholder="Four slow days in Lisbon in May with two kids"
            className="min-h-20"
          />
        </FormField>
        <div>
          <Button type="submit" size="lg" loading={planning} loadingLabel="Planning…">
            Plan my trip
          </Button>
        </div>
      </Form>
    </Card>
  )
}
