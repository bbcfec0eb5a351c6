import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { shortcutWords } from './use-shortcuts.ts'

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Keys of the board">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {shortcutWords.map(([keys, does]) => (
            <div key={keys} className="col-span-2 grid grid-cols-subgrid">
              <dt className="font-mono text-sm">{keys}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  )
}
