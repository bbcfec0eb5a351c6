import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { formatDuration } from '#app/ui/trip/format.ts'
import type { GreatDrive } from '#domain/drives/schema.ts'
import { countryName } from '#domain/places/country-name.ts'
import type { DrivingRules } from '#domain/routing/road-trip-schema.ts'
import type { WhatIf } from '#domain/routing/road-what-if.ts'
import type { OpenRoad, Road } from './use-road.ts'

const hours = [120, 180, 240, 300, 360, 420, 480, 600]

/** The rules of driving: every choice times the whole trip again. */
export function RulesCard({ road, open }: { road: Road; open: OpenRoad }) {
  const { rules, car } = open.plan
  const set = (because: string, more: Partial<DrivingRules>) =>
    road.change(because, ({ plan }) => ({ ...plan, rules: { ...plan.rules, ...more } }))
  return (
    <Card as="section" aria-label="How you drive" padding="snug" className="flex flex-col gap-4">
      <h2 className="font-display text-2xl">How you drive</h2>
      <FormField label="At the wheel a day, at most">
        <NativeSelect
          value={rules.limit}
          disabled={!road.ready}
          onChange={({ target }) =>
            set(`At most ${formatDuration(Number(target.value))} a day`, {
              limit: Number(target.value),
            })
          }
        >
          {[...new Set([...hours, rules.limit])]
            .toSorted((a, b) => a - b)
            .map((limit) => (
              <option key={limit} value={limit}>
                {formatDuration(limit)}
              </option>
            ))}
        </NativeSelect>
      </FormField>
      <Choice
        label="Not after dark"
        checked={rules.onlyByDay}
        onChange={(onlyByDay) =>
          set(onlyByDay ? 'Not after dark' : 'Also after dark', { onlyByDay })
        }
      />
      <Choice
        label="A rest every two hours"
        checked={rules.rests}
        onChange={(rests) => set(rests ? 'A rest every two hours' : 'Without rests', { rests })}
      />
      <Choice
        label="An electric car"
        checked={car?.kind === 'electric'}
        onChange={(isElectric) =>
          road.change(isElectric ? 'An electric car' : 'A car on fuel', ({ plan }) => ({
            ...plan,
            car: isElectric
              ? { kind: 'electric', kwhPer100Km: 18, batteryKwh: 60, chargerKw: 80 }
              : { kind: 'fuel', litresPer100Km: 7, tankLitres: 50 },
          }))
        }
      />
    </Card>
  )
}

interface ChoiceProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function Choice({ label, checked, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-touch cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-violet"
      />
      {label}
    </label>
  )
}

/** Sides, borders, passes, fuel and the rental: what to know before one sets out. */
export function KnowCard({ open, start }: { open: OpenRoad; start: string }) {
  const { engine, plan, timing, world } = open
  const { route } = plan
  const countryOf = (at: [number, number]) => engine.nearestCountry(at, world.towns)
  const home = route.start.country ?? countryOf(route.start.at)
  const drives = useKnownDrives(open)
  const closures = engine.closuresOn(engine.knownLegs(route, drives), Number(start.slice(5, 7)))
  const energy = engine.estimateEnergy(
    timing,
    plan.car ?? { kind: 'fuel', litresPer100Km: 7, tankLitres: 50 },
  )
  const fills = energy.fillUps === 1 ? 'once' : `${energy.fillUps} times`
  const facts = [
    ...closures,
    ...(home ? [`In ${countryName(home)} one drives on the ${engine.drivingSide(home)}.`] : []),
    ...engine
      .bordersOf(route, countryOf)
      .map(
        ({ from, to, otherSide }) =>
          `The way crosses from ${countryName(from)} into ${countryName(to)}: bring papers, and ask the rental whether its cars may${otherSide ? `. There one drives on the ${engine.drivingSide(to)}` : ''}.`,
      ),
    ...timing.days
      .flatMap(({ drives }) => drives)
      .flatMap(({ ferry }) =>
        ferry
          ? [`Ferry ${ferry.name}: about ${formatDuration(ferry.minutes)} aboard; book the car.`]
          : [],
      ),
    ...engine
      .passesAlong(route)
      .map(({ name, shut }) => `${name} may be on your way; it is usually shut from ${shut}.`),
    energy.unit === 'kWh'
      ? `About ${Math.round(energy.amount)} kWh; with a full battery each morning you charge on the road ${fills}. Where is for a live provider to say.`
      : `About ${Math.round(energy.amount)} liters of fuel at 7 l per 100 km, filled up ${fills} on the way.`,
    ...(engine.isOneWay(route)
      ? ['It ends elsewhere: a car that is returned there usually costs a one-way fee.']
      : []),
  ]
  return (
    <Card as="section" aria-label="What to know" padding="snug">
      <h2 className="font-display text-2xl">What to know</h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-sm">
        {[...new Set(facts)].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Card>
  )
}

/** The great drives, where the trip has legs of one. */
function useKnownDrives({ engine, timing }: OpenRoad): readonly GreatDrive[] {
  const [drives, setDrives] = useState<readonly GreatDrive[]>([])
  const isKnown = timing.days.some((day) => day.drives.some(({ by }) => by === 'catalogue'))
  useEffect(() => {
    if (!isKnown) return
    let wanted = true
    engine.loadDrives().then(
      (loaded) => wanted && setDrives(loaded),
      // The card's other facts are shown without them.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [engine, isKnown])
  return drives
}

/** What would have to go for the trip to be a day shorter. */
export function DayLessCard({ road, open }: { road: Road; open: OpenRoad }) {
  const [offers, setOffers] = useState<readonly WhatIf[] | null>(null)
  return (
    <Card as="section" aria-label="A day less" padding="snug">
      <h2 className="font-display text-2xl">What if we have a day less?</h2>
      <Button
        className="mt-3"
        variant="secondary"
        size="sm"
        disabled={!road.ready}
        onClick={() => setOffers(open.engine.aDayLess(open.plan, open.world))}
      >
        Show me what could go
      </Button>
      <ul aria-live="polite" className="mt-3 flex flex-col gap-2 empty:hidden">
        {offers?.length === 0 && (
          <li className="text-sm">Everything is locked: unlock a stop first.</li>
        )}
        {offers?.map(({ says, plan, timing }) => (
          <li key={says}>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                setOffers(null)
                road.change(says, () => plan)
              }}
            >
              {says}: {timing.days.length} days
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
