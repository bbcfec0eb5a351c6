/**
 * While developing, Vite serves a JSON file as a module of JavaScript, which a browser refuses for an
 * import that says `type: 'json'`. Node needs those words, and a build takes them out itself; here
 * they are taken out of what the development server sends.
 */
import type { Plugin } from 'vite'

const words = /, \{ with: \{ type: 'json' \} \}/g

export function plainJsonImports(): Plugin {
  return {
    name: 'plain-json-imports',
    apply: 'serve',
    enforce: 'pre',
    transform(code) {
      const plain = code.replaceAll(words, '')
      return plain === code ? undefined : { code: plain, map: null }
    },
  }
}
