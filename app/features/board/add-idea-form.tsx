import { Plus, Sparkles } from 'lucide-react'
import { type FormEvent, type Ref, useState } from 'react'
import { useBrand } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { defaultColor, isDate } from '#domain/ideas/idea.ts'
import type { BoardId } from '#domain/ideas/ids.ts'
import { readPasted } from '#domain/ideas/paste.ts'
import { noIdea, noQuestion } from '#domain/ideas/write-idea.ts'
import { add } from './board-actions.ts'
import { ColorPicker } from './color-picker.tsx'
import { IdeaTextField } from './idea-text-field.tsx'
import { WhenFields } from './when-fields.tsx'

interface AddIdeaFormProps {
  /** For the shortcut that focuses the text input. */
  inputRef: Ref<HTMLInputElement>
  today: string
  boardId: BoardId | null
  thinking: boolean
  onInspire: (question: string) => void
}

export function AddIdeaForm({ inputRef, today, boardId, thinking, onInspire }: AddIdeaFormProps) {
  const { name: product } = useBrand()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  /** Undefined follows today, also over midnight. */
  const [chosenDate, setDate] = useState<string>()
  const [time, setTime] = useState('')
  const [color, setColor] = useState<string>(defaultColor)
  const [adding, setAdding] = useState(false)
  const date = chosenDate ?? today

  const addText = async (words: string) => {
    const read = readPasted(words)
    if (!read.ok) {
      setError(read.reason === 'empty' ? noIdea : read.message)
      return
    }
    setError(undefined)
    setAdding(true)
    const shared = {
      date: isDate(date) ? date : null,
      time: time || null,
      color,
      board_id: boardId,
    }
    const added = await add(read.value.map((draft) => ({ ...draft, ...shared })))
    setAdding(false)
    if (added) setText('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void addText(text)
  }
  const inspire = () => {
    if (text.trim() === '') setError(noQuestion)
    else {
      setError(undefined)
      onInspire(text.trim())
    }
  }

  return (
    <Card as="section" aria-label="Add an idea" className="print:hidden">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="grid gap-5 lg:grid-cols-[1fr_11rem_11rem]">
          <IdeaTextField
            ref={inputRef}
            value={text}
            onChange={setText}
            onPasteLines={(lines) => void addText(lines)}
            error={error}
          />
          <WhenFields date={date} onDate={setDate} time={time} onTime={setTime} />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-5">
          <ColorPicker value={color} onChange={setColor} />
          <div className="flex grow flex-wrap justify-end gap-3 max-sm:flex-col">
            <Button
              type="submit"
              loading={adding}
              loadingLabel="Adding..."
              iconStart={<Plus aria-hidden="true" className="size-5" />}
            >
              Add Idea
            </Button>
            <Button
              variant="secondary"
              loading={thinking}
              loadingLabel="Thinking..."
              iconStart={<Sparkles aria-hidden="true" className="size-5" />}
              onClick={inspire}
            >
              Get Inspired with {product}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  )
}
