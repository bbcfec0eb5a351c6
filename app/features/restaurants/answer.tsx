import { Compass } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { RestaurantAnswer, Understood } from '#domain/restaurants/answer.ts'
import { type Device, mapSearchAddress } from '#domain/restaurants/map-search.ts'
import { HouseList } from './house-list.tsx'
import { wishInWords } from './house-words.ts'

interface AnswerProps {
  answer: RestaurantAnswer
  device: Device
  /** Found around a position or a stop, which are never in an address. */
  isNear: boolean
  onHere: () => void
}

/** What was understood, and then houses, or what there is instead. */
export function Answer({ answer, device, isNear, onHere }: AnswerProps) {
  return (
    <div className="flex flex-col gap-6">
      <Heard understood={answer} />
      {answer.nearMe && !isNear && (
        <p className="noscript:hidden">
          <Button variant="outline" size="sm" onClick={onHere}>
            Use where I am
          </Button>
        </p>
      )}
      {answer.kind === 'list' && <HouseList list={answer} device={device} isNear={isNear} />}
      {answer.kind === 'ask' && <Towns towns={answer.towns} wish={answer.wish} />}
      {answer.kind === 'unknown' && (
        <EmptyState
          message={`“${answer.name}” is not a place that is known here. Check the spelling, or name the town.`}
          icon={<Compass aria-hidden="true" className="size-8" />}
          action={
            <LinkButton to="/restaurants" variant="outline">
              All towns
            </LinkButton>
          }
        />
      )}
      {answer.kind === 'nothing' && <Nothing answer={answer} device={device} />}
    </div>
  )
}

function Heard({ understood }: { understood: Understood }) {
  const { wish, notUnderstood, notes } = understood
  const words = wish.words ? wishInWords(wish) : []
  if (words.length + notUnderstood.length + notes.length === 0) return null
  return (
    <div role="status" className="flex flex-col gap-1 text-on-surface-muted">
      {words.length > 0 && <p>Read as: {words.join(', ')}.</p>}
      {notUnderstood.length > 0 && <p>Not understood: {notUnderstood.join('; ')}.</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

interface TownsProps {
  towns: readonly { slug: string; name: string; country: string }[]
  wish: Understood['wish']
}

function Towns({ towns, wish }: TownsProps) {
  const words = wish.words ? `&q=${encodeURIComponent(wish.words)}` : ''
  return (
    <section aria-labelledby="towns">
      <h2 id="towns" className="font-display text-2xl">
        {wish.words ? 'In which town?' : 'Where would you like to eat?'}
      </h2>
      <ul className="mt-4 columns-2 gap-8 sm:columns-3 lg:columns-4">
        {towns.map(({ slug, name, country }) => (
          <li key={slug} className="break-inside-avoid">
            <TextLink
              to={`/restaurants?where=${slug}${words}`}
              className="inline-flex min-h-touch items-center"
            >
              {name}
            </TextLink>{' '}
            {!country.startsWith(name) && (
              <span className="text-on-surface-muted text-sm">{country}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface NothingProps {
  answer: Extract<RestaurantAnswer, { kind: 'nothing' }>
  device: Device
}

function Nothing({ answer: { name, nearest, at }, device }: NothingProps) {
  const where = name === 'where you are' ? name : `in ${name}`
  return (
    <EmptyState
      message={`No house ${where} is known here${nearest ? `. The nearest town that is known is ${nearest.name}, ${nearest.kilometres.toLocaleString('en-US')} km away` : ''}.`}
      icon={<Compass aria-hidden="true" className="size-8" />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton href={mapSearchAddress(device, at)} newTab={device === 'other'}>
            Search on your map
          </LinkButton>
          {nearest && (
            <LinkButton to={`/restaurants?where=${nearest.slug}`} variant="outline">
              Tables in {nearest.name}
            </LinkButton>
          )}
        </div>
      }
    />
  )
}
