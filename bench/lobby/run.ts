// The lobby with 10,000 games: lists and searches under load beside a bare route of the same size, and scrolling through 1,000 covers as
// Chromium's trace sees it. `npm run bench:lobby`.
import { listGames, listMenus } from '@tucano/contract/lobby'
import { connect } from '@tucano/database'
import Fastify from 'fastify'
import { signedIn } from '../../server/src/testing/sign-in.ts'
import { openBenchSite } from '../site.ts'
import { type Times, ask, loadAt } from './load.ts'
import { fillCatalogue } from './fill.ts'
import { scroll } from './scroll.ts'

const GAMES = 10_000
const RATE = 500
const SECONDS = 15
const SEARCHES = 500

const ms = (value: number): string => `${value.toFixed(1)} ms`.padStart(9)
const row = (name: string, { p50, p99, max, count }: Times): void =>
  console.log(`${name.padEnd(34)} ${ms(p50)} ${ms(p99)} ${ms(max)} ${String(count).padStart(7)}`)

const site = await openBenchSite()
const { db, pool } = connect({ url: site.databaseUrl, connections: 2, onError: () => undefined })
const words = await fillCatalogue(site.databaseUrl, GAMES)
const { id } = await db.selectFrom('member.members').select('id').where('account', '=', 'ana').executeTakeFirstOrThrow()
const { headers } = await signedIn(db, id)
await pool.end()

const menus = `${site.url}${listMenus.path}`
const lists = Array.from({ length: 200 }, (_, n) => {
  const query = new URLSearchParams({
    gameType: 'RNG',
    pageNo: String(1 + (n % 60)),
    pageSize: '24',
    ...(n % 3 === 0 ? { vassalage: 'BOT' } : {}),
  })
  return `${site.url}${listGames.path}?${query}`
})
const size = (await (await fetch(lists[0]!, { headers })).text()).length
const bare = Fastify()
const constant = JSON.stringify({ constant: 'x'.repeat(size) })
bare.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(constant))
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })

console.log(
  `${GAMES} games, ${size} bytes a page of 24, ${RATE} requests a second for ${SECONDS} s, sent by the clock from a thread of its own`,
)
console.log(`${''.padEnd(34)}       p50       p99       max   count`)
await loadAt({ urls: lists, headers, rate: RATE, seconds: 3 })
row('bare Fastify route of this size', await loadAt({ urls: [bareUrl], headers, rate: RATE, seconds: SECONDS }))
row('pages of games, signed in', await loadAt({ urls: lists, headers, rate: RATE, seconds: SECONDS }))
const searches = Array.from(
  { length: SEARCHES },
  (_, n) => `${menus}?${new URLSearchParams({ gameName: words[n % words.length]!, gameType: 'RNG' })}`,
)
row('searches, one after the other', await ask(searches))
row(`searches at ${RATE / 5} a second`, await loadAt({ urls: searches, headers: {}, rate: RATE / 5, seconds: SECONDS }))
await bare.close()

const { cards, frames, longestTask, slowFrames } = await scroll(site.url)
console.log(
  `\nscrolling through ${cards} covers: ${frames.toFixed(1)} frames a second, ${slowFrames} of them late, longest task ${ms(longestTask).trim()}`,
)
await site.stop()
