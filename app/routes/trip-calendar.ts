import { calendarResponse } from '#app/features/itinerary/calendar/calendar-response.server.ts'
import type { Route } from './+types/trip-calendar.ts'

export const loader = (args: Route.LoaderArgs) => calendarResponse(args, args.params.file)
