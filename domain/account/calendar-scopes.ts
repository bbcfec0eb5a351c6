/** What a person is asked for when they connect a calendar. */
export const calendarScopes = [
  'https://www.googleapis.com/auth/calendar',
  'https://www.googleapis.com/auth/calendar.events',
] as const
