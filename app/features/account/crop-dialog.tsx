import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { croppedPicture } from '#app/lib/profile-picture.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#app/ui/dialog.tsx'
import { notify } from '#app/ui/notify.ts'
import {
  largestZoom,
  middleOfPicture,
  movedCrop,
  squareOf,
  withinPicture,
} from '#domain/account/portrait-crop.ts'

interface CropDialogProps {
  picture: ImageBitmap
  onCut: (portrait: Blob) => Promise<boolean>
  onClose: () => void
}

/** How far an arrow key moves the picture, as a share of the frame. */
const keyStep = 0.05

const arrows: Readonly<Record<string, { right: number; down: number }>> = {
  ArrowLeft: { right: -keyStep, down: 0 },
  ArrowRight: { right: keyStep, down: 0 },
  ArrowUp: { right: 0, down: -keyStep },
  ArrowDown: { right: 0, down: keyStep },
}

/** Cuts a square out of a picture: dragged, or moved by the arrow keys, and enlarged by a slider. */
export function CropDialog({ picture, onCut, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(middleOfPicture)
  const [busy, setBusy] = useState(false)
  const zoomId = useId()

  const move = (by: { right: number; down: number }) =>
    setCrop((before) => movedCrop(picture, before, by))
  const save = async () => {
    setBusy(true)
    const portrait = await croppedPicture(picture, crop)
    if (!portrait) notify.error('This picture can’t be read')
    const done = portrait !== null && (await onCut(portrait))
    setBusy(false)
    if (done) onClose()
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Your picture"
        description="Drag it, or use the arrow keys, until the circle shows what you like."
        footer={
          <>
            <Button loading={busy} onClick={save}>
              Use this picture
            </Button>
            <DialogClose asChild>
              <Button variant="secondary">Cancel</Button>
            </DialogClose>
          </>
        }
      >
        <CropFrame picture={picture} crop={crop} onMove={move} />
        <div className="flex items-center gap-4">
          <label htmlFor={zoomId} className="font-semibold">
            Zoom
          </label>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={largestZoom}
            step={0.05}
            value={crop.zoom}
            onChange={({ target }) =>
              setCrop(withinPicture(picture, { ...crop, zoom: Number(target.value) }))
            }
            className="h-touch grow accent-violet"
          />
        </div>
      </DialogContent>
    </Dialog>
  )
}

interface CropFrameProps {
  picture: ImageBitmap
  crop: typeof middleOfPicture
  onMove: (by: { right: number; down: number }) => void
}

/** Pixels of the canvas on each side; shown at about half of it. */
const frameSide = 640

function CropFrame({ picture, crop, onMove }: CropFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const { left, top, side } = squareOf(picture, crop)
    const brush = canvas.current?.getContext('2d')
    brush?.clearRect(0, 0, frameSide, frameSide)
    brush?.drawImage(picture, left, top, side, side, 0, 0, frameSide, frameSide)
  }, [picture, crop])

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!held.current) return
    const { width } = event.currentTarget.getBoundingClientRect()
    // The picture follows the pointer, so that the square moves the other way.
    onMove({
      right: (held.current.x - event.clientX) / width,
      down: (held.current.y - event.clientY) / width,
    })
    held.current = { x: event.clientX, y: event.clientY }
  }
  const nudge = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (!by) return
    event.preventDefault()
    onMove(by)
  }
  const release = () => {
    held.current = null
  }
  return (
    // A button, because that takes the focus and the arrow keys in every browser.
    <button
      type="button"
      aria-label="Part of the picture that is shown. Arrow keys move it."
      onKeyDown={nudge}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      className="relative mx-auto block aspect-square w-full max-w-80 cursor-grab touch-none select-none overflow-hidden rounded-card bg-surface-sunken active:cursor-grabbing"
    >
      <canvas ref={canvas} width={frameSide} height={frameSide} className="size-full" />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-full border-2 border-paper shadow-[0_0_0_20rem_rgb(11_16_48/0.55)]"
      />
    </button>
  )
}
