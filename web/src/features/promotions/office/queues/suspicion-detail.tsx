import { type Suspicion, decideSuspicion } from '@tucano/contract/promotions/office'
import { useState } from 'react'
import { Decision } from '#parts/office/decision'
import { Detail } from '#parts/office/detail'
import { MemberLink } from '#parts/office/member-link'
import { ReasonField, isReason } from '#parts/office/reason-field'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import { call } from '#platform/call'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { Facts } from '#ui/facts'
import { Form } from '#ui/form'
import { SectionCard } from '#ui/section-card'
import styles from '#office/detail.module.css'
import list from '../office.module.css'
import { sayUngiven } from './say-ungiven.ts'
import { texts } from './texts.ts'
import { useDecidedFacts } from './use-decided-facts.ts'

const REASON_MIN = 10

interface SuspicionDetailProps {
  suspicion: Suspicion
  mayChange: boolean
  onDone: () => void
}

/** A reward that waits: why, and who else is meant. */
export function SuspicionDetail({ suspicion, mayChange, onDone }: SuspicionDetailProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const say = useRewardWords()
  const over = useDecidedFacts(suspicion)
  const { memberId, account, title, reward, reasons, state, at } = suspicion
  return (
    <Detail label={t('suspicionOf', { account })} title={account} text={title} badges={<Badge>{t(`state_${state}`)}</Badge>}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <SectionCard title={t('suspicion')}>
            <Facts
              facts={[
                { key: 'account', label: t('account'), value: <MemberLink memberId={memberId} account={account} /> },
                { key: 'promotion', label: t('promotion'), value: title },
                { key: 'reward', label: t('reward'), value: say(reward) },
                { key: 'at', label: t('at'), value: exactMoment(at, timeZone) },
                ...over,
              ]}
            />
          </SectionCard>
          <SectionCard title={t('reasons')}>
            <ul className={list.list}>
              {reasons.map(({ why, with: others }) => (
                <li key={why} className={list.item} data-why={why}>
                  <strong>{t(`why_${why}`)}</strong>
                  <span className={list.soft}>{t(`about_${why}`)}</span>
                  {others.length > 0 && (
                    <span>
                      {t('with')}{' '}
                      {others.map((other, n) => (
                        <span key={other.memberId}>
                          {n > 0 && ', '}
                          <MemberLink {...other} />
                        </span>
                      ))}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </SectionCard>
        </div>
        {mayChange && state === 'waiting' && <SuspicionDecision suspicion={suspicion} onDone={onDone} />}
      </div>
    </Detail>
  )
}

function SuspicionDecision({ suspicion: { suspicionId, account }, onDone }: Pick<SuspicionDetailProps, 'suspicion' | 'onDone'>) {
  const t = useText(texts)
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const decide = (isReleased: boolean, why: string) => call(decideSuspicion, { suspicionId, isReleased, reason: why })
  return (
    <Decision
      title={t('decision')}
      over={['case.over']}
      text={t('releaseText')}
      approval={{
        renderForm: ({ busy, problem, decide: start }) => (
          <Form
            submitLabel={t('release')}
            busy={busy}
            problem={problem}
            onSubmit={(event) => {
              event.preventDefault()
              setPressed(true)
              if (isReason(reason))
                void start(() => decide(true, reason.trim()).catch((error: unknown) => sayUngiven(t, error)), t('released', { account }))
            }}
          >
            <ReasonField value={reason} pressed={pressed} onChange={setReason} />
          </Form>
        ),
      }}
      refusal={{
        label: t('deny'),
        title: t('denyTitle', { account }),
        text: t('denyText'),
        hint: t('keptInJournal'),
        shortest: REASON_MIN,
        usual: [t('usual_same'), t('usual_ring')],
        act: (why) => decide(false, why),
        done: t('denied', { account }),
      }}
      onDone={onDone}
    />
  )
}
