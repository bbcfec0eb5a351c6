/**
 * Somebody wants something booked. What they say of it is kept in the booking form; the answer says
 * plainly that nothing is booked here, who does book it, and asks for what is still missing.
 */
import {
  type BookingFields,
  type BookingForm,
  type BookingKind,
  emptyForm,
  kindOf,
  nextQuestion,
  resetForm,
  setFields,
} from '#domain/bookings/booking-form.ts'
import { fillFromText } from '#domain/bookings/fill-from-text.ts'
import { eats } from './eats.ts'
import type { KnownPlace, MessageContext, Reply } from './message-context.ts'
import { capital, count, onDay } from './phrases.ts'
import { pointedAt } from './resolve-reference.ts'
import { groundOf } from './suggest.ts'

const wanting =
  /^\W*(?:(?:so|ok|okay|and|then|yes|please|great|perfect|now|hi|hello)\W+)*(?:(?:can|could|would|will) you (?:\w+ )?(?:book|reserve|make)|(?:please )?(?:book|reserve)\b|(?:i|we)(?:'d| would)? (?:want|like|need|wish) (?:to|you to) (?:book|reserve|make)|(?:get|make|find) (?:me|us) a (?:table|reservation|booking))/
const itself = /\b(?:book|reserve|reservation|booking|a table)\b/
/** Questions about booking that another skill answers: advice whether to book, prices, seats, cars. */
const otherwise =
  /\b(?:flights?|plane|trains?|bus|buses|ferr(?:y|ies)|coach|car|scooter|van|motorbike|camper|tickets?|how much|price|cheapest|refund|cancel)\b/
const lettingGo =
  /\b(?:never ?mind|forget (?:it|that|about it)|cancel (?:it|that)|leave it|don'?t (?:bother|book)|no longer|not any ?more|changed my mind|drop it)\b/
/** Messages while a form is open that fill none of its fields: a new wish, a question about us. */
const somethingElse =
  /\b(?:plan (?:me|us|it|my|our|a|an|the|\w+ days)|what (?:else )?(?:can|do|could) you|who are you|what are you|show (?:me|us)|suggest|recommend|tell (?:me|us) about|what (?:is|are|should|to)|where (?:is|are|should|to))\b/
const doubting =
  /\b(?:can you (?:really|actually)?|will you|did you|have you|is it|are we|who (?:can|does|will|books)|how do (?:i|we)|where do (?:i|we))\b/

export function bookingWish(context: MessageContext): Reply | null {
  const { heard, memory } = context
  const { lower } = heard
  const isWanted = wanting.test(lower) && itself.test(lower) && !otherwise.test(lower)
  const { booking } = memory
  if (!booking || (memory.meant !== 'booking' && !isWanted)) {
    return isWanted ? told(context, begun(context, booking ?? emptyForm()), 'begun') : null
  }
  if (lettingGo.test(lower)) return bookingDropped(context)
  if (!isWanted && somethingElse.test(lower)) return null
  const isNew = isWanted && heard.places.length > 0
  const form = isNew ? begun(context, emptyForm()) : filled(context, booking)
  const hasMore = JSON.stringify(form.fields) !== JSON.stringify(booking.fields)
  const isShort = lower.split(/\s+/).length <= 12
  const doubts = isShort && doubting.test(lower) && heard.destinations.length === 0
  if (!hasMore && !isWanted && !doubts) return null
  if (!isWanted && /\?\s*$/.test(lower) && !doubts) return null
  return told(context, form, isNew ? 'begun' : hasMore ? 'more' : 'doubted')
}

function bookingDropped({ brief }: MessageContext): Reply {
  const form = resetForm()
  return {
    meant: 'booking-over',
    words: 'All right, I let it go. Nothing was booked.',
    ask: null,
    followUps: [],
    booking: form,
    remember: { booking: null, brief },
  }
}

/** The form at its start: the kind of booking, and what the conversation has told of it already. */
function begun(context: MessageContext, form: BookingForm): BookingForm {
  const { brief, heard } = context
  const place = pointedAt(context) ?? null
  const known = fillFromText(form, heard.text, contextOf(context, place))
  const kind = kindOf(known.fields) ?? kindByPlace(place)
  const thing = thingIn(heard.lower)
  const people = brief.party.total
  return setFields(known, {
    ...(kind ? { kind } : thing && { kind: 'tour' }),
    ...(known.fields.place === undefined && place && { place: place.place.name }),
    ...(known.fields.place === undefined && !place && !kind && thing && { place: thing }),
    ...(known.fields.people === undefined && people && { people }),
  })
}

function filled(context: MessageContext, form: BookingForm): BookingForm {
  const asked = nextQuestion(form)?.field
  return fillFromText(form, context.heard.text, {
    ...contextOf(context, pointedAt(context)),
    // A name is not asked for: nobody here books in it.
    ...(asked && asked !== 'name' && { asked }),
  })
}

function contextOf({ turn, heard }: MessageContext, place: KnownPlace | null) {
  const names = [
    ...heard.places.map((each) => each.place.name),
    ...(place ? [place.place.name] : []),
  ]
  return { today: turn.today, places: [...new Set(names)] }
}

const kindByPlace = (found: KnownPlace | null): BookingKind | undefined =>
  found ? (eats(found.place) ? 'table' : 'tour') : undefined

/** "A gondola", of "book us a gondola". */
function thingIn(lower: string): string | undefined {
  const thing =
    /\b(?:book|reserve) (?:me |us )?(?:a|an|the|some) (?<thing>[\p{L}'’ -]{3,40}?)(?=$|[.,?!]| (?:for|on|at|in|tonight|tomorrow|please)\b)/u.exec(
      lower,
    )?.groups?.thing
  return thing && !/\b(?:reservation|booking|table)\b/.test(thing) ? thing : undefined
}

const whoBooks: Readonly<Record<BookingKind, string>> = {
  table: 'I can’t book a table: the restaurant does that by phone or on its website',
  stay: 'I can’t book a room yet: the hotel itself or a booking site does',
  tour: 'I can’t book that yet: whoever runs it does, by phone, on its website or at its desk',
  transfer: 'I can’t order a ride yet: a taxi company or your hotel does',
}

function told(
  context: MessageContext,
  form: BookingForm,
  when: 'begun' | 'more' | 'doubted',
): Reply {
  const { brief, heard } = context
  const kind = kindOf(form.fields)
  const place = placeOf(context, form)
  const website = place?.place.website ? ` (${place.place.website})` : ''
  const who = kind ? whoBooks[kind] : 'I can’t book anything yet: the place itself does'
  const open = form.missing.filter((field) => field !== 'name')
  const summary = inWords(form.fields)
  const kept =
    summary === ''
      ? ''
      : open.length === 0
        ? ` This is what they will ask for, beside a name: ${summary}.`
        : ` I keep what they will ask for: ${summary}.`
  const question = open.length > 0 ? nextQuestion(form) : null
  return {
    meant: 'booking',
    words: {
      begun: `${who}${website}.${kept}`,
      more: `Noted.${kept} Nothing is booked yet.`,
      doubted: `No, nothing is booked. ${who}${website}.${kept}`,
    }[when],
    ask: question ? { words: question.words } : null,
    followUps: place ? [`Tell me more about ${place.place.name}`] : [],
    booking: form,
    ...(place && { grounds: [groundOf(place.place.about)] }),
    remember: {
      booking: form,
      brief: heard.said.destinations.length > 0 ? brief : context.memory.brief,
      ...(place && { place: { slug: place.destination.slug, placeId: place.place.id } }),
    },
  }
}

function placeOf(context: MessageContext, { fields }: BookingForm): KnownPlace | null {
  const found = pointedAt(context)
  return found && found.place.name === fields.place ? found : null
}

/** "Song Fa, on Tuesday at 20:00, for two". */
function inWords(fields: BookingFields): string {
  const text = (field: string) => (fields[field] === undefined ? null : String(fields[field]))
  const { people } = fields
  const when = [
    text('date') && `on ${onDay(text('date') ?? '')}`,
    text('time') && `at ${text('time')}`,
  ]
  const stay = [
    text('checkIn') && `from ${onDay(text('checkIn') ?? '')}`,
    text('checkOut') && `to ${onDay(text('checkOut') ?? '')}`,
  ]
  const parts = [
    text('place'),
    [text('from') && `from ${text('from')}`, text('to') && `to ${text('to')}`]
      .filter(Boolean)
      .join(' '),
    stay.filter(Boolean).join(' '),
    when.filter(Boolean).join(' '),
    typeof people === 'number' ? `for ${count(people)}` : null,
  ].filter((part) => part !== null && part !== '')
  return capital(parts.join(', '))
}
