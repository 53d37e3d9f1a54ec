import type { StudioGame } from '@tucano/contract/studios'
import { useRef } from 'react'
import { useText } from '#platform/text'
import { useMoney } from '../session/game-context.ts'
import { useLetters } from '../felt/use-letters.ts'
import { texts } from './texts.ts'
import { Chip } from './chip.tsx'
import styles from './chip-tray.module.css'
import { OtherChip } from './other-chip.tsx'

interface ChipTrayProps {
  /** It stands on the stage, where the controls have no room for it. */
  isOnStage?: boolean
  stakes: StudioGame['stakes']
  values: readonly bigint[]
  value: bigint
  /** What lies on the cloth already. */
  laid: bigint
  onChoose: (value: bigint) => void
}

/** Which chip is laid with the next press. */
export function ChipTray({ stakes, values, value, laid, isOnStage = false, onChoose }: ChipTrayProps) {
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
    <div className={styles.tray} data-on-stage={isOnStage || undefined}>
      <div ref={root} className={styles.chips} role="radiogroup" aria-label={t('chips')}>
        {values.map((each, place) => (
          <button
            key={String(each)}
            type="button"
            role="radio"
            className={styles.chip}
            aria-checked={each === value}
            aria-label={t('chipOf', { amount: money(each) })}
            tabIndex={each === value || (place === 0 && !values.includes(value)) ? 0 : -1}
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
      <OtherChip stakes={stakes} values={values} value={value} laid={laid} onChoose={onChoose} />
    </div>
  )
}
