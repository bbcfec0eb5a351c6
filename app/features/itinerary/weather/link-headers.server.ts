/**
 * Headers of a page that a secret in its address opens: no other site gets it as a referrer, no cache keeps
 * it, no search engine lists it. `same-origin`, because a plain form must be sent with its origin.
 */
export const linkHeaders = {
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
}
