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
 *
 * Each script is asked for in a task of its own, because a request wakes other processes that may take
 * the processor. Then the scripts are evaluated one by one: what imports them all would evaluate them in
 * a single task. What every page has comes first, and after it what is imported before what imports it,
 * as far as the order of the links tells. The entry is left out, which is what hydrates.
 */
const askOncePainted = [
  'new PerformanceObserver(async(seen,observer)=>{',
  'if(!seen.getEntriesByName("first-contentful-paint").length)return;',
  'observer.disconnect();',
  'const next=()=>new Promise((done)=>{const{port1,port2}=new MessageChannel;port1.onmessage=()=>{port1.close();done()};port2.postMessage(0)});',
  'const links=[...document.querySelectorAll("link[rel=later]")];',
  'for(const link of links){link.rel="modulepreload";await next()}',
  'const rest=links.filter(({href})=>!/\\/entry\\.client-/.test(href)).reverse();',
  'const common=rest.filter(({href})=>/\\/(framework|shell)-/.test(href)).reverse();',
  'try{for(const{href}of new Set([...common,...rest])){await import(href);await next()}}catch{}',
  '}).observe({type:"paint",buffered:true});',
  'document.currentScript.remove()',
].join('')

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
