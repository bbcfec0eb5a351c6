/** The chips above a plan: one for each thing that can be said of a trip, in a fixed order. */
import {
  budgetInWords,
  counted,
  peopleInWords,
  spanInWords,
} from '#domain/brief/set-by-hand/slot-words.ts'
import { interestWords, isNone, paceWords, type SetSlots } from '#domain/brief/set-by-hand/slots.ts'
import type { WishReading } from '#domain/brief/set-by-hand/slots-of-brief.ts'
import type { SlotPatch } from './shown-slots.ts'
import { shownSlots } from './shown-slots.ts'

export type ChipName =
  | 'where'
  | 'when'
  | 'length'
  | 'who'
  | 'pace'
  | 'likes'
  | 'budget'
  | 'see'
  | 'diet'
  | 'stepfree'
  | 'stay'

export interface Chip {
  name: ChipName
  label: string
  /** Undefined where nothing is known yet. */
  value: string | undefined
  /** Set by hand: it counts whatever the words say. */
  isSet: boolean
  /** What the words say, where that is something else. */
  words: string | undefined
}

const fieldsOf: Readonly<Record<ChipName, readonly (keyof SetSlots)[]>> = {
  where: ['where'],
  when: ['start', 'end', 'month'],
  length: ['days'],
  who: ['adults', 'children'],
  pace: ['pace'],
  likes: ['likes'],
  budget: ['budget'],
  see: ['see'],
  diet: ['diets'],
  stepfree: ['stepFree'],
  stay: ['stay'],
}

const labels: Readonly<Record<ChipName, string>> = {
  where: 'Where',
  when: 'When',
  length: 'How long',
  who: 'Who',
  pace: 'Pace',
  likes: 'Interests',
  budget: 'Budget',
  see: 'Must-sees',
  diet: 'Food',
  stepfree: 'Step-free',
  stay: 'Lodging',
}

const chipNames = Object.keys(labels) as ChipName[]
/** More names than this are a number. */
const mostNames = 3

export function wishChips(reading: WishReading | undefined, set: SetSlots): Chip[] {
  const read = reading?.read ?? {}
  const shown = shownSlots(read, set)
  return chipNames.map((name) => {
    const isSet = fieldsOf[name].some((field) => set[field] !== undefined)
    const said = inWords(name, read) ?? (name === 'when' ? reading?.vagueDates : undefined)
    const value = isSet ? inWords(name, shown) : (inWords(name, shown) ?? said)
    return {
      name,
      label: labels[name],
      value,
      isSet,
      words: isSet && said !== value ? said : undefined,
    }
  })
}

/** The change that gives a chip back to the words. */
export function unset(name: ChipName): SlotPatch {
  return Object.fromEntries(fieldsOf[name].map((field) => [field, undefined]))
}

function inWords(name: ChipName, slots: SetSlots): string | undefined {
  const { where, start, end, month, days, adults, children, pace, likes, budget } = slots
  switch (name) {
    case 'where':
      return named(where, 'places')
    case 'when':
      return spanInWords(start, end, month)
    case 'length':
      return days === undefined ? undefined : counted(days, 'day')
    case 'who':
      return peopleInWords(adults, children) || undefined
    case 'pace':
      return pace && paceWords[pace]
    case 'likes':
      return named(
        likes?.map((each) => interestWords[each]),
        'interests',
      )
    case 'budget':
      return isNone(budget) ? undefined : budget && budgetInWords(budget)
    case 'see':
      return named(slots.see, 'sights')
    case 'diet':
      return named(slots.diets, 'wishes')
    case 'stepfree':
      return slots.stepFree ? 'Yes' : undefined
    case 'stay':
      return isNone(slots.stay) ? undefined : slots.stay
  }
}

function named(names: readonly string[] | undefined, many: string): string | undefined {
  if (!names || names.length === 0) return undefined
  return names.length > mostNames ? `${names.length} ${many}` : names.join(', ')
}
