import { type OfficeRedemption, decideRedemption } from '@tucano/contract/points'
import { Decision } from '#parts/office/decision'
import { Detail } from '#parts/office/detail'
import { MemberLink } from '#parts/office/member-link'
import { call } from '#platform/call'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { type Fact, Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import styles from '#office/detail.module.css'
import { GoodsPicture } from '../goods-picture.tsx'
import { usePoints } from '../use-points.ts'
import own from './goods-form.module.css'
import { texts } from './texts.ts'

const REASON_MIN = 10

interface RedemptionDetailProps {
  redemption: OfficeRedemption
  mayChange: boolean
  onDone: () => void
}

export function RedemptionDetail({ redemption, mayChange, onDone }: RedemptionDetailProps) {
  const t = useText(texts)
  const { points: written } = usePoints()
  const { timeZone } = useBrand()
  const { memberId, account, goods, picture, points, stock, status, at, decidedBy, decidedAt, reason } = redemption
  const over: Fact[] = [
    ...(decidedBy === null ? [] : [{ key: 'by', label: t('decidedBy'), value: decidedBy }]),
    ...(decidedAt === null ? [] : [{ key: 'decidedAt', label: t('decidedAt'), value: exactMoment(decidedAt, timeZone) }]),
    ...(reason === null ? [] : [{ key: 'reason', label: t('reason'), value: reason }]),
  ]
  return (
    <Detail label={t('redemptionOf', { account })} title={goods} text={account} badges={<Badge>{t(`status_${status}`)}</Badge>}>
      <div className={styles.columns}>
        <SectionCard title={t('redemption')}>
          <span className={own.shown}>
            <GoodsPicture picture={picture} size={132} />
          </span>
          <Facts
            facts={[
              { key: 'account', label: t('account'), value: <MemberLink memberId={memberId} account={account} /> },
              { key: 'goods', label: t('goods'), value: goods },
              { key: 'points', label: t('points'), value: points === 0 ? t('gift') : written(points) },
              ...(status === 'in process' ? [{ key: 'stock', label: t('left'), value: t('inStock', { count: stock }) }] : []),
              { key: 'at', label: t('asked'), value: exactMoment(at, timeZone) },
              ...over,
            ]}
          />
        </SectionCard>
        {mayChange && status === 'in process' && <RedemptionDecision redemption={redemption} onDone={onDone} />}
      </div>
    </Detail>
  )
}

function RedemptionDecision({
  redemption: { redemptionId, account, goods },
  onDone,
}: Pick<RedemptionDetailProps, 'redemption' | 'onDone'>) {
  const t = useText(texts)
  const what = { goods, account }
  return (
    <Decision
      title={t('decision')}
      over={['case.over']}
      text={t('decisionText')}
      approval={{
        label: t('approve'),
        ready: true,
        title: t('approveTitle', what),
        question: t('approveText'),
        act: () => call(decideRedemption, { redemptionId, isApproved: true }),
        done: t('approved', what),
      }}
      refusal={{
        label: t('refuse'),
        title: t('refuseTitle', what),
        text: t('refuseText'),
        shortest: REASON_MIN,
        usual: [t('usual_region'), t('usual_address'), t('usual_damaged')],
        act: (reason) => call(decideRedemption, { redemptionId, isApproved: false, reason }),
        done: t('refused', what),
      }}
      onDone={onDone}
    />
  )
}
