/**
 * Lets a page be painted before its scripts are fetched. React Router asks for them in the head, with
 * the urgency of a stylesheet, while everything to be seen is already in the document: on a slow line
 * the words wait for code that nobody needs yet. Here the request is held back until words are on the screen.
 */
import { Transform } from 'node:stream'

const asked = Buffer.from('<link rel="modulepreload"')
const heldBack = Buffer.from('<link rel="later"')

/** Where nobody looks, or a browser does not tell, the page's own imports fetch them one after the other. */
const askOncePainted =
  'new PerformanceObserver((seen,observer)=>{if(!seen.getEntriesByName("first-contentful-paint").length)return;observer.disconnect();for(const link of document.querySelectorAll("link[rel=later]"))link.rel="modulepreload"}).observe({type:"paint",buffered:true})'

/** A page without scripts passes through as it is. Text can't be taken for markup: it has no bare `<`. */
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

/** Where the last tag begins that the next chunk may turn out to complete. */
function startOfUnfinished(bytes: Buffer): number {
  const last = bytes.lastIndexOf('<')
  if (last === -1) return bytes.length
  const tail = bytes.subarray(last)
  const unfinished = tail.length < asked.length && asked.subarray(0, tail.length).equals(tail)
  return unfinished ? last : bytes.length
}
