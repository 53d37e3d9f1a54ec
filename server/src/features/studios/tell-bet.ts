import type { RoundOutcome, StudioBet } from '@tucano/contract/studios/told-bet'
import type { Run } from '@tucano/round'
import type { Certified } from '#fairness/maths'
import { rerun } from '#fairness/rerun'
import type { Seeds } from '#fairness/seeds'
import { readTranscript } from '#fairness/transcript'
import type { Services } from '#platform/services'
import { readDigest, readSeed } from './store.ts'
import { STUDIO_PRODUCT } from './studio.ts'

/** What rounds can be run again with. */
interface Proof {
  services: Pick<Services, 'db' | 'vault'>
  seeds: Seeds
  games: ReadonlyMap<string, Certified>
}

interface Bet {
  product: string
  game: string
  state: string
  nonce: number | null
  seedId: bigint | null
  drawnPayout: bigint
  transcript: Buffer | null
}

/** How bets of our own games are told. */
export const studioBets = (proof: Proof) => ({
  tells: ({ product, nonce }: Pick<Bet, 'product' | 'nonce'>): boolean => product === STUDIO_PRODUCT && nonce !== null,
  readDetail: (bet: Bet): Promise<StudioBet> => tellBet(proof, bet),
})

/** An open round shows nothing that its player does not see in the game. */
async function tellBet({ services: { db, vault }, seeds, games }: Proof, bet: Bet): Promise<StudioBet> {
  const { seedId, nonce, transcript, game, state } = bet
  if (seedId === null || nonce === null || transcript === null) throw new Error('a round of ours was drawn from no seed')
  const seed = await readSeed(db, seedId)
  const { moves, pool, maths } = readTranscript(transcript)
  const again = state === 'settled' ? await rerun({ seeds, games }, { game, seedId, nonce, transcript }) : undefined
  return {
    by: 'studios',
    moves: state === 'open' ? null : moves,
    outcome: again ? outcomeOf(games.get(game)!, again.run) : null,
    drawn: {
      seedId: String(seedId),
      nonce,
      seedHash: seed.hash.toString('hex'),
      clientSeed: seed.client_seed,
      serverSeed: seed.state === 'told' ? vault.open(seed.sealed).toString('hex') : null,
      maths: await readDigest(db, maths),
      pool: pool ?? null,
      payout: String(bet.drawnPayout),
    },
  }
}

/** Each game says what its engine says: shapes.test.ts plays all of them. */
const outcomeOf = ({ game: { engine } }: Certified, { view }: Run): RoundOutcome => ({ engine, view }) as RoundOutcome
