import type { StudioGame } from '@tucano/contract/studios'
import { Pencil } from 'lucide-react'
import { useText } from '#platform/text'
import { Popover } from '#ui/popover'
import { AmountChoices } from '../frame/amount-choices.tsx'
import { useMoney, useGameSession } from '../session/game-context.ts'
import { texts } from './texts.ts'
import { Chip } from './chip.tsx'
import styles from './chip-tray.module.css'

interface OtherChipProps {
  stakes: StudioGame['stakes']
  values: readonly bigint[]
  value: bigint
  /** What lies on the cloth already. */
  laid: bigint
  onChoose: (value: bigint) => void
}

/** A chip of any amount that the table takes, after those that lie in the tray. */
export function OtherChip({ stakes, values, value, laid, onChoose }: OtherChipProps) {
  const t = useText(texts)
  const money = useMoney()
  const balance = useGameSession((state) => state.balance)
  const isBusy = useGameSession(({ phase, auto }) => phase !== 'idle' || auto !== undefined)
  const max = BigInt(stakes.max)
  const isOther = !values.includes(value)
  const names = { steps: t('chips'), quick: t('quickChips'), half: t('halfChip'), twice: t('twiceChip'), most: t('mostChip') }
  return (
    <Popover
      above
      isDisabled={isBusy}
      className={isOther ? styles.chosen : styles.other}
      label={t('chooseChip', { amount: money(value) })}
      button={isOther ? <Chip value={value} /> : <Pencil aria-hidden="true" />}
    >
      {(close) => (
        <AmountChoices
          limits={stakes}
          value={value}
          most={(balance === undefined || balance > max ? max : balance) - laid}
          steps={values}
          names={names}
          onChoose={onChoose}
          close={close}
        />
      )}
    </Popover>
  )
}
