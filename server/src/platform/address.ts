import type { IncomingMessage } from 'node:http'
import net from 'node:net'

/**
 * The visitor's own address. Only the right-most `trustedProxies` hops are believed: what stands further left in `X-Forwarded-For` was
 * written by whoever sent the request. With no trusted proxy, headers count for nothing.
 */
export function visitorAddress({
  socket,
  forwarded,
  trustedProxies,
}: {
  socket: string
  forwarded: string | undefined
  trustedProxies: number
}): string {
  const chain = (forwarded ?? '').split(',').map(bareAddress)
  let address = bareAddress(socket) ?? '0.0.0.0'
  for (let hop = 0; hop < trustedProxies; hop++) {
    const before = chain.at(-1 - hop)
    // A proxy that wrote something unreadable is itself the last address that we know.
    if (before === undefined) return address
    address = before
  }
  return address
}

/** An address without port, brackets, zone, or the IPv6 wrapping of an IPv4 address; `undefined` when it is none. */
function bareAddress(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase()
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(trimmed)?.[1]
  const ported = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(trimmed)?.[1]
  const plain = (bracketed ?? ported ?? trimmed).replace(/%.*$/, '')
  const unwrapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(plain)?.[1] ?? unwrapHexadecimal(plain)
  return net.isIP(unwrapped) ? unwrapped : undefined
}

/** `::ffff:c0a8:0101` is 192.168.1.1 in disguise. */
function unwrapHexadecimal(address: string): string {
  const match = /^(?:0{1,4}:){5}ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$|^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(address)
  if (!match) return address
  const [high, low] = [match[1] ?? match[3] ?? '0', match[2] ?? match[4] ?? '0'].map((part) => Number.parseInt(part, 16)) as [
    number,
    number,
  ]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** Who shares a budget of requests: an IPv4 address, or the /64 network that one subscriber has in IPv6. */
export function budgetKey(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = head ? head.split(':') : []
  const rest = tail ? tail.split(':') : []
  const full = [...groups, ...Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0'), ...rest]
  return `${full.slice(0, 4).join(':')}::/64`
}

/** What proxies write into what they hand on, whether or not anybody has declared them. */
const FORWARDING =
  /^(forwarded|via|x-forwarded(-.+)?|x-original-.+|x-envoy-.+|(x-)?(real|client|cluster-client|remote|appengine-user)-?(ip|addr)|(cf|true|fastly|fly|do)-(connecting|client)-ip|cf-ray|cdn-loop|x-amzn-trace-id)$/
const LOOPBACK = new Set(['127.0.0.1', '::1'])

/**
 * Whether a program of this machine asks, rather than a proxy of this machine for somebody elsewhere. A proxy that adds nothing still gives
 * itself away when it hands on the name that was asked for, or speaks HTTP/1.0 as nginx does unless it is told otherwise.
 */
export function isThisMachine({
  socket,
  headers,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'httpVersion'> & { socket: { remoteAddress?: string | undefined } }): boolean {
  if (!LOOPBACK.has(bareAddress(socket.remoteAddress ?? '') ?? '')) return false
  if (httpVersion === '1.0' || Object.keys(headers).some((name) => FORWARDING.test(name))) return false
  const host = (headers.host ?? '').toLowerCase().replace(/:\d{1,5}$/, '')
  return host === 'localhost' || LOOPBACK.has(host.replace(/^\[|\]$/g, ''))
}
