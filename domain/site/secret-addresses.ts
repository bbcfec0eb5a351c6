/**
 * Addresses that open something to whoever has them. They stand in no log: a reader of the log would
 * have the link.
 */

/** In an address, in a query with escaped slashes, and whatever its case is: the router ignores it. */
const sharedItinerary = /(shared-itinerary(?:\/|%2f)+)[^\s"'?#&\\]+/gi

/** Only what is as long as a secret: folders of this name stand in stacks. */
const calendar = /(calendar(?:\/|%2f)+)[A-Za-z0-9_-]{36}[^\s"'?#&\\]*/gi

/** The links in a mail of the evening. */
const mail = /(view-itinerary(?:\/|%2f)+(?:swap|evening)(?:\/|%2f)+)[^\s"'?#&\\]+/gi

/** The text without the secret of a link, a mail or a calendar address, and without the id of a trip in one. */
export const withoutSecrets = (text: string): string =>
  [sharedItinerary, calendar, mail].reduce((rest, each) => rest.replace(each, '$1…'), text)
