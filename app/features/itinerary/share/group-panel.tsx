import { useState } from 'react'
import { shareWithGroup, type TripSharing } from '#app/data/shares/trip-sharing.ts'
import type { UseSharing } from '#app/data/shares/use-sharing.ts'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import type { TripId } from '#domain/trip/ids.ts'
import { useAccountWork } from './use-account-work.ts'

interface GroupPanelProps {
  tripId: TripId
  sharing: TripSharing
  act: UseSharing['act']
}

/** Shares a trip with a group, whose people read and change all of it. */
export function GroupPanel({ tripId, sharing: { groups, groupId }, act }: GroupPanelProps) {
  const [chosen, setChosen] = useState(groupId)
  const { isBusy, problem, doing } = useAccountWork(act)
  return (
    <>
      <p className="text-on-surface-muted">
        Everybody in the group sees all of the trip, bookings and notes too, and can change it.
      </p>
      <FormField label="Plan it with">
        <NativeSelect
          value={chosen ?? ''}
          onChange={({ target }) =>
            setChosen(groups.find(({ id }) => id === target.value)?.id ?? null)
          }
        >
          <option value="">No group</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </FormField>
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
      <Button
        loading={isBusy}
        loadingLabel="Saving…"
        disabled={chosen === groupId}
        onClick={() => void doing((client) => shareWithGroup(client, tripId, chosen))}
      >
        Save
      </Button>
    </>
  )
}
