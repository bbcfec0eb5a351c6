/**
 * Makes a value when it is first asked for, and keeps it. For formats of `Intl` in modules that pages
 * load: a phone spends up to 100 ms on the first of them, while the page comes alive.
 */
export function madeOnce<Made>(make: () => Made): () => Made {
  let kept: { readonly made: Made } | undefined
  return () => {
    kept ??= { made: make() }
    return kept.made
  }
}
