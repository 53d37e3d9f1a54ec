// Whether the adapter keeps up with its feed: how old odds are when they are committed, how many messages wait, what of a processor it takes.
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { ChangesInTurn } from './changes.ts'
import type { Figure } from './figure.ts'
import { ms, seconds } from './figure.ts'
import type { SportsSite } from './site.ts'

const OUTCOMES_A_MESSAGE = 15
const LOOK_MS = 250
const TICKS_A_SECOND = 100
const DRAINED_MS = 30_000
/** Odds that are older than this are not those of a feed that is followed. */
const AGE_MAX_MS = 1000

/** What the server says of its feed: messages that wait, and how many odds were so old at most, by seconds. */
interface FeedFigures {
  waiting: number
  ages: Map<number, number>
}

async function readFigures(url: string): Promise<FeedFigures> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const waiting = Number(/^tucano_feed_waiting (\S+)$/m.exec(text)?.[1] ?? 0)
  const ages = [...text.matchAll(/^tucano_feed_lag_seconds_bucket\{le="([^"]+)"\} (\d+)$/gm)].map(
    ([, bound, count]) => [bound === '+Inf' ? Infinity : Number(bound), Number(count)] as const,
  )
  return { waiting, ages: new Map(ages) }
}

/** How old so large a share of the odds was at most, between two looks: as fine as the server counts it. */
function ageAt({ before, after }: { before: FeedFigures; after: FeedFigures }, share: number): number {
  const counts = [...after.ages].map(([bound, count]) => [bound, count - (before.ages.get(bound) ?? 0)] as const)
  const all = counts.at(-1)?.[1] ?? 0
  const found = counts.find(([, count]) => count >= all * share)
  return (found?.[0] ?? Number.NaN) * 1000
}

/** Seconds of a processor that a process has had. */
function processorSeconds(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

/** Outcomes change by the clock, so many a second. */
export async function measureFeed(site: SportsSite, { perSecond, forSeconds }: { perSecond: number; forSeconds: number }): Promise<Figure> {
  const { url, pid } = site.server()
  const changes = new ChangesInTurn(site.matches)
  const [before, worked] = [await readFigures(url), processorSeconds(pid)]
  const began = performance.now()
  let [changed, most] = [0, 0]
  const over = new AbortController()
  const looking = (async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, (await readFigures(url)).waiting)
      await pause(LOOK_MS)
    }
  })()
  for (;;) {
    const passed = performance.now() - began
    if (passed >= forSeconds * 1000) break
    while (changed < (passed / 1000) * perSecond) {
      const { match, markets, changed: own } = changes.next(OUTCOMES_A_MESSAGE)
      site.feed.tell(match, markets)
      changed += own
    }
    await pause(5)
  }
  const [told, share] = [performance.now() - began, (processorSeconds(pid) - worked) / ((performance.now() - began) / 1000)]
  over.abort()
  await looking
  const drained = await untilDrained(url)
  const after = await readFigures(url)
  const [p50, p99] = [ageAt({ before, after }, 0.5), ageAt({ before, after }, 0.99)]
  return {
    what: `${Math.round(changed / (told / 1000))} outcome changes a second for ${forSeconds} s`,
    figure: `age p50 ≤ ${ms(p50)}, p99 ≤ ${ms(p99)}; ${most} messages waited at most, the last ${seconds(drained)} after the end; ${Math.round(share * 100)} % of a processor`,
    asked: `${perSecond}, nothing left behind`,
    isMet: changed / (told / 1000) > perSecond * 0.98 && drained < AGE_MAX_MS && p99 <= AGE_MAX_MS,
  }
}

async function untilDrained(url: string): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < DRAINED_MS) {
    if ((await readFigures(url)).waiting === 0) return performance.now() - began
    await pause(20)
  }
  return Infinity
}
