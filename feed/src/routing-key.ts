import { BadMessage } from './bad-message.ts'

/** What a message is about, without a look into it: eight words with a dot between them, `-` for none. */
export interface RoutingKey {
  priority?: 'hi' | 'lo'
  /** Sent before the match, or of a virtual sport. */
  pre?: 'pre' | 'virt'
  live: boolean
  kind: string
  sport?: number
  /** `sr:match:1234` */
  event?: string
  /** Of the subscriber that asked for it. */
  node?: number
}

const EVENT = /^(\w+(?::\w+)*):(\w[\w-]*)$/
const NUMBER = /^\d{1,15}$/

export function writeRoutingKey({ priority, pre, live, kind, sport, event, node }: RoutingKey): string {
  const [, urn, id] = event === undefined ? ['', '-', '-'] : (EVENT.exec(event) ?? [])
  if (urn === undefined || !/^\w+$/.test(kind)) throw new RangeError(`no routing key for ${kind} of ${event}`)
  return [priority ?? '-', pre ?? '-', live ? 'live' : '-', kind, sport ?? '-', urn, id, node ?? '-'].join('.')
}

export function readRoutingKey(text: string): RoutingKey {
  const bad = (): never => {
    throw new BadMessage(`${JSON.stringify(text.slice(0, 80))} is not a routing key`)
  }
  const word = <T extends string>(said: string | undefined, ...known: T[]): T | undefined =>
    said === '-' ? undefined : (known.find((one) => one === said) ?? bad())
  const number = (said: string | undefined): number | undefined =>
    said === '-' ? undefined : NUMBER.test(said ?? '') ? Number(said) : bad()
  const said = text.split('.')
  const [priority, pre, live, kind = '', sport, urn, id, node] = said
  if (said.length !== 8 || !/^\w+$/.test(kind)) return bad()
  const key = {
    priority: word(priority, 'hi', 'lo'),
    pre: word(pre, 'pre', 'virt'),
    live: word(live, 'live') === 'live',
    kind,
    sport: number(sport),
    event: urn === '-' && id === '-' ? undefined : EVENT.test(`${urn}:${id}`) ? `${urn}:${id}` : bad(),
    node: number(node),
  }
  return Object.fromEntries(Object.entries(key).filter(([, value]) => value !== undefined)) as unknown as RoutingKey
}

/** What a subscriber is bound to: all that is for everybody, and what is for its own node. */
export const bindingsOf = (node?: number): string[] => ['-', ...(node === undefined ? [] : [node])].map((word) => `*.*.*.*.*.*.*.${word}`)
