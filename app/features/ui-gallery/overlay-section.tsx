import { LogOut, Map as MapIcon, Settings, Trash2 } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '#app/ui/dialog.tsx'
import {
  Dropdown,
  DropdownContent,
  DropdownItem,
  DropdownLabel,
  DropdownSeparator,
  DropdownTrigger,
} from '#app/ui/dropdown.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Sheet, SheetClose, SheetContent, SheetTrigger } from '#app/ui/sheet.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { GallerySection, Row, Specimen } from './specimen.tsx'

const icon = 'size-5'

export function OverlaySection() {
  return (
    <GallerySection
      id="overlays"
      title="Dialogs, panels, menus"
      intro="A dialog is centered on a large screen and a sheet from the bottom on a phone. Escape always leads back to where one was."
    >
      <Specimen name="Dialog">
        <Row>
          <ShortDialog />
          <LongDialog />
        </Row>
      </Specimen>
      <Specimen name="Sheet" note="300 pixels, 400 on larger screens.">
        <Row>
          <PanelDemo side="left" surface="paper" label="Open Left" />
          <PanelDemo side="right" surface="night" label="Open Right" />
        </Row>
      </Specimen>
      <Specimen name="Dropdown and tooltip">
        <Row>
          <MenuDemo />
          <Tooltip label="Shown on hover and on focus, never needed to understand the control">
            <Button variant="ghost">Explained</Button>
          </Tooltip>
        </Row>
      </Specimen>
    </GallerySection>
  )
}

function ShortDialog() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary">Open Dialog</Button>
      </DialogTrigger>
      <DialogContent
        title="Delete this trip?"
        description="Its eleven ideas go with it. You can undo this for ten seconds."
        footer={
          <>
            <DialogClose asChild>
              <Button variant="destructive">Delete Trip</Button>
            </DialogClose>
            <DialogClose asChild>
              <Button variant="ghost">Keep It</Button>
            </DialogClose>
          </>
        }
      />
    </Dialog>
  )
}

function LongDialog() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="ghost">Open Long Dialog</Button>
      </DialogTrigger>
      <DialogContent
        size="lg"
        title="Tell us about everyone who is coming along on this journey"
        footer={
          <DialogClose asChild>
            <Button>Save Travelers</Button>
          </DialogClose>
        }
      >
        <div className="grid gap-6">
          {['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((place) => (
            <FormField key={place} label={`${place} traveller`} hint="As written in the passport.">
              <Input autoComplete="off" />
            </FormField>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  )
}

interface PanelDemoProps {
  side: 'left' | 'right'
  surface: 'paper' | 'night'
  label: string
}

function PanelDemo({ side, surface, label }: PanelDemoProps) {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="secondary">{label}</Button>
      </SheetTrigger>
      <SheetContent side={side} surface={surface} title="Around the harbor">
        <p className="text-on-surface-muted">Six places within ten minutes on foot.</p>
        <SheetClose asChild>
          <Button variant="outline" fullWidth className="mt-6">
            Back to the Map
          </Button>
        </SheetClose>
      </SheetContent>
    </Sheet>
  )
}

function MenuDemo() {
  return (
    <Dropdown>
      <DropdownTrigger asChild>
        <Button variant="secondary">Open Menu</Button>
      </DropdownTrigger>
      <DropdownContent align="start">
        <DropdownLabel>Ada Lovelace</DropdownLabel>
        <DropdownSeparator />
        <DropdownItem icon={<MapIcon aria-hidden="true" className={icon} />}>My Trips</DropdownItem>
        <DropdownItem icon={<Settings aria-hidden="true" className={icon} />} disabled>
          Settings
        </DropdownItem>
        <DropdownItem icon={<LogOut aria-hidden="true" className={icon} />}>Sign out</DropdownItem>
        <DropdownSeparator />
        <DropdownItem destructive icon={<Trash2 aria-hidden="true" className={icon} />}>
          Delete my account
        </DropdownItem>
      </DropdownContent>
    </Dropdown>
  )
}
