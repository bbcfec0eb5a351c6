/** As much of a browser as a sign-in at a provider needs: follows redirects and keeps cookies. */

export interface Browser {
  /** Goes to the address and on to wherever it leads, up to the first that the stop accepts. */
  visit(url: string, stop?: (url: URL) => boolean): Promise<Visited>
  /** Sends the form of the page it is on, with one of its buttons pressed. */
  press(page: Visited, name: string, value: string, stop?: (url: URL) => boolean): Promise<Visited>
  cookies: ReadonlyMap<string, string>
}

export interface Visited {
  url: URL
  status: number
  html: string
}

export function openBrowser(): Browser {
  const cookies = new Map<string, string>()
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }
  const go = async (
    start: string,
    init: RequestInit,
    stop: (url: URL) => boolean,
  ): Promise<Visited> => {
    let url = new URL(start)
    let request = init
    for (let hops = 0; hops < 20; hops += 1) {
      if (stop(url)) return { url, status: 0, html: '' }
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = new Headers(request.headers)
      if (cookie) headers.set('cookie', cookie)
      const response = await fetch(url, { ...request, headers, redirect: 'manual' })
      keep(response)
      const next = response.headers.get('location')
      if (!next) return { url, status: response.status, html: await response.text() }
      url = new URL(next, url)
      request = {}
    }
    throw new Error(`Still redirected at ${url}`)
  }
  const never = () => false
  return {
    cookies,
    visit: (url, stop = never) => go(url, {}, stop),
    press(page, name, value, stop = never) {
      const action = /<form[^>]* action="([^"]*)"/.exec(page.html)?.[1]
      if (action === undefined) throw new Error(`There is no form on ${page.url}: ${page.html}`)
      const body = new URLSearchParams({ [name]: value })
      return go(new URL(action, page.url).href, { method: 'POST', body }, stop)
    },
  }
}
