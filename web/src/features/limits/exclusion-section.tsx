import { excludeMyself, exclusionMonths, type Limits } from '@tucano/contract/limits'
import { useState } from 'react'
import { call } from '#platform/call'
import { openDynamicModal } from '#platform/modals'
import { entering, forgetSession } from '#platform/session'
import { leaveEverywhere } from '#platform/tabs'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { Chip } from '#ui/card'
import { Modal } from '#ui/modal'
import { Checkbox } from '#ui/toggle'
import styles from './choices.module.css'
import { useGoodbye } from './goodbye.tsx'
import { Section } from './section.tsx'
import { texts } from './texts.ts'
import { useMomentText } from './watch/moment-text.ts'

type Months = (typeof exclusionMonths)[number]

/** Away from play for months. */
export function ExclusionSection({ closed }: Pick<Limits, 'closed'>) {
  const t = useText(texts)
  const when = useMomentText()
  const [months, setMonths] = useState<Months>(6)
  const until = closed?.why === 'exclusion' ? closed.until : undefined
  return (
    <Section
      anchor="autoexclusao"
      title={t(until ? 'excludedTitle' : 'exclusionTitle')}
      text={until ? t('excludedText', { until: when(until) }) : t('exclusionText')}
    >
      {until !== undefined && <p className={styles.note}>{t('exclusionLonger')}</p>}
      <div className={styles.chips} role="group" aria-label={t('exclusionTitle')}>
        {exclusionMonths.map((one) => (
          <Chip key={one} pressed={months === one} onPress={() => setMonths(one)}>
            {t(`months_${one}`)}
          </Chip>
        ))}
      </div>
      <div className={styles.act}>
        <Button onClick={() => openDynamicModal(({ close }) => <ExclusionDialog months={months} close={close} />)}>
          {t('exclusionStart')}
        </Button>
      </div>
    </Section>
  )
}

/** Says what will happen; then asks for a word that it was understood. */
function ExclusionDialog({ months, close }: { months: Months; close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const [asked, setAsked] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const { problem, exclude, remind } = useExclusion(months, close)
  const term = t(`months_${months}`)
  const last = { key: 'CONFIRM', label: t('exclusionDo'), danger: true, onPress: () => (agreed ? void exclude() : remind()) }
  const next = { key: 'NEXT', label: t('exclusionNext'), isDefault: true, onPress: () => setAsked(true) }
  const buttons = [{ key: 'CANCEL', label: w('cancel'), onPress: close }, asked ? last : next]
  return (
    <Modal
      title={t('exclusionAskTitle', { months: term })}
      closeLabel={w('close')}
      width={460}
      clickToClose={false}
      onClose={close}
      buttons={buttons}
    >
      <ul className={styles.list}>
        {(['exclusionNow', 'exclusionClosed', 'exclusionOpen', 'exclusionFinal'] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      {asked && (
        <div className={styles.agree}>
          <Checkbox checked={agreed} onChange={({ target }) => setAgreed(target.checked)}>
            {t('exclusionAgree', { months: term })}
          </Checkbox>
        </div>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Modal>
  )
}

function useExclusion(months: Months, close: () => void) {
  const t = useText(texts)
  const { problem, run, tell } = useAction()
  const exclude = (): Promise<boolean> =>
    // The session ends with it, and that is no surprise to be told of.
    run(() =>
      entering(async () => {
        const { until } = await call(excludeMyself, { months })
        // In one step, so that the goodbye has the focus and not what was behind the dialog.
        close()
        useGoodbye.setState({ until })
        leaveEverywhere()
        forgetSession()
      }),
    )
  return { problem, exclude, remind: () => tell(t('exclusionAgreeFirst')) }
}
