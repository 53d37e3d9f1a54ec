import { useText } from '#platform/text'
import { useRoving } from '../parts/use-roving.ts'
import { texts } from '../texts.ts'
import { spotOf } from './draw.ts'
import styles from './number-board.module.css'

interface NumberBoardProps {
  numbers: number
  picks: readonly number[]
  drawn: readonly number[]
  isDisabled: boolean
  onPick: (number: number) => void
}

const COLUMNS = 8

/** All numbers. A press picks one, another press lets it go. */
export function NumberBoard({ numbers, picks, drawn, isDisabled, onPick }: NumberBoardProps) {
  const t = useText(texts)
  const { grid, stop, setStop, onKeyDown } = useRoving({ count: numbers, columns: COLUMNS, first: 0 })
  return (
    <div ref={grid} className={styles.board} role="group" aria-label={t('numbers')} data-live={!isDisabled || undefined}>
      {Array.from({ length: numbers }, (_, at) => at + 1).map((number) => {
        const spot = spotOf(number, picks, drawn)
        return (
          <button
            key={number}
            type="button"
            className={styles.number}
            data-spot={spot}
            data-number={number}
            tabIndex={number - 1 === stop ? 0 : -1}
            aria-pressed={spot === 'picked' || spot === 'hit'}
            aria-label={t(`spot_${spot}`, { number })}
            aria-disabled={isDisabled || undefined}
            onKeyDown={onKeyDown}
            onFocus={() => setStop(number - 1)}
            onClick={() => !isDisabled && onPick(number)}
          >
            <span className={styles.face}>{number}</span>
          </button>
        )
      })}
    </div>
  )
}
