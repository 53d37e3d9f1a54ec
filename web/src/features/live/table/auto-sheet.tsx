import { useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { Sheet } from '#ui/sheet'
import { Segmented } from '#ui/tabs'
import { type AutoPlan, fitsLoss } from './auto.ts'
import styles from './sheets.module.css'
import { type Chips, stakeOf } from './slip-chips.ts'
import { texts } from './texts.ts'
import type { AutoInHand } from './use-auto.ts'
import type { SlipInHand } from './use-slip.ts'

const ROUNDS = ['5', '10', '25', '50', '100'] as const

interface AutoSheetProps {
  slip: Pick<SlipInHand, 'chips' | 'before' | 'stake'>
  hand: AutoInHand
  /** Starts, if whoever is here may bet. */
  onStart: (plan: AutoPlan, chips: Chips) => void
  onClose: () => void
}

/** The same bet, round after round: how often, and what ends it. */
export function AutoSheet({ slip, hand, onStart, onClose }: AutoSheetProps) {
  const t = useText(texts)
  const w = useText(words)
  const { amount, signed } = useAmounts()
  const [rounds, setRounds] = useState<(typeof ROUNDS)[number]>('10')
  const [loss, setLoss] = useState('')
  const [win, setWin] = useState('')
  const chips = slip.stake > 0n ? slip.chips : slip.before
  const stake = stakeOf(chips)
  const plan: AutoPlan = { rounds: Number(rounds), loss: readAmount(loss), win: readAmount(win) }
  const isOver = !fitsLoss(plan, chips)
  return (
    <Sheet title={t('auto')} closeLabel={w('close')} onClose={onClose}>
      <div className={styles.sheet}>
        <p className={styles.soft}>{t('autoText')}</p>
        {hand.auto ? (
          <>
            <p className={styles.running}>
              <strong>{t('autoRuns', { count: hand.auto.left })}</strong>
              <span>{t('autoNet', { amount: signed(hand.auto.net) })}</span>
            </p>
            <Button look="primary" wide onClick={hand.stop}>
              {t('autoStop')}
            </Button>
          </>
        ) : (
          <>
            <p className={styles.running}>
              <strong>{stake > 0n ? t('keptName', { amount: amount(stake) }) : t('autoNothing')}</strong>
            </p>
            <div className={styles.field}>
              <span>{t('autoRounds')}</span>
              <Segmented label={t('autoRounds')} choices={ROUNDS.map((key) => ({ key, label: key }))} value={rounds} onChange={setRounds} />
            </div>
            <TextField
              label={t('autoLoss')}
              mark={t('noLimit')}
              inputMode="decimal"
              autoComplete="off"
              value={loss}
              error={isOver ? t('autoOverLoss') : undefined}
              onChange={({ target }) => setLoss(target.value)}
            />
            <TextField
              label={t('autoWin')}
              mark={t('noLimit')}
              inputMode="decimal"
              autoComplete="off"
              value={win}
              onChange={({ target }) => setWin(target.value)}
            />
            <Button
              look="primary"
              wide
              disabled={stake === 0n || isOver}
              onClick={() => {
                onStart(plan, chips)
                onClose()
              }}
            >
              {t('autoStart')}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  )
}
