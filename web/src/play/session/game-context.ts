import { lighter } from '@tucano/art'
import type { Theme } from '@tucano/contract/studios'
import { type ReactNode, createContext, use } from 'react'
import { useStore } from 'zustand'
import { amount } from '#platform/format'
import { useLanguage } from '#platform/language'
import type { Engine } from './engine.ts'
import type { GameSession } from './game-session.ts'
import type { Phase, GameSessionState } from './game-session-state.ts'

/** How light a shine is at least, from 0 to 1. */
const LIGHT = 0.68

/** What stands around a game, as its parts may need it. */
export interface GameContextValue {
  session: GameSession
  engine: Engine
  currencySymbol: string
  /** The member wants the balance out of sight. */
  isBalanceHidden: boolean
  /** An old round is looked at: there is nothing to stake. */
  isWatched: boolean
  /** What the jackpot holds now; nothing where it cannot be won. */
  jackpot: ReactNode
  onDeposit: () => void
  /** Opens the record of all rounds. */
  onRecord: () => void
}

export const GameContext = createContext<GameContextValue | undefined>(undefined)

export function useGameContext(): GameContextValue {
  const context = use(GameContext)
  if (!context) throw new Error('there is no game here')
  return context
}

/** What of the session a part watches. */
export function useGameSession<Part>(watched: (state: GameSessionState) => Part): Part {
  return useStore(useGameContext().session.store, watched)
}

/** The phase as the player sees it: `resting` while presses are not taken yet. In a row of rounds nothing rests. */
export function useShownPhase(): Phase | 'resting' {
  const phase = useGameSession((state) => state.phase)
  const isResting = useGameSession(({ isReady, auto }) => !isReady && auto === undefined)
  return isResting && (phase === 'idle' || phase === 'waiting') ? 'resting' : phase
}

/** Writes minor units as money of this session. */
export function useMoney(): (minor: bigint) => string {
  const { currencySymbol } = useGameContext()
  const language = useLanguage((state) => state.language)
  return (minor) => amount(minor, currencySymbol, language)
}

export const themeOf = ({ game }: GameSession): Theme => game.theme

/** What shines in a game, light enough to be read on its ground. */
export function shineOf({ spark }: Pick<Theme, 'spark'>): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(spark.slice(at, at + 2), 16)) as [number, number, number]
  const light = (0.3 * red + 0.59 * green + 0.11 * blue) / 255
  return light >= LIGHT ? spark : lighter(spark, (LIGHT - light) / (1 - light))
}
