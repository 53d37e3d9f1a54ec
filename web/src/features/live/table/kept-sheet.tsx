import { Trash2 } from 'lucide-react'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button, IconButton } from '#ui/button'
import { Sheet } from '#ui/sheet'
import { dropBet, keepBet, useKeptBets } from '../kept.ts'
import type { ShownTable } from '../queries.ts'
import { useSpotName } from '../words/use-spot-name.ts'
import styles from './sheets.module.css'
import { type Chips, stakeOf } from './slip-chips.ts'
import { texts } from './texts.ts'

interface KeptSheetProps {
  table: ShownTable
  chips: Chips
  canBet: boolean
  onLay: (chips: Chips) => void
  onClose: () => void
}

const NAMED = 4

/** Bets that somebody likes, kept on this device. */
export function KeptSheet({ table: { code, kind }, chips, canBet, onLay, onClose }: KeptSheetProps) {
  const t = useText(texts)
  const w = useText(words)
  const { amount } = useAmounts()
  const nameOf = useSpotName(kind)
  const bets = useKeptBets(code)
  const namesOf = (of: Chips): string => {
    const spots = Object.keys(of)
    return [...spots.slice(0, NAMED).map(nameOf), ...(spots.length > NAMED ? [`+${spots.length - NAMED}`] : [])].join(' · ')
  }
  const keep = (): void => keepBet(code, { name: t('keptName', { amount: amount(stakeOf(chips)) }), chips })
  return (
    <Sheet title={t('favourites')} closeLabel={w('close')} onClose={onClose}>
      <div className={styles.sheet}>
        <p className={styles.soft}>{bets.length === 0 ? t('noKept') : t('keepText')}</p>
        <ul className={styles.kept}>
          {bets.map((bet, place) => (
            <li key={`${place} ${bet.name}`}>
              <span className={styles.what}>
                <strong>{bet.name}</strong>
                <small>{namesOf(bet.chips)}</small>
              </span>
              <Button
                look="primary"
                size="small"
                disabled={!canBet}
                onClick={() => {
                  onLay(bet.chips)
                  onClose()
                }}
              >
                {t('lay')}
              </Button>
              <IconButton label={t('drop', { name: bet.name })} onClick={() => dropBet(code, place)}>
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ul>
        <Button wide disabled={stakeOf(chips) === 0n} onClick={keep}>
          {t('keep')}
        </Button>
      </div>
    </Sheet>
  )
}
