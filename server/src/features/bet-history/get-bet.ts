import { type betStates, type betSteps, getBet as contract } from '@tucano/contract/bet-history'
import type { Catalogue } from '#catalogue/catalogue'
import type { Certified } from '#fairness/maths'
import { rerun } from '#fairness/rerun'
import type { Seeds } from '#fairness/seeds'
import { readTranscript } from '#fairness/transcript'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { showBet } from './show-bet.ts'
import { readBet, readSteps, readSeed } from './store.ts'

/** What bets can be run again with. */
export interface Proof {
  seeds: Seeds
  games: ReadonlyMap<string, Certified>
}

export const getBet = (services: Services, catalogue: Catalogue, proof: Proof) =>
  answer(contract, async ({ roundId }, { member, language }) => {
    const row = await readBet(services.db, member.memberId, roundId)
    if (!row) throw new Fault('round.unknown')
    const steps = await readSteps(services.db, roundId)
    return {
      bet: showBet(row, await catalogue.read(), language),
      steps: steps.map(({ kind, stake, payout, moved, state, at }) => ({
        kind: kind as (typeof betSteps)[number],
        stake: String(stake),
        payout: String(payout),
        moved: String(moved),
        state: state as (typeof betStates)[number],
        at: Number(at),
      })),
      ...(await drawn(services, row, proof)),
    }
  })

type Row = NonNullable<Awaited<ReturnType<typeof readBet>>>

/** An open round shows nothing that its player does not see in the game. */
async function drawn({ db, vault }: Services, row: Row, proof: Proof) {
  const { seed_id, nonce, transcript, game, state } = row
  if (seed_id === null || nonce === null || transcript === null) return { moves: null, engine: null, view: null, drawn: null }
  const seed = await readSeed(db, seed_id)
  const { moves, pool, maths } = readTranscript(transcript)
  const certified = proof.games.get(game)
  const again = state === 'settled' ? await rerun(proof, { game, seedId: seed_id, nonce, transcript }) : undefined
  return {
    moves: state === 'open' ? null : moves,
    engine: certified?.game.engine ?? null,
    view: again?.run.view ?? null,
    drawn: {
      seedId: String(seed_id),
      nonce,
      seedHash: seed.hash.toString('hex'),
      clientSeed: seed.client_seed,
      serverSeed: seed.state === 'told' ? vault.open(seed.sealed).toString('hex') : null,
      maths: await digestOf(db, maths),
      pool: pool ?? null,
    },
  }
}

async function digestOf(db: Services['db'], maths: number): Promise<string> {
  const { digest } = await db.selectFrom('fairness.maths').select('digest').where('id', '=', BigInt(maths)).executeTakeFirstOrThrow()
  return digest.toString('hex')
}
