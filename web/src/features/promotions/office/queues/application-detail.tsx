import { type PromotionApplication, decidePromotionApplication, getApplicationPicture } from '@tucano/contract/promotions/office'
import { Image } from 'lucide-react'
import { useState } from 'react'
import { Decision } from '#parts/office/decision'
import { Detail } from '#parts/office/detail'
import { MemberLink } from '#parts/office/member-link'
import { PictureView } from '#parts/office/picture-view'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import { call } from '#platform/call'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import styles from '#office/detail.module.css'
import { sayUngiven } from './say-ungiven.ts'
import { texts } from './texts.ts'
import { useDecidedFacts } from './use-decided-facts.ts'

const REASON_MIN = 10

interface ApplicationDetailProps {
  application: PromotionApplication
  mayChange: boolean
  onDone: () => void
}

/** What a member asks for, with what it has sent. */
export function ApplicationDetail({ application, mayChange, onDone }: ApplicationDetailProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const say = useRewardWords()
  const over = useDecidedFacts(application)
  const { applicationId, memberId, account, title, comment, pictures, reward, state, at } = application
  return (
    <Detail label={t('applicationOf', { account })} title={title} text={account} badges={<Badge>{t(`state_${state}`)}</Badge>}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <SectionCard title={t('application')}>
            <Facts
              facts={[
                { key: 'account', label: t('account'), value: <MemberLink memberId={memberId} account={account} /> },
                { key: 'promotion', label: t('promotion'), value: title },
                { key: 'reward', label: t('reward'), value: say(reward) },
                { key: 'comment', label: t('comment'), value: comment || t('noComment') },
                { key: 'at', label: t('at'), value: exactMoment(at, timeZone) },
                ...over,
              ]}
            />
          </SectionCard>
          {pictures > 0 && <Pictures applicationId={applicationId} many={pictures} />}
        </div>
        {mayChange && state === 'applying' && <ApplicationDecision application={application} onDone={onDone} />}
      </div>
    </Detail>
  )
}

/** Each is fetched when somebody asks for it: looking is written down. */
function Pictures({ applicationId, many }: { applicationId: string; many: number }) {
  const t = useText(texts)
  const [seen, setSeen] = useState<Readonly<Record<number, string>>>({})
  const { busy, problem, run } = useAction()
  const look = (picture: number): Promise<boolean> =>
    run(async () => {
      const { type, data } = await call(getApplicationPicture, { applicationId, picture })
      setSeen((before) => ({ ...before, [picture]: `data:${type};base64,${data}` }))
    })
  return (
    <SectionCard title={t('pictures')} text={t('picturesText')}>
      <div className={styles.inside}>
        {problem && (
          <p className={styles.warning} data-tone="alarm" role="alert">
            {problem}
          </p>
        )}
        {Array.from({ length: many }, (_, n) => n + 1).map((n) => {
          const src = seen[n]
          return src === undefined ? (
            <Button key={n} icon={<Image />} disabled={busy} onClick={() => void look(n)}>
              {t('showPicture', { n })}
            </Button>
          ) : (
            <PictureView key={n} src={src} label={t('picture', { n })} />
          )
        })}
      </div>
    </SectionCard>
  )
}

function ApplicationDecision({ application: { applicationId, account }, onDone }: Pick<ApplicationDetailProps, 'application' | 'onDone'>) {
  const t = useText(texts)
  return (
    <Decision
      title={t('decision')}
      over={['case.over']}
      text={t('decisionText')}
      approval={{
        label: t('approve'),
        ready: true,
        title: t('approveTitle', { account }),
        question: t('approveText'),
        act: () => call(decidePromotionApplication, { applicationId, isApproved: true }).catch((error: unknown) => sayUngiven(t, error)),
        done: t('approved', { account }),
      }}
      refusal={{
        label: t('refuse'),
        title: t('refuseTitle', { account }),
        text: t('refuseText'),
        shortest: REASON_MIN,
        usual: [t('usual_proof'), t('usual_rules'), t('usual_again')],
        act: (reason) => call(decidePromotionApplication, { applicationId, isApproved: false, reason }),
        done: t('refused', { account }),
      }}
      onDone={onDone}
    />
  )
}
