import type { CSSProperties } from 'react'
import { useText } from '#platform/text'
import { useRoving } from '../parts/use-roving.ts'
import { texts } from '../texts.ts'
import { Gem, Mine } from './pictures.tsx'
import styles from './tile-board.module.css'
import type { Tile } from './tiles.ts'

interface TileBoardProps {
  tiles: readonly Tile[]
  columns: number
  /** Where the last move was: what is left is turned from there outwards. */
  from: number
  pending: number | undefined
  canOpen: boolean
  onOpen: (tile: number) => void
}

const STAGGER_MS = 34

/** The places of the board. Arrow keys go from one to the next, enter opens. */
export function TileBoard({ tiles, columns, from, pending, canOpen, onOpen }: TileBoardProps) {
  const t = useText(texts)
  const { grid, stop, setStop, onKeyDown } = useRoving({ count: tiles.length, columns, first: Math.floor(tiles.length / 2) })
  const distance = (tile: number): number =>
    Math.hypot((tile % columns) - (from % columns), Math.floor(tile / columns) - Math.floor(from / columns))
  return (
    <div ref={grid} className={styles.grid} role="group" aria-label={t('board')} data-live={canOpen || undefined}>
      {tiles.map((tile, at) => (
        <button
          key={at}
          type="button"
          className={styles.tile}
          data-tile={tile}
          data-pending={pending === at || undefined}
          style={{ '--after': `${Math.round(distance(at) * STAGGER_MS)}ms` } as CSSProperties}
          tabIndex={at === stop ? 0 : -1}
          aria-label={t(`tile_${tile}`, { row: Math.floor(at / columns) + 1, column: (at % columns) + 1 })}
          aria-disabled={!canOpen || tile !== 'closed' || undefined}
          onKeyDown={onKeyDown}
          onFocus={() => setStop(at)}
          onClick={() => canOpen && tile === 'closed' && onOpen(at)}
        >
          <span className={styles.turn}>
            <span className={styles.front} />
            <span className={styles.back}>
              {(tile === 'gem' || tile === 'leftGem') && <Gem className={styles.picture} />}
              {(tile === 'hit' || tile === 'leftMine') && <Mine className={styles.picture} />}
            </span>
          </span>
        </button>
      ))}
    </div>
  )
}
