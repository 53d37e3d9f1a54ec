import { Minus, Plus } from 'lucide-react'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { Popover } from '#ui/popover'
import { useMoney, useStudio, useTable } from '../studio.ts'
import { texts } from '../texts.ts'
import styles from './controls.module.css'
import { StakeChoices } from './stake-choices.tsx'

/** What a round stakes: one step down or up, or any other amount that the game takes. */
export function StakeField() {
  const t = useText(texts)
  const money = useMoney()
  const { table } = useStudio()
  const stake = useTable((state) => state.stake)
  const isBusy = useTable(({ phase, auto }) => phase !== 'idle' || auto !== undefined)
  const { steps } = table
  const written = money(stake)
  return (
    <div className={styles.stake} role="group" aria-label={t('stake')}>
      <IconButton
        className={styles.step}
        label={t('lessStake')}
        disabled={isBusy || stake <= steps[0]!}
        onClick={() => table.changeStake(-1)}
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
        onClick={() => table.changeStake(1)}
      >
        <Plus />
      </IconButton>
    </div>
  )
}
