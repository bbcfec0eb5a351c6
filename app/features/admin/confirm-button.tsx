import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { ButtonLook } from '#app/ui/button-classes.ts'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '#app/ui/dialog.tsx'

interface ConfirmButtonProps extends ButtonLook {
  /** The title of the dialog; `consequence` is its text. */
  question: string
  consequence?: string
  /** Label of the button that confirms. */
  yes: string
  onConfirm: () => Promise<unknown>
  'aria-label'?: string
  children: ReactNode
}

/** A button for what can't be undone: it opens a dialog that asks for confirmation. */
export function ConfirmButton({
  question,
  consequence,
  yes,
  onConfirm,
  children,
  ...look
}: ConfirmButtonProps) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
    setBusy(false)
    setOpen(false)
  }
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button {...look}>{children}</Button>
      </DialogTrigger>
      <DialogContent
        title={question}
        {...(consequence !== undefined && { description: consequence })}
        footer={
          <>
            <Button variant="destructive" loading={busy} onClick={confirm}>
              {yes}
            </Button>
            <DialogClose asChild>
              <Button variant="secondary">Cancel</Button>
            </DialogClose>
          </>
        }
      />
    </Dialog>
  )
}
