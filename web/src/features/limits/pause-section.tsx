import { type Limits, PAUSE_DAYS_MAX, pausePlay } from '@tucano/contract/limits'
import { useState } from 'react'
import { useSaving } from '#parts/use-saving'
import { call } from '#platform/call'
import { openDynamicModal } from '#platform/modals'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { Chip } from '#ui/card'
import { TextField } from '#ui/field'
import { Modal } from '#ui/modal'
import styles from './choices.module.css'
import { readCount } from './read-cap.ts'
import { Section } from './section.tsx'
import { texts } from './texts.ts'
import { useMomentText } from './watch/moment-text.ts'
import { takeLimits } from './watch/queries.ts'
import { type Heard, useServerTime } from './watch/server-clock.ts'

const DAY_MS = 86_400_000
/** A day, a week, a month, six weeks. */
const USUAL = [1, 7, 30, 42] as const

/** Neither play nor deposits for some days. */
export function PauseSection({ limits }: { limits: Heard<Limits> }) {
  const t = useText(texts)
  const when = useMomentText()
  const now = useServerTime(limits) ?? limits.now
  const [chosen, setChosen] = useState<number | 'other'>(1)
  const [typed, setTyped] = useState('')
  const days = chosen === 'other' ? daysOf(typed) : chosen
  const paused = limits.closed?.why === 'pause' ? limits.closed.until : undefined
  const until = days === undefined ? undefined : now + days * DAY_MS
  // What ends before the pause of now would change nothing.
  const isShorter = until !== undefined && paused !== undefined && until <= paused
  const ask = (): void => {
    if (days !== undefined) openDynamicModal(({ close }) => <PauseDialog days={days} until={until ?? now} close={close} />)
  }
  return (
    <Section
      anchor="pausa"
      title={t(paused ? 'pausedTitle' : 'pauseTitle')}
      text={paused ? t('pausedText', { until: when(paused) }) : t('pauseText')}
    >
      <div className={styles.chips} role="group" aria-label={t('pauseTitle')}>
        {USUAL.map((one) => (
          <Chip key={one} pressed={chosen === one} onPress={() => setChosen(one)}>
            {t(`pause_${one}`)}
          </Chip>
        ))}
        <Chip pressed={chosen === 'other'} onPress={() => setChosen('other')}>
          {t('pauseOther')}
        </Chip>
      </div>
      {chosen === 'other' && (
        <TextField
          label={t('pauseDays', { max: PAUSE_DAYS_MAX })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed}
          error={typed !== '' && days === undefined ? t('pauseDaysWrong', { max: PAUSE_DAYS_MAX }) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <p className={styles.note}>{t('pauseOpen')}</p>
      <div className={styles.act}>
        <Button look="primary" disabled={days === undefined || isShorter} onClick={ask}>
          {t(paused ? 'pauseLonger' : 'pauseStart')}
        </Button>
        {until !== undefined && !isShorter && <p className={styles.until}>{t('pauseUntil', { until: when(until) })}</p>}
      </div>
    </Section>
  )
}

function daysOf(typed: string): number | undefined {
  const days = Number(readCount(typed) ?? 0n)
  return days >= 1 && days <= PAUSE_DAYS_MAX ? days : undefined
}

function PauseDialog({ days, until, close }: { days: number; until: number; close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const when = useMomentText()
  const { busy, problem, save } = useSaving()
  const start = async (): Promise<void> => {
    if (!busy && (await save(async () => takeLimits(await call(pausePlay, { days })), t('pauseStarted')))) close()
  }
  const buttons = [
    { key: 'CANCEL', label: w('cancel'), onPress: close },
    { key: 'CONFIRM', label: t('pauseStart'), isDefault: true, onPress: () => void start() },
  ]
  return (
    <Modal title={t('pauseAskTitle')} closeLabel={w('close')} onClose={close} buttons={buttons}>
      <p>{t('pauseAskText', { until: when(until) })}</p>
      <p>{t('pauseOpen')}</p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Modal>
  )
}
