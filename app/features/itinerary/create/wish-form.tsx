import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { readSlots } from '#domain/brief/set-by-hand/slots.ts'
import { planAddress } from '../trip/plan-address.ts'
import { ChipPanel } from './chip-panel.tsx'
import { ChipRow } from './chip-row.tsx'
import { useReading } from './reading/use-reading.ts'
import { ReadingWords } from './reading-words.tsx'
import { ShortForm } from './short-form.tsx'
import { patched, type SlotPatch, shownSlots } from './shown-slots.ts'
import { type ChipName, wishChips } from './wish-chips.ts'
import { wishDraft } from './wish-draft.ts'
import { nothingAsked, type TypedWish, tooLong } from './wish-text.ts'

interface WishFormProps {
  asked?: TypedWish | undefined
  error?: string | undefined
  label?: string
}

/**
 * One field that takes a wish in plain words, chips that show what was understood and can be changed,
 * and the same as a short form. It is an ordinary form, and works as one without script.
 */
export function WishForm({ asked = nothingAsked, error, label }: WishFormProps) {
  // Another wish in the address mounts the fields anew.
  return <Fields key={planAddress(asked.text, asked)} asked={asked} error={error} label={label} />
}

function Fields({
  asked,
  error,
  label = 'What do you wish for?',
}: WishFormProps & { asked: TypedWish }) {
  const wish = useWish(asked)
  const { current, reading, set } = wish
  const [open, setOpen] = useState<ChipName>()
  const [refusal, setRefusal] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const panelId = useId()
  const { state, location } = useNavigation()
  const navigate = useNavigate()
  const planning = state !== 'idle' && location?.pathname === '/generate-itinerary'
  const last = 'last' in reading ? reading.last : undefined
  const chips = wishChips(last, current.slots)
  const opened = chips.find(({ name }) => name === open)
  const field = {
    shown: shownSlots(last?.read ?? {}, current.slots),
    slugs: last?.slugs ?? [],
    onSet: set,
  }

  const close = () => {
    form.current?.querySelector<HTMLElement>(`[data-chip=${open}]`)?.focus()
    setOpen(undefined)
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    // Submitted by code, because a plain form would also send every empty field.
    event.preventDefault()
    const problem = problemOf(current)
    setRefusal(problem)
    if (problem) return wish.field.current?.focus()
    wishDraft.write(nothingAsked)
    void navigate(planAddress(current.text.trim(), { slots: current.slots }))
  }

  return (
    // Not clipped at its edge: lists of suggestions reach beyond it.
    <Card className="overflow-visible">
      <Form ref={form} action="/generate-itinerary" className="flex flex-col gap-5" onSubmit={send}>
        <FormField
          label={label}
          hint="Where, how long, when, with whom, what you like and what you don’t: as much or as little as you know."
          error={refusal ?? error}
        >
          <Textarea
            ref={wish.field}
            onChange={({ target }) => wish.type(target.value)}
            name="q"
            rows={2}
            defaultValue={asked.text}
            placeholder="Four slow days in Lisbon in May with two kids"
            className="max-h-100 min-h-20"
          />
        </FormField>
        <ChipRow
          chips={chips}
          open={open}
          panelId={panelId}
          onOpen={(name) => (name === open ? close() : setOpen(name))}
        />
        {opened && (
          <ChipPanel key={opened.name} id={panelId} chip={opened} onClose={close} {...field} />
        )}
        <ReadingWords reading={reading} />
        <ShortForm {...field} />
        <div>
          <Button type="submit" size="lg" loading={planning} loadingLabel="Planning…">
            Plan my trip
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function problemOf({ text, slots }: TypedWish): string | undefined {
  if (text.trim() === '' && Object.keys(slots).length === 0) return 'Please say what you wish for.'
  return tooLong(text.trim())
}

/** The words and what was set beside them, kept through a sign-in, and read as one types. */
function useWish(asked: TypedWish) {
  const [current, setCurrent] = useState(asked)
  const field = useRef<HTMLTextAreaElement>(null)
  const change = (next: TypedWish) => {
    setCurrent(next)
    wishDraft.write(next)
  }
  useEffect(() => {
    const area = field.current
    if (!area?.form) return
    // Takes over what was typed before this code came, or before a sign-in, here or on another page.
    const { slots } = readSlots(entriesOf(area.form))
    const typed = { text: area.value, slots: { ...asked.slots, ...slots } }
    const isEmpty = typed.text === '' && Object.keys(typed.slots).length === 0
    const known = isEmpty ? wishDraft.read() : typed
    if (area.value === '') area.value = known.text
    setCurrent(known)
  }, [asked])
  return {
    field,
    current,
    reading: useReading(current),
    type: (text: string) => change({ ...current, text }),
    set: (patch: SlotPatch) => change({ ...current, slots: patched(current.slots, patch) }),
  }
}

function* entriesOf(form: HTMLFormElement): Iterable<[string, string]> {
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') yield [name, value]
  }
}
