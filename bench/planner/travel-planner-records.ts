/** Reads TravelPlanner's records: requests, and the tables of candidates printed beside them. */
import { z } from 'zod'
import { readLiteral } from '../python-literal.ts'
import { readDataFile } from './measured.ts'

const line = z.object({
  org: z.string(),
  dest: z.string(),
  days: z.coerce.number(),
  visiting_city_number: z.coerce.number(),
  people_number: z.coerce.number(),
  local_constraint: z.union([z.string(), z.record(z.string(), z.unknown())]),
  date: z.union([z.string(), z.array(z.string())]),
  budget: z.coerce.number(),
  query: z.string(),
  reference_information: z.union([z.string(), z.array(z.unknown())]),
  annotated_plan: z.union([z.string(), z.array(z.unknown())]).optional(),
})
const constraints = z.object({
  'house rule': z.string().nullable(),
  cuisine: z.array(z.string()).nullable(),
  'room type': z.string().nullable(),
  transportation: z.string().nullable(),
})
const references = z.array(z.object({ Description: z.string(), Content: z.string() }))
const publishedDay = z.object({
  current_city: z.string(),
  transportation: z.string(),
  breakfast: z.string(),
  attraction: z.string(),
  lunch: z.string(),
  dinner: z.string(),
  accommodation: z.string(),
})
const annotated = z.tuple([z.unknown(), z.array(z.unknown())])

/** A day as the published plans write it: "-" is nothing, a name is followed by its city. */
export type PublishedDay = z.infer<typeof publishedDay>
export type Row = Readonly<Record<string, string>>

export interface Sandbox {
  attractions: readonly Row[]
  restaurants: readonly Row[]
  accommodations: readonly Row[]
  flights: readonly Row[]
  /** `mode` is "Self-driving" or "Taxi". */
  drives: readonly { mode: string; from: string; to: string; minutes: number; cost: number }[]
}

export interface TravelRecord {
  query: string
  org: string
  dest: string
  days: number
  cities: number
  people: number
  budget: number
  dates: readonly string[]
  wishes: z.infer<typeof constraints>
  sandbox: Sandbox
  annotated?: PublishedDay[]
}

export async function readTravelRecords(dataDir: string): Promise<TravelRecord[]> {
  const text = await readDataFile(dataDir, 'travelplanner', '.jsonl')
  return text
    .split('\n')
    .filter((each) => each.trim())
    .map((each) => readTravelRecord(JSON.parse(each)))
}

export function readTravelRecord(value: unknown): TravelRecord {
  const record = line.parse(value)
  const plan = record.annotated_plan && annotated.parse(literal(record.annotated_plan))
  return {
    query: record.query,
    org: record.org,
    dest: record.dest,
    days: record.days,
    cities: record.visiting_city_number,
    people: record.people_number,
    budget: record.budget,
    dates: z.array(z.string()).parse(literal(record.date)),
    wishes: constraints.parse(literal(record.local_constraint)),
    sandbox: sandboxOf(references.parse(literal(record.reference_information))),
    // Plans shorter than the longest are filled up with empty days.
    ...(plan && {
      annotated: plan[1].flatMap((day) => publishedDay.safeParse(day).data ?? []),
    }),
  }
}

function literal(value: unknown): unknown {
  return typeof value === 'string' ? readLiteral(value) : value
}

/** The columns of each kind of table, in order. */
export const columns = {
  Attractions: ['Name', 'Latitude', 'Longitude', 'Address', 'Phone', 'Website', 'City'],
  Restaurants: ['Name', 'Average Cost', 'Cuisines', 'Aggregate Rating', 'City'],
  Accommodations: [
    'NAME',
    'price',
    'room type',
    'house_rules',
    'minimum nights',
    'maximum occupancy',
    'review rate number',
    'city',
  ],
  Flight: [
    'Flight Number',
    'Price',
    'DepTime',
    'ArrTime',
    'ActualElapsedTime',
    'FlightDate',
    'OriginCityName',
    'DestCityName',
    'Distance',
  ],
}

function sandboxOf(parts: z.infer<typeof references>): Sandbox {
  const tables = (kind: keyof typeof columns) =>
    parts
      .filter(({ Description }) => Description.startsWith(kind))
      .flatMap(({ Content }) => tableRows(Content, columns[kind]))
  return {
    attractions: tables('Attractions'),
    restaurants: tables('Restaurants'),
    accommodations: tables('Accommodations'),
    flights: tables('Flight'),
    drives: parts.flatMap(({ Content }) => driveOf(Content)),
  }
}

/**
 * A printed table: every cell ends where its column's name ends. Some have a running number before
 * the first cell.
 */
function tableRows(text: string, names: readonly string[]): Row[] {
  const [header = '', ...lines] = text.split('\n').filter((each) => each.trim())
  const ends: number[] = []
  for (const name of names) {
    const at = header.indexOf(name, ends.at(-1) ?? 0)
    if (at < 0) return []
    ends.push(at + name.length)
  }
  const numbered = lines.every((each) => /^\d+\s/.test(each)) && /^\s/.test(header)
  return lines.map((each) => {
    // A letter outside the basic plane is one column wide.
    const letters = Array.from(numbered ? each.replace(/^\d+/, (n) => ' '.repeat(n.length)) : each)
    return Object.fromEntries(
      names.map((name, index) => [
        name,
        letters
          .slice(ends[index - 1] ?? 0, ends[index])
          .join('')
          .trim(),
      ]),
    )
  })
}

function driveOf(text: string): Sandbox['drives'] {
  const read =
    /^(self-driving|taxi), from (.+) to (.+), duration: (.+), distance: .+, cost: ([\d,.]+)/i.exec(
      text,
    )
  if (!read) return []
  const [, mode = '', from = '', to = '', duration = '', cost = ''] = read
  const part = (unit: string) => Number(new RegExp(`(\\d+) ${unit}`).exec(duration)?.[1] ?? 0)
  return [
    {
      mode: `${mode.charAt(0).toUpperCase()}${mode.slice(1).toLowerCase()}`,
      from,
      to,
      minutes: part('day') * 1440 + part('hour') * 60 + part('min'),
      cost: Number(cost.replaceAll(',', '')),
    },
  ]
}
