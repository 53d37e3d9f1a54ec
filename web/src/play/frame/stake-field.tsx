import { Minus, Plus } from 'lucide-react'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { Popover } from '#ui/popover'
import { useMoney, useGameContext, useGameSession } from '../session/game-context.ts'
import { texts } from '../texts.ts'
import styles from './controls.module.css'
import { StakeChoices } from './stake-choices.tsx'

/** What a round stakes: one step down or up, or any other amount that the game takes. */
export function StakeField() {
  const t = useText(texts)
  const money = useMoney()
  const { session } = useGameContext()
  const stake = useGameSession((state) => state.stake)
  const isBusy = useGameSession(({ phase, auto }) => phase !== 'idle' || auto !== undefined)
  const { steps } = session
  const written = money(stake)
  return (
    <div className={styles.stake} role="group" aria-label={t('stake')}>
      <IconButton
        className={styles.step}
        label={t('lessStake')}
        disabled={isBusy || stake <= steps[0]!}
        onClick={() => session.changeStake(-1)}
      >
        <Minus />
      </IconButton>
      <Popover
        above
        isDisabled={isBusy}
        className={styles.value}
        label={t('chooseStake', { amount: written })}
        button={
          <>
            <span className={styles.label}>{t('stake')}</span>{' '}
            <span className={styles.amount} data-stake={String(stake)}>
              {written}
            </span>
          </>
        }
      >
        {(close) => <StakeChoices close={close} />}
      </Popover>
      <IconButton
        className={styles.step}
        label={t('moreStake')}
        disabled={isBusy || stake >= steps.at(-1)!}
        onClick={() => session.changeStake(1)}
      >
        <Plus />
      </IconButton>
    </div>
  )
}
