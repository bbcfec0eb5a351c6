import { type ChangeEvent, useState } from 'react'
import { ContentImage } from '#app/features/pages/index.ts'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { sendPicture } from '../send-picture.ts'

interface PictureFieldProps {
  address: string | null
  error: string | undefined
  onChange: (address: string | null) => void
}

/** A section's picture: a file to upload, or the address of one. */
export function PictureField({ address, error, onChange }: PictureFieldProps) {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setProblem(undefined)
    setSending(true)
    const sent = await sendPicture(file, 'pages')
    setSending(false)
    target.value = ''
    if (sent.ok) onChange(sent.value)
    else setProblem(sent.message)
  }

  return (
    <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
      <div className="aspect-4/3 overflow-hidden rounded-control bg-surface-sunken">
        {address && !error && <ContentImage src={address} alt="" sizes="10rem" shape="square" />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <FormField label="Upload an image" error={problem} hint="Up to 10 MB.">
          <Input type="file" accept="image/*" disabled={sending} onChange={upload} />
        </FormField>
        {sending && <Spinner label="Preparing the image..." showLabel size="sm" />}
        <FormField label="Image address" error={error}>
          <Input
            inputMode="url"
            placeholder="https:// or /images/destinations/paris"
            value={address ?? ''}
            onChange={({ target }) => onChange(target.value || null)}
          />
        </FormField>
        {address && (
          <Button variant="ghost" size="sm" className="self-start" onClick={() => onChange(null)}>
            Remove the image
          </Button>
        )}
      </div>
    </div>
  )
}
