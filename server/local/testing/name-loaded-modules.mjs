/** Preloaded into a process (`node --import`): prints the address of each module of one package as it is loaded. */
import { registerHooks } from 'node:module'

const wanted = `/node_modules/${process.env.NAMED_PACKAGE}/`

registerHooks({
  load(url, context, next) {
    if (url.includes(wanted)) process.stderr.write(`loaded ${url}\n`)
    return next(url, context)
  },
})
