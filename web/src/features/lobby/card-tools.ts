import type { Game } from '@tucano/contract/lobby'
import { useMemo } from 'react'
import { useErrorText } from '#platform/error-text'
import { type Language, useLanguage } from '#platform/language'
import { openModal } from '#platform/modals'
import { usePublicStore } from '#platform/public-store'
import { useSession } from '#platform/session'
import { useFlag, useSite } from '#platform/site'
import { type Text, useText } from '#platform/text'
import { toast } from '#ui/toast'
import { toggleFavourite } from './favourites.ts'
import { toggleLotteryFavourite } from '#parts/use-lottery-favourites'
import { type CardTexts, cardTexts } from './card-texts.ts'
import { useLaunch } from './use-launch.ts'

/** What all cards of a list need, found out once for all of them: a lobby draws many while somebody scrolls. */
export interface CardTools {
  t: Text<CardTexts>
  language: Language
  symbol: string
  /** Where pictures are. */
  base: string
  hasHearts: boolean
  launch: (game: Game) => void
  /** Opens a demonstration; undefined where there is none to offer. */
  demonstration: ((game: Game) => void) | undefined
  toggle: (game: Game) => void
}

export const isLottery = ({ gameType }: Game): boolean => gameType === 'LOTT' || gameType === 'ELOTT'

/** @param onLaunch told once a game was chosen, for a window that closes then */
export function useCardTools(onLaunch?: () => void): CardTools {
  const t = useText(cardTexts)
  const say = useErrorText()
  const { language } = useLanguage()
  const symbol = usePublicStore((state) => state.currencySymbol)
  const base = useSite((state) => state.imageBase)
  const hasHearts = useFlag('GAMELOFAV3')
  const launch = useLaunch()
  const hasFreePlay = useFlag('FREEPLAY3')
  const isVisitor = useSession(({ token }) => token === undefined)
  const toggle = (game: Game): void => {
    if (!useSession.getState().token) return openModal('loginPopupModal')
    if (isLottery(game)) return toggleLotteryFavourite(game.gameCode)
    toggleFavourite(game).catch((error: unknown) => toast(say(error), 'wrong'))
  }
  const open = (game: Game): void => {
    onLaunch?.()
    launch.game(game)
  }
  return useMemo(() => {
    const demonstration = hasFreePlay && isVisitor ? launch.demonstration : undefined
    return { t, language, symbol, base, hasHearts, launch: open, demonstration, toggle }
    // oxlint-disable-next-line react/memo-dependencies, react/exhaustive-deps -- the functions do the same whenever they were made: only what is shown draws cards again
  }, [language, symbol, base, hasHearts, hasFreePlay, isVisitor])
}
