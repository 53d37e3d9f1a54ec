import type { Document } from '../xml/shape.ts'
import { answer } from './answer.ts'
import { availableSelections, calculation, selections } from './custom-bet.ts'
import { marketDescriptions, producers, variantDescriptions } from './descriptions.ts'
import { probabilities } from './probabilities.ts'
import { competitorProfile, fixture, schedule, sports, tournaments } from './sport-events.ts'

interface Call<Path extends string, Query extends string, Reply> {
  method: 'GET' | 'POST'
  path: Path
  query: readonly Query[]
  reply: Document<Reply>
}

const by =
  (method: 'GET' | 'POST') =>
  <Path extends string, Reply, Query extends string = never>(
    path: Path,
    reply: Document<Reply>,
    query: readonly Query[] = [],
  ): Call<Path, Query, Reply> => ({ method, path, query, reply })
const [get, post] = [by('GET'), by('POST')]

/** All that a feed is asked for besides its messages. Days are dates, or `live`. */
export const CALLS = {
  producers: get('/v1/descriptions/producers.xml', producers),
  markets: get('/v1/descriptions/{language}/markets.xml', marketDescriptions, ['include_mappings']),
  variants: get('/v1/descriptions/{language}/variants.xml', variantDescriptions, ['include_mappings']),
  marketVariant: get('/v1/descriptions/{language}/markets/{market}/variants/{variant}', marketDescriptions, ['include_mappings']),
  fixture: get('/v1/sports/{language}/sport_events/{event}/fixture.xml', fixture),
  schedule: get('/v1/sports/{language}/schedules/{day}/schedule.xml', schedule),
  sports: get('/v1/sports/{language}/sports.xml', sports),
  tournaments: get('/v1/sports/{language}/tournaments.xml', tournaments),
  competitor: get('/v1/sports/{language}/competitors/{competitor}/profile.xml', competitorProfile),
  probabilities: get('/v1/probabilities/{event}', probabilities),
  marketProbabilities: get('/v1/probabilities/{event}/{market}', probabilities),
  lineProbabilities: get('/v1/probabilities/{event}/{market}/{specifiers}', probabilities),
  recovery: post('/v1/{product}/recovery/initiate_request', answer, ['after', 'request_id', 'node_id']),
  oddsRecovery: post('/v1/{product}/odds/events/{event}/initiate_request', answer, ['request_id', 'node_id']),
  statefulRecovery: post('/v1/{product}/stateful_messages/events/{event}/initiate_request', answer, ['request_id', 'node_id']),
  availableSelections: get('/v1/custombet/{event}/available_selections', availableSelections),
  calculate: { ...post('/v1/custombet/calculate', calculation), body: selections },
}

type Calls = typeof CALLS
export type CallName = keyof Calls
type Places<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never
type Values<K extends CallName, T> = Record<Places<Calls[K]['path']>, T> & Partial<Record<Calls[K]['query'][number], T>>
/** A call as a server gets it. */
export type Asked = { [K in CallName]: { call: K; values: Values<K, string> } }[CallName]

/** Colons of names and equal signs of specifiers stay as they are: that is how others write them. */
const segment = (value: string | number): string => encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%3D', '=')

export function writePath<K extends CallName>(name: K, values: Values<K, string | number>): string {
  const { path, query } = CALLS[name]
  const said = values as Record<string, string | number>
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, place: string) => segment(said[place]!))
  const asked = (query as readonly string[]).flatMap((one) => (said[one] === undefined ? [] : [`${one}=${segment(said[one])}`]))
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`
}

const patterns = (Object.keys(CALLS) as CallName[]).map((call) => {
  const { method, path, query } = CALLS[call]
  const pattern = path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return { call, method, pattern: new RegExp(`^${pattern}$`), query }
})

/** The call that a method and a path with its query are; nothing, where they are none. */
export function readPath(method: string, pathAndQuery: string): Asked | undefined {
  const [path = '', query = ''] = pathAndQuery.split('?', 2)
  for (const one of patterns) {
    const places = one.method === method ? one.pattern.exec(path) : null
    if (!places) continue
    try {
      const values = Object.entries(places.groups ?? {}).map(([place, value]) => [place, decodeURIComponent(value)])
      const said = [...new URLSearchParams(query)].filter(([name]) => (one.query as readonly string[]).includes(name))
      return { call: one.call, values: Object.fromEntries([...values, ...said]) }
    } catch {
      // Not a path that can be decoded.
      return undefined
    }
  }
  return undefined
}

/** What recoveries of a producer name it by: the last word of its address. */
export const productOf = (apiUrl: string): string => apiUrl.replace(/\/+$/, '').split('/').at(-1)!
