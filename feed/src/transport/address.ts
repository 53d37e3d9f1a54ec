/** `tcp://127.0.0.1:4400` or `unix:/run/feed.sock`, as sockets take it. */
export function socketOf(address: string): { host: string; port: number } | { path: string } {
  const url = URL.parse(address)
  if (url?.protocol === 'unix:' && url.pathname.startsWith('/')) return { path: decodeURIComponent(url.pathname) }
  if (url?.protocol === 'tcp:' && url.hostname !== '' && url.port !== '') {
    return { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(url.port) }
  }
  throw new TypeError(`not an address of a feed: ${address}`)
}
