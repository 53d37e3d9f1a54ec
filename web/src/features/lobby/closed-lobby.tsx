import type { GameType } from '@tucano/contract/lobby'
import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useLocation } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { categoriesOf, categoryPaths } from './categories.ts'
import { GameRail } from './game-rail.tsx'
import { useMenuCategories } from './menu-categories.ts'
import styles from './lobby-page.module.css'
import { popularGames } from './queries.ts'
import { texts } from './texts.ts'

/** The page of games of which none can be opened: it says so, and shows what can be. */
export function ClosedLobby({ gameType }: { gameType: GameType }) {
  const t = useText(texts)
  const [, navigate] = useLocation()
  const { data, error } = useQuery(popularGames)
  const open = categoriesOf(useMenuCategories()).find(({ key }) => key !== 'COCKFIGHT')
  const path = open && open.key !== 'COCKFIGHT' ? categoryPaths[open.key] : '/'
  return (
    <div className={styles.lobby} data-not-open={gameType}>
      <DrawnState
        drawing="nest"
        title={t('closedLobby', { category: t(`title_${gameType}`) })}
        level="h1"
        actions={
          <Button look="primary" onClick={() => navigate(path)}>
            {t('seeOpen')}
          </Button>
        }
      >
        {t('closedLobbyText')}
      </DrawnState>
      <GameRail rail="open" title={t('openNow')} icon={<Sparkles aria-hidden="true" />} query={{ data: data?.games, error }} />
    </div>
  )
}
