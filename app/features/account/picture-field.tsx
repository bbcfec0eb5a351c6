import { ImageUp } from 'lucide-react'
import { type DragEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { decodedPicture } from '#app/lib/profile-picture.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { cx } from '#app/ui/class-names.ts'
import { notify } from '#app/ui/notify.ts'
import type { Person } from '#domain/account/person.ts'

/** Loaded once a picture is chosen. */
const CropDialog = lazy(() =>
  import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })),
)

interface PictureFieldProps {
  person: Person
  /** Saves the square that was cut out; true when it is saved. */
  onCut: (portrait: Blob) => Promise<boolean>
}

/** The profile picture with a place to drop another one, which then is cut to a square. */
export function PictureField({ person, onCut }: PictureFieldProps) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()

  const take = async (file: File | undefined) => {
    // Emptied, so that the same file can be chosen again.
    if (input.current) input.current.value = ''
    if (!file) return
    if (!file.type.startsWith('image/')) return notify.error('Please select an image file')
    const decoded = await decodedPicture(file)
    if (decoded) return setPicture(decoded)
    notify.error('This picture can’t be read', { description: 'Try it as a JPEG or PNG file.' })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files[0])
  }
  const close = () => {
    picture?.close()
    setPicture(null)
  }

  return (
    <>
      <label
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={cx(
          'flex cursor-pointer flex-wrap items-center gap-x-6 gap-y-4 rounded-card border-2 border-dashed p-5 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-focus-ring has-focus-visible:outline-offset-2',
          isOver ? 'border-violet bg-violet-wash' : 'border-control-line hover:border-on-surface',
        )}
      >
        <Avatar name={person.fullName} picture={person.picture} size="xl" decorative />
        <span className="min-w-0 grow basis-48">
          <span className="flex items-center gap-2 font-semibold">
            <ImageUp aria-hidden="true" className="size-5 text-violet" />
            Picture
          </span>
          <span id={hintId} className="mt-1 block text-on-surface-muted text-sm">
            Drop a photo of you here, or a drawing, or press to choose one. You pick the part that
            is shown.
          </span>
        </span>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Picture"
          aria-describedby={hintId}
          onChange={({ target }) => void take(target.files?.[0])}
          className="sr-only"
        />
      </label>
      <Suspense>
        {picture && <CropDialog picture={picture} onCut={onCut} onClose={close} />}
      </Suspense>
    </>
  )
}
