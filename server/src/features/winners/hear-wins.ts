import { winnerFound } from '@tucano/contract/winners'
import type { Db } from '@tucano/database'
import { type BetFact, isBetFact } from '#betting/facts'
import type { Listener } from '#betting/listen'
import type { Catalogue } from '#catalogue/catalogue'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { readWins, showWin } from './store.ts'

/** A win worth telling gives back so many times its stake. */
const TIMES = 5n
/** Of what is heard at once, so many are written down; pages are told of the newest, and no oftener than this. */
const KEPT_AT_ONCE = 20
const TOLD_MS = 700

/** Keeps the board of wins of real money, and tells open pages of new ones. However much is played, the board and the pages get a trickle. */
export function hearWins({ db: services, brand, log }: Services, catalogue: Catalogue): Listener {
  let toldAt = -Infinity
  let later: NodeJS.Timeout | undefined
  const tell = async (db: Db): Promise<void> => {
    toldAt = performance.now()
    const [newest] = await readWins(db, 1)
    if (newest) await publish(db, winnerFound, { vo: showWin(newest, await catalogue.read(), brand) })
  }
  /** What came too soon after the last is told when its time has come. */
  const tellLater = (): void => {
    later ??= setTimeout(() => {
      later = undefined
      tell(services).catch((error: unknown) => log.warn({ err: error }, 'pages could not be told of a win'))
    }, TOLD_MS).unref()
  }
  return {
    name: 'winners.wins',
    async hear(db, all) {
      const facts = all.filter(isBetFact)
      const idsOf = (wanted: BetFact['name']): string[] => facts.filter(({ name }) => name === wanted).map(({ betId }) => betId)
      const adjusted = idsOf('betAdjusted')
      // What is no longer what it was leaves the board; what is a win by its new result comes to it.
      const changed = new Set([...idsOf('betVoided'), ...adjusted])
      const best = [
        ...facts.filter(({ name, betId }) => name === 'betSettled' && !changed.has(betId)),
        ...(await readSettled(db, adjusted)),
      ]
        .filter((bet) => isWin(bet, brand.currency.code))
        .toSorted((a, b) => (a.payout < b.payout ? 1 : -1))
        .slice(0, KEPT_AT_ONCE)
      if (changed.size > 0) await sql`delete from winners.wins where round_id = any (${[...changed]}::uuid[])`.execute(db)
      if (best.length === 0) return
      await writeDown(db, best)
      if (performance.now() - toldAt < TOLD_MS) tellLater()
      else await tell(db)
    },
  }
}

type Settled = Pick<BetFact, 'betId' | 'memberId' | 'vendor' | 'game' | 'currency' | 'stake' | 'payout' | 'at'>

const isWin = ({ currency, stake, payout }: Settled, money: string): boolean => currency === money && stake > 0n && payout >= stake * TIMES

/** Bets as they stand, of those that are settled. */
async function readSettled(db: Db, ids: string[]): Promise<Settled[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Settled>`
    select b.id as "betId", b.member_id as "memberId", b.vendor, b.game, b.currency, b.stake, b.payout, b.settled_at as at
    from betting.bets b where b.id = any (${ids}::uuid[]) and b.state = 'settled'`.execute(db)
  return rows
}

/** The best is written last: it is the newest of those that came at the same time. */
async function writeDown(db: Db, wins: Settled[]): Promise<void> {
  await db
    .insertInto('winners.wins')
    .values(
      wins.toReversed().map(({ betId, memberId, vendor, game, currency, stake, payout, at }) => {
        return { round_id: betId, member_id: memberId, vendor, game, currency, stake, payout, at }
      }),
    )
    .onConflict((clash) => clash.column('round_id').doNothing())
    .execute()
}
