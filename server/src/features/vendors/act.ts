import { inputHash, newBetId } from '#betting/bet'
import { hashToken } from '#accounts/token'

/** Who plays what: the player by the name that the vendor knows. */
interface InGame {
  vendor: string
  user: string
  game: string
  currency: string
}

interface InRound extends InGame {
  /** Names the act for ever among those of its vendor. */
  id: string
  round: string
  /** Minor units. */
  amount: bigint
  /** Nothing more is staked in this round. */
  closed: boolean
  /** The promotion account pays the stake: by which free rounds, a bet says. */
  isFree?: boolean | undefined
  reward?: string | undefined
}

/** One thing that a vendor asks for, whatever its shape. */
export type Act =
  | ({ kind: 'balance'; token: string } & InGame)
  /** Without a token it is one that was allowed before, and is sent again because nobody heard the answer. */
  | ({ kind: 'bet'; token: string | null } & InRound)
  /** `reference` is the bet that won; without it, the round did. */
  | ({ kind: 'win'; reference?: string | undefined } & InRound)
  | { kind: 'rollback'; vendor: string; id: string; reference: string; round: string }

/** What becomes of an act. Whatever is neither done nor replayed left no trace. */
export const verdicts = [
  'done',
  'replayed',
  'transaction.undone',
  'transaction.conflict',
  'transaction.unknown',
  'vendor.off',
  'game.unknown',
  'game.maintenance',
  'token.invalid',
  'token.expired',
  'currency.wrong',
  'user.disabled',
  'round.closed',
  'balance.insufficient',
  'balance.limit',
  'reward.unknown',
  'amount.invalid',
  'play.limited',
] as const
export type Verdict = (typeof verdicts)[number]

export interface Outcome {
  verdict: Verdict
  /** Of the player, when there is one. */
  user?: string | undefined
  currency?: string | undefined
  balance?: bigint | undefined
}

export const isDone = ({ verdict }: Outcome): boolean => verdict === 'done' || verdict === 'replayed'

/** What the ledger says no with, in the words of acts. */
const ledgerVerdicts: Record<string, Verdict> = {
  'account.closed': 'user.disabled',
  'round.settled': 'round.closed',
  'round.void': 'transaction.undone',
  'jurisdiction.not.available': 'play.limited',
  'play.closed': 'play.limited',
  'check.due': 'play.limited',
  'limit.time': 'play.limited',
  'limit.stake': 'play.limited',
  'limit.loss': 'play.limited',
  'limit.bets': 'play.limited',
}

export function verdictOf(refusal: string): Verdict | undefined {
  const verdict = ledgerVerdicts[refusal] ?? (refusal as Verdict)
  return verdicts.includes(verdict) ? verdict : undefined
}

/** An act as the SQL function reads it. The round's id is for a round that is new. */
export function rowOf(act: Act): object {
  if (act.kind === 'rollback') {
    const { kind, vendor, id, reference, round } = act
    return { kind, vendor, id, reference, hash: String(inputHash(kind, reference, round)) }
  }
  const { kind, vendor, user, game, currency } = act
  const player = { kind, vendor, pseudonym: user, game, currency }
  if (kind === 'balance') return { ...player, token: hashToken(act.token).toString('hex') }
  const { id, round, amount, closed, isFree = false, reward } = act
  const free = isFree ? ['free', reward ?? ''] : []
  const reference = kind === 'win' ? act.reference : undefined
  const hash = inputHash(kind, user, game, currency, round, amount, String(closed), reference ?? '', ...free)
  const inRound = { ...player, id, round, amount: Number(amount), closed, hash: String(hash), is_free: isFree, reward }
  if (kind === 'win') return { ...inRound, reference }
  const token = act.token === null ? { resent: true } : { token: hashToken(act.token).toString('hex') }
  return { ...inRound, ...token, bet_id: newBetId() }
}
