import { pages } from '@tucano/contract/pages'
import { useLocation } from 'wouter'
import { closeCentre } from './centres.ts'

/** Back to the game that is open behind the member's centre, or else to the games. */
export function usePlayNow(): () => void {
  const [path, navigate] = useLocation()
  return () => {
    closeCentre()
    if (path !== pages.game.path) navigate(pages.rng.path)
  }
}
