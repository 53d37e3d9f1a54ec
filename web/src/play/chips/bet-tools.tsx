import { CopyMinus, CopyPlus, Repeat2, Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#platform/text'
import { useLetters } from '../felt/use-letters.ts'
import { texts } from './texts.ts'
import styles from './bet-tools.module.css'
import type { BetsAtHand } from './use-bets.ts'

/** What can be done with all chips at once. */
export function BetTools({ hand }: { hand: BetsAtHand }) {
  const t = useText(texts)
  const { canUndo, canRepeat, isFree, bets, next, undo, clear, repeat, double, halve } = hand
  const canClear = isFree && bets.size > 0
  const canDouble = isFree && next.size > 0
  useLetters({
    z: canUndo ? undo : undefined,
    x: canClear ? clear : undefined,
    r: canRepeat ? repeat : undefined,
    d: canDouble ? double : undefined,
    h: canDouble ? halve : undefined,
  })
  return (
    <div className={styles.tools} role="group" aria-label={t('betTools')}>
      <Tool label={t('undo')} icon={<Undo2 />} onPress={canUndo ? undo : undefined} />
      <Tool label={t('clear')} icon={<Trash2 />} onPress={canClear ? clear : undefined} />
      <Tool label={t('repeat')} icon={<Repeat2 />} onPress={canRepeat ? repeat : undefined} />
      <Tool label={t('halveAll')} icon={<CopyMinus />} onPress={canDouble ? halve : undefined} />
      <Tool label={t('doubleAll')} icon={<CopyPlus />} onPress={canDouble ? double : undefined} />
    </div>
  )
}

function Tool({ label, icon, onPress }: { label: string; icon: ReactNode; onPress: (() => void) | undefined }) {
  return (
    <button type="button" className={styles.tool} aria-disabled={!onPress || undefined} onClick={() => onPress?.()}>
      {icon}
      <span className={styles.word}>{label}</span>
    </button>
  )
}
