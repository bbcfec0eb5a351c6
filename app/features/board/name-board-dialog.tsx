import { type FormEvent, useId, useState } from 'react'
import { addBoard, changeBoard, removeBoard } from '#app/data/ideas/index.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { notify } from '#app/ui/notify.ts'
import { type Board, longestBoardName } from '#domain/ideas/board.ts'

interface NameBoardDialogProps {
  /** Null for a new board. */
  board: Board | null
  onNamed: (id: string | null) => void
  onClose: () => void
}

export function NameBoardDialog({ board, onNamed, onClose }: NameBoardDialogProps) {
  const formId = useId()
  const [name, setName] = useState(board?.name ?? '')
  const [error, setError] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') {
      setError('Please enter a name')
      return
    }
    if (board) await changeBoard(board.id, { name: name.trim() })
    else onNamed((await addBoard(name)).id)
    onClose()
  }
  const remove = async () => {
    if (!board) return
    onNamed(null)
    onClose()
    await removeBoard(board.id)
    notify.info('Board deleted', { description: 'Its ideas are on your first board.' })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={board ? 'Rename board' : 'New board'}
        footer={
          <>
            <Button type="submit" form={formId}>
              {board ? 'Rename' : 'Make board'}
            </Button>
            {board && (
              <Button variant="secondary" onClick={() => void remove()}>
                Delete board
              </Button>
            )}
          </>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <FormField label="Name" error={error}>
            <Input
              value={name}
              maxLength={longestBoardName}
              placeholder="Lisbon in spring"
              onChange={({ target }) => setName(target.value)}
            />
          </FormField>
        </form>
      </DialogContent>
    </Dialog>
  )
}
