import { History, Info, Settings, ShieldCheck, Volume2, VolumeX, Zap } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { usePreferences } from '../session/preferences.ts'
import { useMoney, useGameContext, useGameSession } from '../session/game-context.ts'
import { texts } from '../texts.ts'
import styles from './controls.module.css'
import type { SheetName } from './actions.ts'
import { FreeRoundsMeter } from './free-rounds.tsx'
import { AutoButton, MainButton } from './main-button.tsx'
import { StakeField } from './stake-field.tsx'

interface ControlsProps {
  main: ComponentProps<typeof MainButton>
  extra: ReactNode
  withoutStake: boolean
  open: (sheet: SheetName) => void
}

/** Balance, stake and the large button; on a phone under the thumb, on a desk in one row. */
export function Controls({ main, extra, withoutStake, open }: ControlsProps) {
  const { play } = useGameContext().session.game
  const freeRounds = useGameSession((state) => state.freeRounds)
  return (
    <div className={styles.controls}>
      {extra && <div className={styles.extra}>{extra}</div>}
      <Tools open={open} />
      <BalanceMeter />
      {freeRounds ? <FreeRoundsMeter freeRounds={freeRounds} /> : !withoutStake && <StakeField />}
      <div className={styles.action}>
        {play.turbo ? <TurboButton /> : <span className={styles.gap} />}
        <MainButton {...main} />
        {play.autoplay && !freeRounds ? <AutoButton onPress={() => open('auto')} /> : <span className={styles.gap} />}
      </div>
    </div>
  )
}

function Tools({ open }: { open: (sheet: SheetName) => void }) {
  const t = useText(texts)
  const { sound, toggle } = usePreferences()
  return (
    <div className={styles.tools} role="group" aria-label={t('tools')}>
      <IconButton className={styles.tool} label={t('info')} onClick={() => open('info')}>
        <Info />
      </IconButton>
      <IconButton className={styles.tool} label={t('history')} onClick={() => open('history')}>
        <History />
      </IconButton>
      <IconButton className={styles.tool} label={t('fairness')} onClick={() => open('fairness')}>
        <ShieldCheck />
      </IconButton>
      <IconButton className={styles.tool} label={sound ? t('soundOff') : t('soundOn')} aria-pressed={sound} onClick={() => toggle('sound')}>
        {sound ? <Volume2 /> : <VolumeX />}
      </IconButton>
      <IconButton className={styles.tool} label={t('settings')} onClick={() => open('settings')}>
        <Settings />
      </IconButton>
    </div>
  )
}

function TurboButton() {
  const t = useText(texts)
  const { turbo, toggle } = usePreferences()
  return (
    <IconButton className={styles.side} label={turbo ? t('turboOff') : t('turboOn')} aria-pressed={turbo} onClick={() => toggle('turbo')}>
      <Zap />
    </IconButton>
  )
}

/** The balance as the rounds of this session make it. It changes when a result has been shown, never before. */
function BalanceMeter() {
  const t = useText(texts)
  const money = useMoney()
  const { isBalanceHidden } = useGameContext()
  const balance = useGameSession((state) => state.balance)
  const pocket = useGameSession((state) => state.pocket)
  return (
    <dl className={styles.meter}>
      <dt className={styles.label}>{t(pocket === 'bonus' ? 'bonusBalance' : 'balance')}</dt>
      <dd className={styles.amount} data-balance={balance === undefined ? undefined : String(balance)} data-pocket={pocket}>
        {isBalanceHidden ? (
          <>
            <span aria-hidden="true">••••••</span>
            <span className="sr-only">{t('hidden')}</span>
          </>
        ) : (
          balance !== undefined && money(balance)
        )}
      </dd>
    </dl>
  )
}
