/** POST never answers, and remembers each client that left. GET tells how many that were. */
let waiting = 0
let left = 0

export default {
  fetch(request: Request): Response | Promise<Response> {
    if (request.method === 'GET') return Response.json({ waiting, left })
    waiting += 1
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => {
        left += 1
        reject(new Error('the client left'))
      })
    })
  },
}
