import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { formatDuration } from '#app/ui/trip/format.ts'
import type { DriveSummary } from '#domain/drives/schema.ts'
import type { RoadStart } from '#domain/routing/start-road.ts'
import { ownAddress } from '#domain/trip/road-stops.ts'
import { DriveGallery } from './drive-gallery.tsx'
import type { FoundPoint } from './messages.ts'
import { PointField } from './point-field.tsx'
import { Choice } from './road-cards.tsx'
import { askRoad } from './road-reader.ts'
import { startByRoads } from './start-by-roads.ts'

interface CreateRoadScreenProps {
  drives: readonly DriveSummary[]
  /** Whether the address names a road trip that is not here. */
  isMissing: boolean
}

/** A road trip from plain words, from its points, or from one of the great drives. */
export function CreateRoadScreen({ drives, isMissing }: CreateRoadScreenProps) {
  return (
    <PageBody>
      <h1 className="font-display text-4xl">Road Trip</h1>
      <p className="mt-4 max-w-measure text-lg text-on-surface-muted">
        Say where it starts and where it leads. You get days that are not too long, a town for each
        night, and what is worth a stop, with its minutes.
      </p>
      {isMissing && (
        <p className="mt-4 max-w-measure font-semibold">
          There is no road trip at this address. It may be in another browser or account.
        </p>
      )}
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <WordsForm />
        <PointsForm />
      </div>
      <DriveGallery drives={drives} />
    </PageBody>
  )
}

const localDay = () => new Date().toLocaleDateString('sv-SE')

function useStart() {
  const navigate = useNavigate()
  const [state, setState] = useState<{ busy: boolean; problem?: string }>({ busy: false })
  const run = async (make: () => Promise<RoadStart | string>) => {
    setState({ busy: true })
    try {
      const road = await make()
      if (typeof road === 'string') return setState({ busy: false, problem: road })
      const started = await startByRoads(road)
      if (!started.ok) return setState({ busy: false, problem: started.message })
      const { keepTrip } = await import('#app/data/trips/index.ts')
      const { id } = await keepTrip(started.value)
      await navigate(ownAddress(id, true))
    } catch {
      setState({
        busy: false,
        problem: 'The planner could not be loaded. Check the connection and try again.',
      })
    }
  }
  return { ...state, run }
}

function Problem({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className="text-danger empty:hidden">
      {children}
    </p>
  )
}

function WordsForm() {
  const { busy, problem, run } = useStart()
  const [text, setText] = useState('')
  const [chips, setChips] = useState<readonly string[]>([])
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(async () => {
      if (text.trim() === '') return 'Please say where the drive starts and where it leads.'
      const wish = await askRoad({ kind: 'words', text, today: localDay() })
      return wish.kind === 'road' ? wish.road : wish.says
    })
  }
  const read = async (words: string) => {
    if (words.trim() === '') return setChips([])
    const wish = await askRoad({ kind: 'words', text: words, today: localDay() })
    setChips(wish.kind === 'road' ? [pointsInWords(wish.road), ...wish.understood] : [])
  }
  return (
    <Card>
      <form action="/generate-itinerary" className="flex flex-col gap-5" onSubmit={send}>
        <FormField
          label="In your own words"
          hint="Start, end or a loop, days, how long you like to drive, what you don’t."
        >
          <Textarea
            name="q"
            rows={3}
            maxLength={2000}
            placeholder="San Francisco to Los Angeles along the coast, five days, at most four hours of driving a day, not after dark"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onBlur={({ target }) => void read(target.value).catch(() => setChips([]))}
          />
        </FormField>
        <ul
          aria-label="Understood"
          aria-live="polite"
          className="flex flex-wrap gap-2 empty:hidden"
        >
          {chips.map((chip) => (
            <li
              key={chip}
              className="rounded-full bg-info-wash px-3 py-1 font-semibold text-info text-sm"
            >
              {chip}
            </li>
          ))}
        </ul>
        <Problem>{problem}</Problem>
        <div>
          <Button type="submit" size="lg" loading={busy} loadingLabel="Planning…">
            Plan the drive
          </Button>
        </div>
      </form>
    </Card>
  )
}

function pointsInWords({ route: { start, end, stops, round } }: RoadStart): string {
  const names = [start, ...stops, ...(end ? [end] : round ? [start] : [])].map(({ name }) => name)
  return names.join(' → ')
}

const hours = [120, 180, 240, 300, 360, 480]

function PointsForm() {
  const { busy, problem, run } = useStart()
  const [start, setStart] = useState<FoundPoint>()
  const [end, setEnd] = useState<FoundPoint>()
  const [stops, setStops] = useState<readonly FoundPoint[]>([])
  const [round, setRound] = useState(false)
  const [reorder, setReorder] = useState(true)
  const [limit, setLimit] = useState(300)
  const [onlyByDay, setOnlyByDay] = useState(false)
  const [rests, setRests] = useState(true)
  const [date, setDate] = useState('')
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(async () => {
      if (!start) return 'Please name the town where it starts.'
      const rules = { limit, leaves: 540, arrivesBy: 1200, rests, onlyByDay }
      return {
        route: {
          start: pointOf(start),
          ...(end && !round ? { end: pointOf(end) } : {}),
          round,
          stops: stops.map((stop, index) => ({
            ...pointOf(stop),
            ...{ id: `stop-${index + 1}`, minutes: 90, nights: 0 },
          })),
        },
        ...{ rules, car: undefined, reorder },
        start: date || inTwoWeeks(),
      }
    })
  }
  return (
    <Card className="overflow-visible">
      <form className="flex flex-col gap-5" onSubmit={send}>
        <PointField label="Start" onTake={setStart} />
        <Choice label="A loop, back to the start" checked={round} onChange={setRound} />
        {!round && <PointField label="End" near={start?.at} onTake={setEnd} />}
        <PointField
          label="Stops"
          hint="As many as you like; they are put in the best order."
          clears
          near={start?.at}
          onTake={(stop) => setStops((now) => [...now, stop])}
        />
        {stops.length > 0 && (
          <ul aria-label="Stops so far" className="flex flex-wrap gap-2">
            {stops.map((stop, index) => (
              <li key={`${stop.name} ${stop.at}`}>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Take out ${stop.name}`}
                  onClick={() => setStops((now) => now.toSpliced(index, 1))}
                >
                  {stop.name} ×
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField label="At the wheel a day, at most">
            <NativeSelect value={limit} onChange={({ target }) => setLimit(Number(target.value))}>
              {hours.map((each) => (
                <option key={each} value={each}>
                  {formatDuration(each)}
                </option>
              ))}
            </NativeSelect>
          </FormField>
          <FormField label="First day" required={false}>
            <Input type="date" value={date} onChange={({ target }) => setDate(target.value)} />
          </FormField>
        </div>
        <div className="flex flex-wrap gap-x-6">
          <Choice label="Best order" checked={reorder} onChange={setReorder} />
          <Choice label="Not after dark" checked={onlyByDay} onChange={setOnlyByDay} />
          <Choice label="A rest every two hours" checked={rests} onChange={setRests} />
        </div>
        <Problem>{problem}</Problem>
        <div>
          <Button
            type="submit"
            variant="secondary"
            size="lg"
            loading={busy}
            loadingLabel="Planning…"
          >
            Plan these stops
          </Button>
        </div>
      </form>
    </Card>
  )
}

function pointOf({ name, at, country }: FoundPoint) {
  return { name, at, ...(country ? { country } : {}) }
}

function inTwoWeeks(): string {
  return new Date(Date.now() + 14 * 86_400_000).toLocaleDateString('sv-SE')
}
