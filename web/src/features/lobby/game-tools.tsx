import type { Game } from '@tucano/contract/lobby'
import { Heart, LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '#platform/chunk'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { useCardTools } from './card-tools.ts'
import { useIsFavourite } from './favourites.ts'
import { texts } from './texts.ts'

const RelatedSheet = lazyPart('related', () => import('./related-sheet.tsx').then((part) => part.RelatedSheet))

/** What the bar over an open game has of the lobby: its heart, and the way to games like it. */
export function GameTools({ game }: { game: Game }) {
  const t = useText(texts)
  const { t: cover, hasHearts, toggle } = useCardTools()
  const isMarked = useIsFavourite(game.nodeId)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {hasHearts && (
        <IconButton
          label={cover(isMarked ? 'unmark' : 'mark', { game: game.gameName })}
          aria-pressed={isMarked}
          onClick={() => toggle(game)}
        >
          <Heart fill={isMarked ? 'currentColor' : 'none'} />
        </IconButton>
      )}
      <IconButton label={t('relatedGames')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <LayoutGrid />
      </IconButton>
      {isOpen && <RelatedSheet game={game} close={() => setOpen(false)} />}
    </>
  )
}
