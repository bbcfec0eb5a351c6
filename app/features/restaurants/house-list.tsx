import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Card } from '#app/ui/card.tsx'
import { cx } from '#app/ui/class-names.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { formatShortClock } from '#app/ui/trip/format.ts'
import { weekdayAndDay } from '#domain/calendar/english-dates.ts'
import type { HouseList as List, ShownHouse, Understood } from '#domain/restaurants/answer.ts'
import { type Device, mapSearchAddress } from '#domain/restaurants/map-search.ts'
import { writeWish } from '#domain/restaurants/wish-fields.ts'
import { HouseCard } from './house-card.tsx'
import { HouseSelectionContext, houseElementId } from './house-selection.ts'
import { without, withoutWords } from './house-words.ts'

const HouseMap = lazy(() =>
  import('./house-map.tsx').then((module) => ({ default: module.HouseMap })),
)

interface HouseListProps {
  list: List & Understood
  device: Device
  /** Found around a position or a stop, which no link can name: filters are changed in the form. */
  isNear: boolean
}

const mapElementId = 'tables-map'

/** The menu of a town, with its map beside it. */
export function HouseList({ list, device, isNear }: HouseListProps) {
  const { sure, check, town, anchor, meal } = list
  const houses = useMemo(() => [...sure, ...check], [sure, check])
  const [chosen, setChosen] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const choose = useCallback((id: string, where: 'list' | 'map') => {
    setChosen(id)
    const target = where === 'map' ? houseElementId(id) : mapElementId
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    document
      .getElementById(target)
      ?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  }, [])
  const selection = useMemo(
    () => ({ chosen, pointed, choose, point: setPointed }),
    [chosen, pointed, choose],
  )
  const place = useMemo(() => (anchor ? { label: anchor.label, at: anchor.at } : null), [anchor])
  return (
    <HouseSelectionContext value={selection}>
      <div
        className={cx(
          'grid items-start gap-6',
          houses.length > 0 && 'lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]',
        )}
      >
        <Card as="section" aria-labelledby="tables">
          <header className="border-hairline border-b pb-4 text-center">
            <h2 id="tables" className="font-display text-3xl">
              {anchor ? `Around ${anchor.label}` : town.name}
            </h2>
            <p className="mt-1 text-on-surface-muted italic">{whenInWords(list)}</p>
            {list.liveIsAway && (
              <p className="mt-1 text-on-surface-muted text-sm">
                Live details are away; this is what the catalogue knows.
              </p>
            )}
          </header>
          {houses.length === 0 && <Empty list={list} device={device} isNear={isNear} />}
          {list.wish.open && sure.length === 0 && check.length > 0 && (
            <p className="mt-6 text-center">Nobody is known to be open then.</p>
          )}
          {sure.length > 0 && (
            <Section
              title={list.wish.open ? 'Open then' : 'The tables'}
              houses={sure}
              from={1}
              device={device}
              meal={meal}
              isNow={!list.isTimed}
            />
          )}
          {check.length > 0 && (
            <Section
              title={headingOf(check)}
              about="Nothing speaks against these, but nobody here knows for certain. Ring or look first."
              houses={check}
              from={sure.length + 1}
              device={device}
              meal={meal}
              isNow={!list.isTimed}
            />
          )}
          {houses.length > 0 && <Without list={list} isNear={isNear} />}
        </Card>
        {houses.length > 0 && (
          <aside
            id={mapElementId}
            aria-label="Map of these tables"
            className="order-first scroll-mt-4 lg:sticky lg:top-4 lg:order-none noscript:hidden"
          >
            <Suspense fallback={<Skeleton className="aspect-7/6 w-full" />}>
              <HouseMap houses={houses} anchor={place} />
            </Suspense>
            <p className="mt-2 text-on-surface-muted text-sm">
              Minutes on foot are estimates, as in your plans.
            </p>
          </aside>
        )}
      </div>
    </HouseSelectionContext>
  )
}

const headingOf = (check: readonly ShownHouse[]): string =>
  check.every(({ unknown }) => unknown.every((each) => each === 'hours'))
    ? 'Check hours'
    : 'Check before you go'

function whenInWords({ moment, isTimed, meal }: List): string {
  const day = weekdayAndDay(moment.date)
  const time = formatShortClock(moment.minute)
  if (!isTimed) return `As it is now there, ${day}, ${time}`
  return `${meal ? `${meal[0]?.toUpperCase()}${meal.slice(1)}, ` : ''}${day}, ${time}`
}

interface SectionProps {
  title: string
  about?: string
  houses: readonly ShownHouse[]
  /** The number of the first. */
  from: number
  device: Device
  meal: List['meal']
  /** Whether it is about this minute. */
  isNow: boolean
}

function Section({ title, about, houses, from, device, meal, isNow }: SectionProps) {
  return (
    <section aria-label={title} className="mt-6">
      <h3 className="text-center font-display text-horizon-deep text-lg italic">{title}</h3>
      {about && (
        <p className="mx-auto max-w-measure text-center text-on-surface-muted text-sm">{about}</p>
      )}
      <ol className="mt-2 divide-y divide-hairline">
        {houses.map((house, index) => (
          <HouseCard
            key={house.id}
            house={house}
            number={from + index}
            device={device}
            meal={meal}
            isNow={isNow}
            heading="h4"
          />
        ))}
      </ol>
    </section>
  )
}

interface RestProps {
  list: List & Understood
  isNear: boolean
}

/** For each filter, how many houses it hides, as a link that shows them. */
function Without({ list: { without: hidden, wish, sure, check }, isNear }: RestProps) {
  const isNothing = sure.length + check.length === 0
  if (hidden.length === 0 || isNear) return null
  return (
    <p className="mt-6 flex flex-wrap gap-x-5 border-hairline border-t pt-4 text-sm">
      {hidden.map(({ filter, count }) => (
        <TextLink
          key={filter}
          to={`/restaurants?${writeWish(loosened(wish, filter))}`}
          className="inline-flex min-h-touch items-center"
        >
          {withoutWords[filter]}: {count} {isNothing ? (count === 1 ? 'table' : 'tables') : 'more'}
        </TextLink>
      ))}
    </p>
  )
}

/**
 * The wish without a filter. Its words are dropped, because they would set the filter again; all else that
 * they said is kept.
 */
function loosened(wish: Understood['wish'], filter: Parameters<typeof without>[1]) {
  const { words: _, ...rest } = without(wish, filter)
  return rest
}

function Empty({ list, device, isNear }: RestProps & { device: Device }) {
  const at = isNear ? null : (list.anchor?.at ?? list.town.at)
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center">
      <p className="max-w-md text-lg">Nothing that is known here meets all of that.</p>
      {list.hint && <p className="max-w-measure text-on-surface-muted">{list.hint}</p>}
      <Without list={list} isNear={isNear} />
      <p>
        <TextLink href={mapSearchAddress(device, at)} newTab={device === 'other'}>
          Search on your map
        </TextLink>
      </p>
    </div>
  )
}
