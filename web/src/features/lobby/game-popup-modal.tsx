import { type GameType, gameTypes } from '@tucano/contract/lobby'
import { useMenuCategories } from './menu-categories.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#parts/loaded'
import { ProductWindow } from '#parts/product-window'
import { call } from '#platform/call'
import { useLanguage } from '#platform/language'
import type { ModalParameters } from '#platform/modals'
import { useText } from '#platform/text'
import { listGames } from '@tucano/contract/lobby'
import { useCardTools } from './card-tools.ts'
import { CoverSkeletons, GameCard } from './game-card.tsx'
import styles from './game-popup-modal.module.css'
import { texts } from './texts.ts'

/** More than any vendor has of a type that has no lobby to page through. */
const ALL = 100

/** A vendor's games, to choose one from. Choosing closes the window. */
export function GamePopupModal({ close, parameters }: { close: () => void; parameters: ModalParameters }) {
  const tools = useCardTools(close)
  const t = useText(texts)
  const { language } = useLanguage()
  const vassalage = typeof parameters['vassalage'] === 'string' ? parameters['vassalage'] : ''
  const gameType = (gameTypes as readonly string[]).includes(String(parameters['gameType']))
    ? (parameters['gameType'] as GameType)
    : undefined
  const name = useMenuCategories()
    .flatMap(({ cards }) => cards)
    .find((card) => card.vassalage === vassalage)?.name
  const query = useQuery({
    queryKey: ['lobby', 'popup', vassalage, gameType, language],
    queryFn: async () => (await call(listGames, { vassalage: vassalage || undefined, gameType, language, pageSize: ALL })).games,
  })
  const skeleton = (
    <div className={styles.grid}>
      <CoverSkeletons count={5} />
    </div>
  )
  return (
    <ProductWindow title={name ?? t('popupTitle')} width={760} minHeight={300} onClose={close}>
      <Loaded
        query={query}
        skeleton={skeleton}
        failedTitle={t('failed')}
        empty={{ title: t('noGames'), text: t('noGamesText') }}
        level="h3"
        small
      >
        {(games) => (
          <ul className={styles.grid}>
            {games.map((game) => (
              <li key={game.nodeId}>
                <GameCard game={game} tools={tools} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </ProductWindow>
  )
}
