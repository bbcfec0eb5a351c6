/**
 * How app and server agree on pages that are the same for every visitor. The server asks with this header
 * for a page that it could keep, and the app answers with it where the page may be kept; no browser sees it.
 */
export const keptPageHeader = 'x-kept-page'
