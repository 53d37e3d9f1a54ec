import type { ReplyOf } from '@tucano/contract/endpoint'
import { getMatchPages } from '@tucano/contract/sports'
import { Compile } from 'typebox/compile'

type Pages = ReplyOf<typeof getMatchPages>
type PageName = keyof Pages

/** What the source of a match tells besides its feed, where it has such pages: the demonstration's world does. */
export interface MatchSource {
  pages: (event: string) => Promise<Pages>
  proof: (event: string) => Promise<unknown>
}

export const NO_PAGES: Pages = { lineups: null, statistics: null, table: null, headToHead: null, timeline: null }

const TIMEOUT_MS = 3000
const BYTES_MAX = 4 * 1024 * 1024

const PATHS: Readonly<Record<PageName, string>> = {
  lineups: 'lineups',
  statistics: 'statistics',
  table: 'table',
  headToHead: 'head-to-head',
  timeline: 'timeline',
}
const names = Object.keys(PATHS) as PageName[]
const checks = new Map(names.map((name) => [name, Compile(getMatchPages.reply.properties[name])]))

/** The world's own pages, as JSON below `/world/`. What it does not have, or writes otherwise, is not there. */
export function openMatchSource({ url, token }: { url: string; token: string }): MatchSource {
  const read = async (path: string): Promise<unknown> => {
    try {
      const reply = await fetch(`${url}/world/matches/${path}`, {
        headers: { 'x-access-token': token },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!reply.ok || Number(reply.headers.get('content-length') ?? 0) > BYTES_MAX) {
        await reply.body?.cancel()
        return null
      }
      return await reply.json()
    } catch {
      // A source that does not answer has nothing to say.
      return null
    }
  }
  return {
    pages: async (event) => {
      const told = await Promise.all(names.map((name) => read(`${event}/${PATHS[name]}`)))
      return Object.fromEntries(names.map((name, at) => [name, checks.get(name)!.Check(told[at]) ? told[at] : null])) as Pages
    },
    proof: (event) => read(`${event}/proof`),
  }
}
