import type { Card, Game } from '@tucano/contract/lobby'
import { useLocation } from 'wouter'
import { type ModalParameters, openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { visit } from '#platform/storage'
import { enterFor } from '#platform/wanted'
import { type Launch, itemOfCard, itemOfGame, launchOfVendor, startGame } from './launch.ts'

const signedIn = (): boolean => useSession.getState().token !== undefined

/** Starts games and vendors by the rules of the specification. */
export function useLaunch() {
  const [, navigate] = useLocation()
  const follow = (launch: Launch, door: ModalParameters = {}): void => {
    switch (launch.kind) {
      case 'login':
        return launch.next === undefined ? openModal('loginPopupModal') : enterFor(launch.next, 'loginPopupModal', door)
      case 'popup':
        return openModal('gamePopupModal', { vassalage: launch.vassalage, gameType: launch.gameType })
      case 'rng':
        visit.write('gameVendor', launch.vassalage)
        return navigate(launch.path)
      case 'route':
        return navigate(launch.path)
    }
  }
  return {
    /** A vendor of a menu. */
    vendor: (card: Card) => follow(launchOfVendor(card, signedIn())),
    game: (game: Game) => follow(startGame(itemOfGame(game), signedIn()), { game: game.gameName }),
    /** The same with play money, for somebody who has no account. */
    demonstration: (game: Game) => follow(startGame(itemOfGame(game), signedIn()), { game: game.gameName, demonstration: true }),
    /** The cockfight has no page: its category is its game. */
    card: (card: Card) => follow(startGame(itemOfCard(card), signedIn())),
  }
}
