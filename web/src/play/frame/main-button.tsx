import { Repeat, Square } from 'lucide-react'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { presses } from '../session/presses.ts'
import { useShownPhase, useGameSession } from '../session/game-context.ts'
import { texts } from '../texts.ts'
import styles from './controls.module.css'
import type { MainAction } from './actions.ts'

interface MainButtonProps extends Omit<MainAction, 'onPress'> {
  /** Told when the press began, by the page's clock. */
  onPress: (beganMs: number) => void
}

/** The one thing that a game is about. While a row of rounds is played it ends the row, at once. */
export function MainButton({ label, icon, isDisabled = false, isUrgent = false, onPress }: MainButtonProps) {
  const t = useText(texts)
  const left = useGameSession((state) => state.auto?.left)
  const isAuto = left !== undefined
  const isResting = useShownPhase() === 'resting' && !isUrgent
  const name = isAuto ? t('autoStop', { left }) : label
  return (
    <button
      type="button"
      className={styles.main}
      data-main=""
      data-auto={isAuto || undefined}
      data-resting={(isResting && !isDisabled) || undefined}
      aria-label={name}
      // It keeps the focus while it rests: whoever plays by keyboard stays where they are.
      aria-disabled={((isDisabled || isResting) && !isAuto) || undefined}
      onClick={({ nativeEvent }) => onPress(presses.beganMs(nativeEvent))}
    >
      {isAuto ? (
        <>
          <span className={styles.count}>{left}</span>
          <Square className={styles.stop} aria-hidden="true" />
        </>
      ) : (
        icon
      )}
    </button>
  )
}

export function AutoButton({ onPress }: { onPress: () => void }) {
  const t = useText(texts)
  const isBusy = useGameSession(({ phase, auto }) => phase !== 'idle' || auto !== undefined)
  return (
    <IconButton className={styles.side} label={t('auto')} disabled={isBusy} onClick={onPress}>
      <Repeat />
    </IconButton>
  )
}
