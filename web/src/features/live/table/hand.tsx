import type { LiveLimits } from '@tucano/contract/live'
import { CopyPlus, Heart, Repeat2, RotateCw, Trash2, Undo2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { Chip } from '#play/chips/chip.tsx'
import { chipValues } from '#play/chips/chip-values.ts'
import styles from './hand.module.css'
import { texts } from './texts.ts'
import type { SlipInHand } from './use-slip.ts'

export const valuesOf = ({ min, max }: LiveLimits): bigint[] => chipValues({ unit: '1', min, max })

interface HandProps {
  limits: LiveLimits
  chip: bigint
  onChip: (value: bigint) => void
  slip: SlipInHand
  canBet: boolean
  /** Puts chips down, if whoever is here may. */
  onLay: (chips: Readonly<Record<string, string>>) => void
  /** Bets that are kept, and repeated by themselves, where a table has that. */
  onKept?: () => void
  onAuto?: () => void
  isAuto?: boolean
  /** Chips to choose from stand elsewhere. */
  isAside?: boolean
}

/** Chips to choose from, and what can be done with those that lie there. Nearest to the thumb. */
export function Hand({ limits, chip, onChip, slip, canBet, onLay, onKept, onAuto, isAuto = false, isAside = false }: HandProps) {
  const t = useText(texts)
  const { chips, before, hand, stake, unsent } = slip
  const { amount } = useAmounts()
  const hasChips = stake > 0n
  const isSending = Object.keys(unsent).length > 0
  const free = canBet && !slip.isTaking
  return (
    <div className={styles.hand} data-aside={isAside || undefined}>
      <p className={styles.sum} data-sending={isSending || undefined}>
        <span>{t('onTable')}</span>
        <strong>{amount(stake)}</strong>
        <small aria-hidden="true">{hasChips ? t(isSending ? 'sending' : 'accepted') : ' '}</small>
      </p>
      {!isAside && <Tray values={valuesOf(limits)} value={chip} onChoose={onChip} />}
      <div className={styles.tools} role="group" aria-label={t('tools')}>
        <Tool label={t('undo')} icon={<Undo2 />} onPress={free && hasChips ? hand.undo : undefined} />
        <Tool label={t('clear')} icon={<Trash2 />} onPress={free && hasChips ? hand.clear : undefined} />
        <Tool label={t('double')} icon={<CopyPlus />} onPress={free && hasChips ? () => onLay(chips) : undefined} />
        <Tool
          label={t('repeat')}
          icon={<Repeat2 />}
          onPress={free && !hasChips && Object.keys(before).length > 0 ? () => onLay(before) : undefined}
        />
        {onKept && <Tool label={t('favourites')} icon={<Heart />} onPress={onKept} />}
        {onAuto && <Tool label={t('auto')} icon={<RotateCw />} onPress={onAuto} isOn={isAuto} />}
      </div>
    </div>
  )
}

interface ToolProps {
  label: string
  icon: ReactNode
  onPress: (() => void) | undefined
  isOn?: boolean
}

const Tool = ({ label, icon, onPress, isOn = false }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-disabled={!onPress || undefined}
    data-on={isOn || undefined}
    onClick={() => onPress?.()}
  >
    {icon}
    <span>{label}</span>
  </button>
)

interface TrayProps {
  values: readonly bigint[]
  value: bigint
  onChoose: (value: bigint) => void
}

/** Chips to choose from: the one in hand goes to the places that are pressed. */
export function Tray({ values, value, onChoose }: TrayProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const root = useRef<HTMLDivElement>(null)
  const move = ({ key }: KeyboardEvent): void => {
    const way = key === 'ArrowRight' || key === 'ArrowUp' ? 1 : key === 'ArrowLeft' || key === 'ArrowDown' ? -1 : 0
    if (way === 0) return
    const place = (values.indexOf(value) + way + values.length) % values.length
    onChoose(values[place]!)
    root.current?.querySelectorAll('button')[place]?.focus()
  }
  return (
    <div ref={root} className={styles.tray} role="radiogroup" aria-label={t('chips')}>
      {values.map((each) => (
        <button
          key={String(each)}
          type="button"
          role="radio"
          className={styles.chip}
          aria-checked={each === value}
          aria-label={t('chipOf', { amount: amount(each) })}
          tabIndex={each === value ? 0 : -1}
          onClick={() => onChoose(each)}
          onKeyDown={move}
        >
          <Chip value={each} />
        </button>
      ))}
    </div>
  )
}
