interface Upload {
  method: string
  headers: Record<string, string>
  body: string
  /** Given up when for so long nothing leaves, or nothing comes back after all has left. */
  stillMs: number
  /** Hears from 0 to 1 how much of it has left. */
  onShare: (share: number) => void
}

/** Sends a large body, which may take as long as it needs while some of it goes: what fetch cannot watch. Fails as fetch does. */
export function upload(url: string, { method, headers, body, stillMs, onShare }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let giveUp: ReturnType<typeof setTimeout>
    const wait = (): void => {
      clearTimeout(giveUp)
      giveUp = setTimeout(() => {
        reject(new DOMException('nothing moves', 'TimeoutError'))
        request.abort()
      }, stillMs)
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait()
      onShare(loaded / total)
    })
    request.addEventListener('load', () => {
      const answered = new Headers()
      for (const line of request.getAllResponseHeaders().split('\r\n')) {
        const [name, value] = line.split(': ', 2)
        if (name && value !== undefined) answered.append(name, value)
      }
      resolve(new Response(request.responseText, { status: request.status, headers: answered }))
    })
    request.addEventListener('error', () => reject(new TypeError('the connection was lost')))
    request.addEventListener('loadend', () => clearTimeout(giveUp))
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    wait()
    request.send(body)
  })
}
