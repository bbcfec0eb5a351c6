import { type FormEvent, useId, useState } from 'react'
import { changeIdeas } from '#app/data/ideas/index.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { type Idea, isDate } from '#domain/ideas/idea.ts'
import { writeIdea } from '#domain/ideas/write-idea.ts'
import { ColorPicker } from './color-picker.tsx'
import { WhenFields } from './when-fields.tsx'

interface EditIdeaDialogProps {
  idea: Idea
  onClose: () => void
}

export function EditIdeaDialog({ idea, onClose }: EditIdeaDialogProps) {
  const formId = useId()
  const [title, setTitle] = useState(idea.title)
  const [description, setDescription] = useState(idea.description ?? '')
  const [date, setDate] = useState(idea.date ?? '')
  const [time, setTime] = useState(idea.time ?? '')
  const [color, setColor] = useState(idea.color)
  const [error, setError] = useState<string>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const written = writeIdea(title, description)
    if (!written.ok) {
      setError(written.message)
      return
    }
    const fields = { ...written.value, date: isDate(date) ? date : null, time: time || null, color }
    void changeIdeas([idea.id], fields, 'Edit idea')
    onClose()
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Edit idea"
        footer={
          <Button type="submit" form={formId}>
            Done
          </Button>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
          <FormField label="Idea" error={error}>
            <Input dir="auto" value={title} onChange={({ target }) => setTitle(target.value)} />
          </FormField>
          <FormField label="Notes">
            <Textarea
              dir="auto"
              rows={4}
              value={description}
              onChange={({ target }) => setDescription(target.value)}
            />
          </FormField>
          <div className="grid grid-cols-2 gap-4">
            <WhenFields date={date} onDate={setDate} time={time} onTime={setTime} />
          </div>
          <ColorPicker value={color} onChange={setColor} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
