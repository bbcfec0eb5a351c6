import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAccount } from '#app/lib/account/account-context.ts'
import { accountCall } from '#app/lib/account/account-result.ts'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { notify } from '#app/ui/notify.ts'
import type { Person } from '#domain/account/person.ts'
import { PictureField } from './picture-field.tsx'
import { Section } from './section.tsx'

interface ProfileSectionProps {
  person: Person
}

export function ProfileSection({ person }: ProfileSectionProps) {
  const { supabase } = useAccount()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  /** Writes to `profiles`, which is what menus and other members of a group show. */
  const save = async (change: { full_name?: string; avatar_url?: string }): Promise<boolean> => {
    const { error } = await accountCall(async () =>
      (await supabase()).from('profiles').update(change).eq('id', person.id).select('id').single(),
    )
    if (error) notify.error('Error', { description: error.message })
    else notify.success('Saved')
    await revalidate()
    return !error
  }

  const saveName = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('fullName') ?? '').trim()
    setBusy(true)
    await save({ full_name: name })
    setBusy(false)
  }

  const savePicture = async (portrait: Blob): Promise<boolean> => {
    const path = `${person.id}/${crypto.randomUUID()}.${portrait.type.split('/')[1]}`
    const { data: bucket, error } = await accountCall(async () => {
      const avatars = (await supabase()).storage.from('avatars')
      const uploaded = await avatars.upload(path, portrait)
      return uploaded.error ? uploaded : { data: avatars, error: null }
    })
    if (error) {
      notify.error('Error', { description: error.message })
      return false
    }
    const address = bucket.getPublicUrl(path).data.publicUrl
    const saved = await save({ avatar_url: addressOnSite(address) })
    const former = storedPath(person.picture)
    // An error is not shown: a picture that stays behind is deleted with the account.
    if (saved && former) await bucket.remove([former])
    return saved
  }

  return (
    <Section part="profile" description="What people in your groups see of you.">
      <PictureField person={person} onCut={savePicture} />
      <form onSubmit={saveName} className="mt-8 flex flex-wrap items-end gap-3">
        <FormField label="Name" className="grow">
          <Input
            name="fullName"
            defaultValue={person.fullName}
            autoComplete="name"
            maxLength={200}
          />
        </FormField>
        <Button type="submit" loading={busy}>
          Save
        </Button>
      </form>
      <p className="mt-6 text-on-surface-muted">Email: {person.email}</p>
    </Section>
  )
}

/** A path where storage is on this site, so that the address outlives a change of host name. */
function addressOnSite(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin === window.location.origin ? pathname : address
}

/** The picture's path in our bucket; undefined for one elsewhere, such as at Google. */
function storedPath(picture: string | undefined): string | undefined {
  return picture?.split('/storage/v1/object/public/avatars/')[1]
}
