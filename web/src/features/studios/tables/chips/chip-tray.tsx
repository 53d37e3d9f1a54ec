import { useRef } from 'react'
import { useText } from '#platform/text'
import { useMoney } from '../../studio.ts'
import { useLetters } from '../felt/use-letters.ts'
import { texts } from '../texts.ts'
import { Chip } from './chip.tsx'
import styles from './chip-tray.module.css'

interface ChipTrayProps {
  /** It stands on the stage, where the controls have no room for it. */
  isOnStage?: boolean
  values: readonly bigint[]
  value: bigint
  onChoose: (value: bigint) => void
}

/** Which chip is laid with the next press. */
export function ChipTray({ values, value, isOnStage = false, onChoose }: ChipTrayProps) {
  const t = useText(texts)
  const money = useMoney()
  const root = useRef<HTMLDivElement>(null)
  useLetters(Object.fromEntries(values.map((each, place) => [String(place + 1), () => onChoose(each)])))
  const choose = (place: number): void => {
    onChoose(values[place]!)
    root.current?.querySelectorAll('button')[place]?.focus()
  }
  const move = (way: 1 | -1): void => choose((values.indexOf(value) + way + values.length) % values.length)
  return (
    <div ref={root} className={styles.tray} data-on-stage={isOnStage || undefined} role="radiogroup" aria-label={t('chips')}>
      {values.map((each, place) => (
        <button
          key={String(each)}
          type="button"
          role="radio"
          className={styles.chip}
          aria-checked={each === value}
          aria-label={t('chipOf', { amount: money(each) })}
          tabIndex={each === value ? 0 : -1}
          onClick={() => choose(place)}
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight' || key === 'ArrowUp') move(1)
            if (key === 'ArrowLeft' || key === 'ArrowDown') move(-1)
          }}
        >
          <Chip value={each} />
        </button>
      ))}
    </div>
  )
}
