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
      const voided = new Set(facts.filter(({ name }) => name === 'betVoided').map(({ betId }) => betId))
      const best = facts
        .filter((fact) => isWin(fact, brand.currency.code) && !voided.has(fact.betId))
        .toSorted((a, b) => (a.payout < b.payout ? 1 : -1))
        .slice(0, KEPT_AT_ONCE)
      if (voided.size > 0) await sql`delete from winners.wins where round_id = any (${[...voided]}::uuid[])`.execute(db)
      if (best.length === 0) return
      await writeDown(db, best)
      if (performance.now() - toldAt < TOLD_MS) tellLater()
      else await tell(db)
    },
  }
}

const isWin = ({ name, currency, stake, payout }: BetFact, money: string): boolean =>
  name === 'betSettled' && currency === money && stake > 0n && payout >= stake * TIMES

/** The best is written last: it is the newest of those that came at the same time. */
async function writeDown(db: Db, wins: BetFact[]): Promise<void> {
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
