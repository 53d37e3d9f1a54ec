import type { Commitments } from '@tucano/contract/fairness'
import type { StudioGame, StudioRound } from '@tucano/contract/studios'
import type { World } from './ask.ts'
import type { Auto, StopReason } from './autoplay.ts'
import type { FreeRounds, Pocket, Purse } from './purse.ts'

/** `entering` until an open round is known, `waiting` for a move of the player, `stopped` when nothing more is played here. */
export type Phase = 'entering' | 'idle' | 'asking' | 'showing' | 'waiting' | 'stopped'

export type Problem = { kind: 'funds' } | { kind: 'refused'; error: unknown } | { kind: 'broken'; promised: string; found: string }

export interface GameSessionOptions {
  game: StudioGame
  world: World
  /** SHA-256 of bytes in hexadecimal. */
  digest: (hex: string) => Promise<string>
  /** Whether a round had what people wait for: free spins and their like. */
  hadFeature?: ((game: StudioGame, round: StudioRound) => boolean) | undefined
  /** Reads what the wallet has now. */
  readBalance: () => Promise<Purse>
}

export interface GameSessionState {
  phase: Phase
  /** Presses are taken: what they do now has been seen for a moment. */
  isReady: boolean
  stake: bigint
  /** What the player sees: it never tells a result before the engine has shown it. */
  balance: bigint | undefined
  /** What a round of this stake draws on; the balance is of that. */
  pocket: Pocket
  /** Rounds that a promotion pays for come first. */
  freeRounds: FreeRounds | undefined
  /** The round that is shown, or was shown last, as far as it has come. */
  round: StudioRound | undefined
  /** When its last answer came, by the page's clock. */
  answeredAtMs: number
  /** An old round is shown again: nothing is staked or paid. */
  isReplay: boolean
  /** The path to the server is in trouble; the same thing is being asked again. */
  isReconnecting: boolean
  problem: Problem | undefined
  /** Rounds of this sitting, the newest first. */
  history: readonly StudioRound[]
  auto: Auto | undefined
  /** Why the last row of rounds ended. */
  autoEnded: StopReason | undefined
  commitments: Commitments | undefined
}

/** A session that nobody has entered yet. */
export const newState = (stake: bigint): GameSessionState => ({
  phase: 'entering',
  isReady: false,
  stake,
  balance: undefined,
  pocket: 'cash',
  freeRounds: undefined,
  round: undefined,
  answeredAtMs: 0,
  isReplay: false,
  isReconnecting: false,
  problem: undefined,
  history: [],
  auto: undefined,
  autoEnded: undefined,
  commitments: undefined,
})
