import { Repeat } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { SelectField } from '#ui/field'
import { Sheet } from '#ui/sheet'
import { Segmented } from '#ui/tabs'
import { Checkbox } from '#ui/toggle'
import { useMoney, useGameContext, useGameSession } from '../session/game-context.ts'
import { texts } from '../texts.ts'
import styles from './sheets.module.css'

const ROUNDS = ['10', '25', '50', '100', '200'] as const
const WIN_TIMES = [5n, 10n, 25n, 100n] as const
const LOSS_TIMES = [5n, 10n, 20n, 50n] as const
/** Unless the player says otherwise, so many stakes are the most that a row loses. */
const FIRST_LOSS = 10n

/** How many rounds in a row, and what ends them before. */
export function AutoSheet({ close }: { close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const money = useMoney()
  const { session } = useGameContext()
  const stake = useGameSession((state) => state.stake)
  const [rounds, setRounds] = useState<(typeof ROUNDS)[number]>('10')
  const [win, setWin] = useState('')
  const [loss, setLoss] = useState(String(FIRST_LOSS))
  const [onFeature, setOnFeature] = useState(true)
  const times = (factors: readonly bigint[]) =>
    factors.map((factor) => (
      <option key={String(factor)} value={String(factor)}>
        {money(stake * factor)}
      </option>
    ))
  const limit = (factor: string): bigint | undefined => (factor === '' ? undefined : stake * BigInt(factor))
  const start = (): void => {
    close()
    session.startAuto({ rounds: Number(rounds), winAbove: limit(win), lossOf: limit(loss), onFeature })
  }
  const most = stake * BigInt(rounds)
  return (
    <Sheet title={t('auto')} closeLabel={w('close')} onClose={close}>
      <div className={styles.sheet}>
        <h3 className={styles.heading}>{t('autoRounds')}</h3>
        <Segmented
          label={t('autoRounds')}
          choices={ROUNDS.map((key) => ({ key, label: key }))}
          value={rounds}
          onChange={setRounds}
          className={styles.counts}
        />
        <h3 className={styles.heading}>{t('autoStops')}</h3>
        <div className={styles.limits}>
          <SelectField label={t('autoLoss')} value={loss} onChange={({ target }) => setLoss(target.value)}>
            {times(LOSS_TIMES)}
            <option value="">{t('never')}</option>
          </SelectField>
          <SelectField label={t('autoWin')} value={win} onChange={({ target }) => setWin(target.value)}>
            <option value="">{t('never')}</option>
            {times(WIN_TIMES)}
          </SelectField>
        </div>
        <Checkbox checked={onFeature} onChange={({ target }) => setOnFeature(target.checked)}>
          {t('autoFeature')}
        </Checkbox>
        <p className={styles.small}>{t('autoStopsText')}</p>
        <Button look="primary" size="large" wide icon={<Repeat />} data-default="" onClick={start}>
          {t('autoStart', { rounds, amount: money(stake) })}
        </Button>
        <p className={styles.small}>{t('autoTotal', { amount: money(most) })}</p>
      </div>
    </Sheet>
  )
}
