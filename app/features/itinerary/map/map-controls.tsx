import { Maximize, Minus, Plus } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'

interface MapControlsProps {
  zoomIn: () => void
  zoomOut: () => void
  reset: () => void
  /** Everything is in view, so that there is nothing to reset. */
  isWhole: boolean
}

/** Zoom and reset as buttons, for people without a wheel or touch. */
export function MapControls({ zoomIn, zoomOut, reset, isWhole }: MapControlsProps) {
  const look = { variant: 'ghost', size: 'icon', className: 'bg-surface/85' } as const
  return (
    <div data-controls className="absolute top-2 left-2 flex flex-col gap-1 print:hidden">
      <Button {...look} aria-label="Look closer" onClick={zoomIn}>
        <Plus aria-hidden="true" className="size-5" />
      </Button>
      <Button {...look} aria-label="Look from farther away" onClick={zoomOut}>
        <Minus aria-hidden="true" className="size-5" />
      </Button>
      {!isWhole && (
        <Button {...look} aria-label="Show everything" onClick={reset}>
          <Maximize aria-hidden="true" className="size-5" />
        </Button>
      )}
    </div>
  )
}
