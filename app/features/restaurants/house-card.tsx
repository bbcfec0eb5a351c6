import { Phone } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { cx } from '#app/ui/class-names.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Meal } from '#domain/places/schema.ts'
import type { ShownHouse } from '#domain/restaurants/answer.ts'
import { cuisineInWords } from '#domain/restaurants/cuisines.ts'
import { type Device, mapAddress } from '#domain/restaurants/map-search.ts'
import { CuisineStamp } from './cuisine-stamp.tsx'
import { HouseActions } from './house-actions.tsx'
import { houseElementId, useHouseSelection } from './house-selection.ts'
import { openBadge, unknownWords } from './house-words.ts'
import { LiveFacts } from './live-facts.tsx'

interface HouseCardProps {
  house: ShownHouse
  /** Its number in the list and on the map; left out where there is no map. */
  number?: number
  device: Device
  meal: Meal | null
  /** Whether the search is about this minute, of which a live provider knows more than listed hours do. */
  isNow?: boolean
  heading?: 'h3' | 'h4'
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
const tilts = [-3, 2, -1.5, 3, -2]

/** One entry of the menu: a stamp, the name with its price at the end of the line, and why this one. */
export function HouseCard({
  house,
  number,
  device,
  meal,
  isNow = false,
  heading: Heading = 'h3',
}: HouseCardProps) {
  const { id, name, cuisines, area, about, price, reasons, live } = house
  const { chosen, pointed, choose, point } = useHouseSelection()
  const isLooked = chosen === id || pointed === id
  return (
    <li
      id={houseElementId(id)}
      aria-current={chosen === id || undefined}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && point(id)}
      onPointerLeave={() => point(null)}
      className={cx(
        '-mx-4 grid scroll-mt-24 grid-cols-[3.5rem_1fr] gap-x-3 rounded-control px-4 py-5 transition-colors sm:grid-cols-[5rem_1fr] sm:gap-x-4',
        isLooked && 'bg-surface-sunken',
      )}
    >
      <div className="relative h-fit pb-3">
        <CuisineStamp
          name={house.stamp}
          tilt={tilts[(number ?? name.length) % tilts.length] ?? 0}
        />
        {number !== undefined && (
          <button
            type="button"
            onClick={() => choose(id, 'list')}
            onFocus={() => point(id)}
            onBlur={() => point(null)}
            aria-label={`${number}, show ${name} on the map`}
            className="absolute -bottom-2 -left-2 flex size-touch items-center justify-center rounded-full noscript:hidden"
          >
            <span className="flex size-7 items-center justify-center rounded-full bg-dusk font-semibold text-paper text-xs tabular-nums">
              {number}
            </span>
          </button>
        )}
      </div>
      <div className="min-w-0">
        <div className="flex items-baseline gap-2">
          <Heading className="min-w-0 font-display text-xl">{name}</Heading>
          <span
            aria-hidden="true"
            className="min-w-6 grow border-control-line border-b-2 border-dotted opacity-60"
          />
          <Price level={price} />
        </div>
        <p className="text-on-surface-muted text-sm">
          {[capital(cuisines.map(cuisineInWords).join(', ')), area].filter(Boolean).join(' · ')}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          {!(isNow && live?.isOpen !== undefined) && <OpenBadge house={house} />}
          {house.unknown
            .filter((each) => each !== 'hours')
            .map((each) => (
              <Badge key={each} tone="warning">
                {unknownWords[each]}
              </Badge>
            ))}
          {house.diets.map((diet) => (
            <Badge key={diet} tone="neutral">
              {diet}
            </Badge>
          ))}
        </div>
        {live && <LiveFacts live={live} name={name} isNow={isNow} />}
        {about && <p className="mt-2 max-w-measure">{about}</p>}
        {reasons.length > 0 && (
          <p className="mt-2 max-w-measure border-horizon border-l-3 pl-3 text-on-surface-muted text-sm">
            <span className="sr-only">Why this one: </span>
            {reasons.join(' ')}
          </p>
        )}
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {house.website && (
            <TextLink href={house.website} newTab>
              Website
            </TextLink>
          )}
          {house.phone && (
            <TextLink href={`tel:${house.phone.replaceAll(/[^\d+]/g, '')}`}>
              <Phone aria-hidden="true" className="mr-1 inline size-4" />
              {house.phone}
            </TextLink>
          )}
          <TextLink href={mapAddress(device, house)} newTab={device === 'other'}>
            On the map
          </TextLink>
        </p>
        <HouseActions house={house} meal={meal} />
      </div>
    </li>
  )
}

function Price({ level }: { level: number | null }) {
  if (level === null) return <span className="text-on-surface-muted text-sm">price unknown</span>
  return (
    <span className="shrink-0 font-semibold text-horizon-deep tabular-nums">
      <span aria-hidden="true">{level === 0 ? 'Free' : '$'.repeat(level)}</span>
      <span className="sr-only">Price level {level} of 4</span>
    </span>
  )
}

function OpenBadge({ house }: { house: ShownHouse }) {
  const { tone, text } = openBadge(house)
  return <Badge tone={tone}>{text}</Badge>
}
