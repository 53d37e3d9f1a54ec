import type { LiveView } from '@tucano/contract/live'
import { ChartNoAxesCombined, Maximize2, X } from 'lucide-react'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import type { ShownTable } from '../queries.ts'
import { texts as tableTexts } from '../table/texts.ts'
import { LastResults } from './last-results.tsx'
import styles from './several.module.css'
import type { Side } from './side.ts'
import { texts } from './texts.ts'

interface SeatBarProps {
  table: ShownTable
  view: LiveView
  side: Side
  onMore: () => void
}

/** Which table it is among several, what came out last, and what can be done with it. */
export function SeatBar({ table: { name, kind, dealer }, view, side, onMore }: SeatBarProps) {
  const t = useText(texts)
  const w = useText(tableTexts)
  const { amount } = useAmounts()
  const { limits, round, past } = view
  return (
    <header className={styles.bar}>
      <div className={styles.names}>
        <h2>{name}</h2>
        <p>
          {w('limits', { min: amount(limits.min), max: amount(limits.max) })} · {w('round', { round })}
          {kind !== 'crash' && ` · ${w('drawn', { name: dealer.name })}`}
        </p>
      </div>
      <LastResults kind={kind} past={past} />
      <IconButton label={t('more', { name })} onClick={onMore}>
        <ChartNoAxesCombined />
      </IconButton>
      {side.onEnlarge && (
        <IconButton label={t('enlarge', { name })} onClick={side.onEnlarge}>
          <Maximize2 />
        </IconButton>
      )}
      <IconButton label={t('remove', { name })} onClick={side.onRemove}>
        <X />
      </IconButton>
    </header>
  )
}
