import { useState } from 'react'
import { makeLink, type TripLink } from '#app/data/shares/trip-sharing.ts'
import type { UseSharing } from '#app/data/shares/use-sharing.ts'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import {
  endOfLink,
  type LinkRights,
  type LinkTerm,
  type LinkTick,
  linkTerms,
  stateOfLink,
} from '#domain/sharing/links.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { RightsChoice, Ticks } from './choices.tsx'
import { LinkList } from './link-list.tsx'
import { useAccountWork } from './use-account-work.ts'

interface LinkPanelProps {
  tripId: TripId
  title: string
  links: readonly TripLink[]
  act: UseSharing['act']
}

const termWords: Readonly<Record<LinkTerm, string>> = {
  never: 'Until you end it',
  day: 'For a day',
  week: 'For a week',
  month: 'For a month',
  date: 'Until a date',
}

/** Makes a new link, and lists those there are. */
export function LinkPanel({ tripId, title, links, act }: LinkPanelProps) {
  const [rights, setRights] = useState<LinkRights>('read')
  const [ticked, setTicked] = useState<readonly LinkTick[]>([])
  const [term, setTerm] = useState<LinkTerm>('never')
  const [date, setDate] = useState('')
  const { isBusy, problem, setProblem, doing } = useAccountWork(act)

  const make = async () => {
    const expiresAt = endOfLink(term, new Date(), () => endOf(date))
    if (expiresAt === 'past') {
      setProblem('Choose a date that is not over yet.')
      return
    }
    const link = { rights, includes: ticked, expiresAt }
    await doing((client) => makeLink(client, tripId, link))
  }
  const form = (
    <form
      className="flex flex-col gap-5"
      aria-label="A new link"
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      <RightsChoice rights={rights} onChange={setRights} />
      <div className="flex flex-wrap gap-4 *:min-w-48 *:grow">
        <FormField label="The link works">
          <NativeSelect
            value={term}
            onChange={({ target }) =>
              setTerm(linkTerms.find((each) => each === target.value) ?? 'never')
            }
          >
            {linkTerms.map((each) => (
              <option key={each} value={each}>
                {termWords[each]}
              </option>
            ))}
          </NativeSelect>
        </FormField>
        {term === 'date' && (
          <FormField label="Last day" required>
            <Input type="date" value={date} onChange={({ target }) => setDate(target.value)} />
          </FormField>
        )}
      </div>
      <Ticks ticked={ticked} onChange={setTicked} />
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
      <Button type="submit" loading={isBusy} loadingLabel="Making a link…">
        Make a link
      </Button>
    </form>
  )
  const hasLinks = links.some((link) => stateOfLink(link, new Date()) === 'live')
  return (
    <>
      <LinkList links={links} title={title} act={act} />
      {hasLinks ? (
        <details>
          <summary className="flex min-h-touch cursor-pointer items-center font-semibold">
            Make another link
          </summary>
          <div className="mt-4">{form}</div>
        </details>
      ) : (
        form
      )}
    </>
  )
}

/** Midnight after that day, where the person is; null for no date. */
function endOf(date: string): Date | null {
  const start = new Date(`${date}T00:00:00`)
  if (Number.isNaN(start.getTime())) return null
  return new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1)
}
