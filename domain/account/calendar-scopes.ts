/** The OAuth scopes of connecting a calendar. */
export const calendarScopes = [
  'https://www.googleapis.com/auth/calendar',
  'https://www.googleapis.com/auth/calendar.events',
] as const
