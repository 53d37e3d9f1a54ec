import type { LotteryGame } from '@tucano/contract/lottery'
import { Lock } from 'lucide-react'
import { useText } from '#platform/text'
import { useRhythm } from '../looks/use-rhythm.ts'
import styles from './closed-games.module.css'
import { texts } from './texts.ts'

/** Games that nobody can bet on now, under why. They have nothing to press. */
export function ClosedGames({ games }: { games: readonly LotteryGame[] }) {
  const t = useText(texts)
  const rhythm = useRhythm()
  const reasons = [...Map.groupBy(games, ({ closedFor }) => closedFor ?? 'operator')]
  return reasons.map(([why, closed]) => (
    <details key={why} className={styles.closed} data-closed={why}>
      <summary>
        <Lock aria-hidden="true" />
        <span>
          <strong>{t(closed.length === 1 ? 'oneClosed' : 'someClosed', { count: closed.length })}</strong> {t(`closed_${why}`)}
        </span>
      </summary>
      <ul>
        {closed.map((game) => (
          <li key={game.gameCode} data-game={game.gameCode} data-state="closed">
            <strong>{game.gameName}</strong>
            <small>{game.isOfficial ? `${t('official')}, ${rhythm(game)}` : rhythm(game)}</small>
          </li>
        ))}
      </ul>
    </details>
  ))
}
