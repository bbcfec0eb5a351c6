import { useState } from 'react'
import { useNavigate } from 'react-router'
import { removeDataAfterSignOut } from '#app/features/device-data/index.ts'
import { useAccount } from '#app/lib/account/account-context.ts'
import { accountCall } from '#app/lib/account/account-result.ts'
import { saveFile } from '#app/lib/save-file.ts'
import { useBrand, useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '#app/ui/dialog.tsx'
import { notify } from '#app/ui/notify.ts'
import { exportData } from './export-data.ts'
import { Section } from './section.tsx'

export function DataSection() {
  const { supabase, person } = useAccount()
  const brand = useBrand()
  const cookieName = useSite()?.supabase.cookieName
  const navigate = useNavigate()
  const [busy, setBusy] = useState<'export' | 'delete' | null>(null)

  const exportMine = async () => {
    setBusy('export')
    try {
      const mine = await exportData(await supabase())
      const name = `${brand.name.toLowerCase()}-my-data.json`
      saveFile(name, JSON.stringify(mine, null, 2), 'application/json')
      notify.success('Your data is in your downloads', { description: name })
    } catch (error) {
      notify.error('Error', { description: error instanceof Error ? error.message : String(error) })
    }
    setBusy(null)
  }
  const deleteMine = async () => {
    setBusy('delete')
    const { error } = await accountCall(async () => {
      const client = await supabase()
      const deleted = await client.functions.invoke('delete-account', { method: 'POST' })
      if (!deleted.error && cookieName !== undefined) {
        const { forgetSession } = await import('#app/lib/supabase/forget-session.ts')
        await forgetSession(client, cookieName)
      }
      return deleted
    })
    if (!error && person) await removeDataAfterSignOut(person.id)
    setBusy(null)
    if (error) return notify.error('Error', { description: error.message })
    notify.success('Your account is deleted', {
      description: 'What was yours alone is gone. You can plan on without an account.',
    })
    await navigate('/')
  }

  return (
    <Section
      part="data"
      description="Everything that is yours can leave with you, or be gone for good."
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" loading={busy === 'export'} onClick={exportMine}>
          Export my data
        </Button>
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="destructive">Delete my account</Button>
          </DialogTrigger>
          <DialogContent
            title="Delete my account"
            description="Your trips, ideas, messages and the groups you own are deleted at once. This can’t be undone."
            footer={
              <>
                <Button variant="destructive" loading={busy === 'delete'} onClick={deleteMine}>
                  Delete everything
                </Button>
                <DialogClose asChild>
                  <Button variant="secondary">Keep my account</Button>
                </DialogClose>
              </>
            }
          />
        </Dialog>
      </div>
    </Section>
  )
}
