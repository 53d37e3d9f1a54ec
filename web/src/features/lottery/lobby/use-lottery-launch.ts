import { type LotteryGame, launchLottery } from '@tucano/contract/lottery'
import { lotteryPath } from '@tucano/contract/pages'
import { useLocation } from 'wouter'
import { call } from '#platform/call'
import { useLanguage } from '#platform/language'
import { useSession } from '#platform/session'
import { enterFor } from '#platform/wanted'

/** The page of a game. */
export const pathOf = ({ gameCode, vendor }: Pick<LotteryGame, 'gameCode' | 'vendor'>): string => lotteryPath({ gameCode, vendor })

/** Opens a game to bet on it. Without a session nothing proceeds. Spec §4, §7. */
export function useLotteryLaunch(): (game: LotteryGame) => void {
  const [, navigate] = useLocation()
  const language = useLanguage((state) => state.language)
  return (game) => {
    if (!useSession.getState().token) return enterFor(pathOf(game), 'loginPopupModal', { game: game.gameName })
    const { gameCode, prizeMode: lottoPrizeMode } = game
    const backUrl = location.pathname
    call(launchLottery, {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode,
      gameCode,
      view: 'betting',
      device: 'WEB',
      backUrl,
      language,
    }).then(
      ({ content }) => navigate(content),
      // The address is known without being told.
      () => navigate(pathOf(game)),
    )
  }
}
