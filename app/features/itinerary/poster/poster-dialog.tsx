import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { type PosterSize, posterSizes } from '#domain/drawing/poster/trip-poster.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { download, pngOf, printPicture } from './keep-picture.ts'
import { type PosterLook, usePoster } from './use-poster.ts'

interface PosterDialogProps {
  trip: Trip
  onClose: () => void
}

const looks = { night: 'After sunset', paper: 'On paper' } as const satisfies Record<
  PosterLook,
  string
>
const sizes = { a4: 'A4', letter: 'Letter' } as const satisfies Record<PosterSize, string>

export function PosterDialog({ trip, onClose }: PosterDialogProps) {
  const [look, setLook] = useState<PosterLook>('night')
  const [size, setSize] = useState<PosterSize>('a4')
  const poster = usePoster(trip, look, size)
  const name = trip.title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'trip'
  const { width, height } = posterSizes[size]
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="A poster of your trip"
        size="lg"
        footer={
          <>
            <Button
              disabled={!poster}
              iconStart={<Download aria-hidden="true" className="size-5" />}
              onClick={async () =>
                poster && download(await pngOf(poster.url, { width, height }), `${name}.png`)
              }
            >
              Keep as picture
            </Button>
            <Button
              variant="outline"
              disabled={!poster}
              onClick={() => poster && download(poster.file, `${name}.svg`)}
            >
              Keep as SVG
            </Button>
            <Button
              variant="outline"
              disabled={!poster}
              iconStart={<Printer aria-hidden="true" className="size-5" />}
              onClick={() => poster && printPicture(poster.url, size)}
            >
              Print
            </Button>
          </>
        }
      >
        <div className="flex flex-wrap gap-4">
          <Choice label="Look" options={looks} value={look} onChange={setLook} />
          <Choice label="Paper" options={sizes} value={size} onChange={setSize} />
        </div>
        {poster ? (
          <img
            src={poster.url}
            alt={`Poster of ${trip.title}: its drawing, and the stops of each day`}
            width={width}
            height={height}
            className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full shadow-soft"
          />
        ) : (
          <Skeleton className="mx-auto h-[60dvh] w-[42dvh] max-w-full" />
        )}
      </DialogContent>
    </Dialog>
  )
}

interface ChoiceProps<K extends string> {
  label: string
  options: Readonly<Record<K, string>>
  value: K
  onChange: (value: K) => void
}

function Choice<K extends string>({ label, options, value, onChange }: ChoiceProps<K>) {
  return (
    <fieldset className="flex gap-1 border-0 p-0">
      <legend className="sr-only">{label}</legend>
      {Object.keys(options).map((key) => {
        const each = key as K
        return (
          <Button
            key={each}
            variant={each === value ? 'secondary' : 'ghost'}
            size="sm"
            aria-pressed={each === value}
            onClick={() => onChange(each)}
          >
            {options[each]}
          </Button>
        )
      })}
    </fieldset>
  )
}
