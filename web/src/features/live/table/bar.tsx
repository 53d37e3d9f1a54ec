import { livePath } from '@tucano/contract/pages'
import { ArrowLeft, ChartNoAxesCombined, Columns2, Volume2, VolumeX } from 'lucide-react'
import { Link } from 'wouter'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { usePreferences } from '#play/session/preferences.ts'
import { IconButton } from '#ui/button'
import { PhoneChat } from '../chat/phone-chat.tsx'
import type { ShownTable } from '../queries.ts'
import { SeatBar } from '../several/seat-bar.tsx'
import { texts as severalTexts } from '../several/texts.ts'
import styles from './desk.module.css'
import type { SeatProps } from './seat-props.ts'
import { texts } from './texts.ts'

type BarProps = Omit<SeatProps, 'room'>

/** Which table it is, and the way to others. */
export function Bar(props: BarProps) {
  const { side, onMore } = props
  return side && onMore ? <SeatBar {...props} side={side} onMore={onMore} /> : <OwnBar {...props} />
}

function OwnBar({ table, others, view, onBeside, onMore }: BarProps) {
  const t = useText(texts)
  const s = useText(severalTexts)
  const { amount } = useAmounts()
  const { sound, toggle } = usePreferences()
  return (
    <header className={styles.bar}>
      <Link href="/live" className={styles.back} aria-label={t('back')}>
        <ArrowLeft aria-hidden="true" />
      </Link>
      <div className={styles.names}>
        <h1>{table.name}</h1>
        <p>
          {t('limits', { min: amount(view.limits.min), max: amount(view.limits.max) })} · {t('round', { round: view.round })}
          {table.kind !== 'crash' && ` · ${t('drawn', { name: table.dealer.name })}`}
        </p>
      </div>
      <nav className={styles.switch} aria-label={t('otherTables')}>
        {beside(others).map((other) => (
          <Link key={other.code} href={livePath(other.code)}>
            {other.name}
          </Link>
        ))}
      </nav>
      <IconButton label={t(sound ? 'soundOff' : 'soundOn')} aria-pressed={sound} onClick={() => toggle('sound')}>
        {sound ? <Volume2 /> : <VolumeX />}
      </IconButton>
      {onBeside && (
        <IconButton label={s('beside')} onClick={onBeside}>
          <Columns2 />
        </IconButton>
      )}
      {onMore && <PhoneChat code={table.code} />}
      {onMore && (
        <IconButton label={t('more')} onClick={onMore}>
          <ChartNoAxesCombined />
        </IconButton>
      )}
    </header>
  )
}

const BESIDE = 3
const beside = (others: readonly ShownTable[]): readonly ShownTable[] => others.slice(0, BESIDE)
