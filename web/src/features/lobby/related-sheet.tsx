import type { Game } from '@tucano/contract/lobby'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Sheet } from '#ui/sheet'
import { type CardTools, useCardTools } from './card-tools.ts'
import { CoverSkeletons, GameCard } from './game-card.tsx'
import { recentGames } from './queries.ts'
import { gamesLike, playedBefore, relatedOf } from './related.ts'
import styles from './related-sheet.module.css'
import { texts } from './texts.ts'

const SKELETONS = 6

/** Games like the one that is open, and those that were played before it. */
export function RelatedSheet({ game, close }: { game: Game; close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const token = useSession((state) => state.token)
  const alike = useQuery(gamesLike(game))
  const recent = useQuery(recentGames(token))
  const tools = useCardTools()
  const closing: CardTools = {
    ...tools,
    launch: (other) => {
      close()
      tools.launch(other)
    },
  }
  const before = playedBefore(game, recent.data ?? [])
  return (
    <Sheet title={t('relatedGames')} closeLabel={w('close')} onClose={close}>
      <div className={styles.related}>
        {alike.data ? (
          <Games title={t('likeThis', { game: game.gameName })} games={relatedOf(game, alike.data)} tools={closing} />
        ) : (
          <div className={styles.games} role="status" aria-label={w('loading')}>
            <CoverSkeletons count={SKELETONS} />
          </div>
        )}
        {before.length > 0 && <Games title={t('playedBefore')} games={before} tools={closing} />}
      </div>
    </Sheet>
  )
}

function Games({ title, games, tools }: { title: string; games: readonly Game[]; tools: CardTools }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.games}>
        {games.map((game) => (
          <li key={game.nodeId}>
            <GameCard game={game} tools={tools} />
          </li>
        ))}
      </ul>
    </section>
  )
}
