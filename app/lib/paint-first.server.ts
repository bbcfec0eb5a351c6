/**
 * Delays the preloading of scripts until the page is painted. React Router preloads them in the
 * head at the priority of stylesheets, which delays the first paint on slow connections although
 * the HTML is complete.
 */
import { Transform } from 'node:stream'

const asked = Buffer.from('<link rel="modulepreload"')
const heldBack = Buffer.from('<link rel="later"')

/**
 * Runs after the first paint is reported. In hidden tabs and browsers that do not report it, the
 * scripts are fetched by the page's imports instead. The element goes as soon as it has run: React
 * would take it for the first script of the head that it drew itself.
 */
const askOncePainted =
  'new PerformanceObserver((seen,observer)=>{if(!seen.getEntriesByName("first-contentful-paint").length)return;observer.disconnect();for(const link of document.querySelectorAll("link[rel=later]"))link.rel="modulepreload"}).observe({type:"paint",buffered:true});document.currentScript.remove()'

/** Passes pages without scripts through. Text is never matched, because `<` is escaped in it. */
export function paintFirst(nonce: string | undefined): Transform {
  const script = Buffer.from(
    `<script${nonce ? ` nonce="${nonce}"` : ''}>${askOncePainted}</script>`,
  )
  let kept: Buffer = Buffer.alloc(0)
  let met = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let rest = Buffer.concat([kept, chunk])
      for (let at = rest.indexOf(asked); at !== -1; at = rest.indexOf(asked)) {
        this.push(rest.subarray(0, at))
        if (!met) this.push(script)
        met = true
        this.push(heldBack)
        rest = rest.subarray(at + asked.length)
      }
      const end = startOfUnfinished(rest)
      this.push(rest.subarray(0, end))
      kept = rest.subarray(end)
      done()
    },
    flush(done) {
      done(null, kept)
    },
  })
}

/** The start of a trailing tag that may continue in the next chunk. */
function startOfUnfinished(bytes: Buffer): number {
  const last = bytes.lastIndexOf('<')
  if (last === -1) return bytes.length
  const tail = bytes.subarray(last)
  const unfinished = tail.length < asked.length && asked.subarray(0, tail.length).equals(tail)
  return unfinished ? last : bytes.length
}
