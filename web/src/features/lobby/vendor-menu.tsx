import type { Card } from '@tucano/contract/lobby'
import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { useOneStop } from '../../ui/use-one-stop.ts'
import { useStrip } from '../../ui/use-strip.ts'
import { markPath } from './categories.ts'
import { cardTexts } from './card-texts.ts'
import { texts } from './texts.ts'
import styles from './vendor-menu.module.css'

/** So many vendors fit; with more of them there are arrows. Spec §9. */
const VISIBLE = 8

interface VendorMenuProps {
  cards: readonly Card[]
  chosen: string | undefined
  onChoose: (vassalage: string | undefined) => void
}

/** The vendors of a lobby, side by side. The keyboard goes from one to the next by its arrows, and needs no arrows to press. */
export function VendorMenu({ cards, chosen, onChoose }: VendorMenuProps) {
  const t = useText(texts)
  const cover = useText(cardTexts)
  const base = useSite((state) => state.imageBase)
  const { strip, ends, look, move } = useStrip<HTMLUListElement>(cards.length)
  const hasAll = cards.length > 1
  const at = useOneStop(cards.length + (hasAll ? 1 : 0))
  const many = cards.length > VISIBLE
  return (
    <div className={styles.menu} data-many={many}>
      {many && (
        <IconButton className={styles.arrow} label={t('previousVendors')} disabled={ends.first} tabIndex={-1} onClick={() => move(-1)}>
          <ChevronLeft />
        </IconButton>
      )}
      <ul className={styles.strip} ref={strip} onScroll={look} aria-label={t('vendors')}>
        {hasAll && (
          <li className={styles.all}>
            <button
              type="button"
              className={styles.vendor}
              aria-pressed={chosen === undefined}
              {...at(0)}
              onClick={() => onChoose(undefined)}
            >
              <span className={styles.every}>
                <LayoutGrid aria-hidden="true" />
              </span>
              {t('allVendors')}
            </button>
          </li>
        )}
        {cards.map((card, place) => (
          <li key={card.vassalage}>
            <button
              type="button"
              className={styles.vendor}
              aria-pressed={card.vassalage === chosen}
              {...at(place + (hasAll ? 1 : 0))}
              onClick={() => onChoose(card.vassalage)}
            >
              <img src={markPath(base, card)} alt="" width={32} height={32} />
              <span className={styles.name}>{card.name}</span>
              {card.state === 'maintenance' && <span className="sr-only">{cover('closed')}</span>}
            </button>
          </li>
        ))}
      </ul>
      {many && (
        <IconButton className={styles.arrow} label={t('nextVendors')} disabled={ends.last} tabIndex={-1} onClick={() => move(1)}>
          <ChevronRight />
        </IconButton>
      )}
    </div>
  )
}
