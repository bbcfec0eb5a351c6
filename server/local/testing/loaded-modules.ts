/** Which modules of the stand-in's library a product loads: it costs time and memory, and is loaded only where it serves. */
import type { RunningProduct } from '#testing/start-product.ts'

/** Prints the address of each module of the library as the process loads it. */
const preloaded = `
  import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, next) {
      if (url.includes('/node_modules/oidc-provider/')) process.stderr.write('loaded ' + url + '\\n')
      return next(url, context)
    },
  })
`

/** Settings of a start that tells what it loads. */
export const watchedLoading = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preloaded)}`,
}

export const loadedOfOidcProvider = ({ output }: RunningProduct) =>
  output().match(/^loaded .*$/gm) ?? []
