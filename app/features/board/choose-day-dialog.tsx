import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { type Idea, isDate } from '#domain/ideas/idea.ts'
import { moveToDay } from './board-actions.ts'

interface ChooseDayDialogProps {
  ideas: readonly Idea[]
  today: string
  onClose: () => void
}

export function ChooseDayDialog({ ideas, today, onClose }: ChooseDayDialogProps) {
  const [date, setDate] = useState(ideas[0]?.date ?? today)
  const [first] = ideas
  const move = (to: string | null) => {
    void moveToDay(ideas, to)
    onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Move to day"
        {...(ideas.length === 1 && first && { description: first.title })}
        footer={
          <>
            <Button disabled={!isDate(date)} onClick={() => move(date)}>
              Move
            </Button>
            <Button variant="secondary" onClick={() => move(null)}>
              No day
            </Button>
          </>
        }
      >
        <FormField label="Day">
          <Input type="date" value={date} onChange={({ target }) => setDate(target.value)} />
        </FormField>
      </DialogContent>
    </Dialog>
  )
}
