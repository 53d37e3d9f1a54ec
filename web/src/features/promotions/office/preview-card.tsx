import type { ReplyOf } from '@tucano/contract/endpoint'
import { searchMembers } from '@tucano/contract/members'
import { previewPromotion } from '@tucano/contract/promotions/office'
import type { OwnPromotion } from '@tucano/contract/promotions/shapes'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import { call } from '#platform/call'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Told } from '#platform/told'
import { useAction } from '#platform/use-action'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { type Fact, Facts } from '#ui/facts'
import { TextField } from '#ui/field'
import { Note } from '#ui/note'
import { SectionCard } from '#ui/section-card'
import { Cover } from '../cover.tsx'
import { sceneOf } from '../scenes.ts'
import { Lines, ProgressBar, RewardLine, StatusBadge } from '../standing-lines.tsx'
import { texts as memberTexts } from '../texts.ts'
import { useHeadline } from '../use-headline.ts'
import styles from './office.module.css'
import { texts } from './texts.ts'

type Seen = ReplyOf<typeof previewPromotion>['promotion'] & { account: string; isShown: boolean }

/** A promotion as a given member would see it now, be it a draft. */
export function PreviewCard({ promotionId }: { promotionId: string }) {
  const t = useText(texts)
  const [account, setAccount] = useState('')
  const [seen, setSeen] = useState<Seen>()
  const { busy, problem, run } = useAction()
  const look = (): Promise<boolean> =>
    run(async () => {
      setSeen(undefined)
      const query = account.trim().toLowerCase()
      const { list } = await call(searchMembers, { query })
      const member = list.find((line) => line.account === query) ?? (list.length === 1 ? list[0] : undefined)
      if (!member) throw new Told(t('previewNobody'))
      const { promotion, isShown } = await call(previewPromotion, { promotionId, memberId: member.memberId })
      setSeen({ ...promotion, isShown, account: member.account })
    })
  return (
    <SectionCard title={t('preview')} text={t('previewText')}>
      <form
        className={styles.inside}
        onSubmit={(event) => {
          event.preventDefault()
          if (account.trim() !== '') void look()
        }}
      >
        <div className={styles.find}>
          <TextField
            label={t('account')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={account}
            error={problem}
            onChange={({ target }) => setAccount(target.value)}
          />
          <Button type="submit" icon={<Eye />} busy={busy}>
            {t('look')}
          </Button>
        </div>
      </form>
      {seen && <Preview seen={seen} />}
    </SectionCard>
  )
}

const worded = (status: OwnPromotion['status']) => `status_${status.replaceAll(' ', '_')}` as 'status_join'

function Preview({ seen }: { seen: Seen }) {
  const t = useText(texts)
  const say = useRewardWords()
  const { timeZone } = useBrand()
  const { account, isShown, status, act, closed, reason, reward, claimUntil } = seen
  const facts: (Fact | false)[] = [
    { key: 'account', label: t('account'), value: account },
    { key: 'status', label: t('previewStatus'), value: t(worded(status)) },
    { key: 'act', label: t('previewAct'), value: act === null ? t('nothing') : t(`act_${act}`) },
    closed !== null && { key: 'closed', label: t('previewClosed'), value: t(`closed_${closed}`) },
    reason !== null && { key: 'reason', label: t('previewReason'), value: reason },
    reward !== null && { key: 'reward', label: t('previewReward'), value: say(reward) },
    claimUntil !== null && { key: 'until', label: t('previewUntil'), value: moment(claimUntil, timeZone) },
  ]
  return (
    <div className={styles.preview} data-preview={status}>
      {isShown ? (
        <AsMember seen={seen} />
      ) : (
        <Note icon={<EyeOff />} name="unseen" title={t('unseen')}>
          {t('unseenText')}
        </Note>
      )}
      <Facts facts={facts.filter((fact) => fact !== false)} />
    </div>
  )
}

/** The member's own card, to be looked at: nothing of it can be pressed. */
function AsMember({ seen }: { seen: Seen }) {
  const m = useText(memberTexts)
  const headline = useHeadline()
  const { title, summary, act } = seen
  return (
    <Card className={styles.member} inert>
      <Cover scene={sceneOf(seen)} headline={headline(seen)} />
      <div className={styles.words}>
        <StatusBadge promotion={seen} />
        <h5>{title}</h5>
        <p>{summary}</p>
        <RewardLine promotion={seen} />
        <Lines promotion={seen} />
        <ProgressBar promotion={seen} />
        {act !== null && <Button look="primary">{m(`act_${act}`)}</Button>}
      </div>
    </Card>
  )
}
