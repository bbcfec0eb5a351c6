/**
 * Of a page that a secret in its address opens: it goes to no other site as a referrer, is kept by no
 * cache and found by no search engine. `same-origin`, because a plain form must be sent with its origin.
 */
export const linkHeaders = {
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
}
