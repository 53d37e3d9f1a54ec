import { Gift } from 'lucide-react'
import { useState } from 'react'
import { usePromotionNews } from '#parts/use-promotion-news'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Note } from '#ui/note'
import { texts } from './texts.ts'
import { useHeadline } from './use-headline.ts'
import { useShown } from './use-shown.ts'
import type { Ways } from './ways.ts'

/** Beside a deposit: which promotion of the member's it counts for, and what it has brought. */
export function DepositOffer({ ways }: { ways: Ways }) {
  const t = useText(texts)
  const say = useRewardWords()
  const headline = useHeadline()
  const { data = [], isOwn } = useShown()
  usePromotionNews()
  // Those that waited for a deposit when this was opened, or since.
  const [waited, setWaited] = useState<readonly string[]>([])
  const waiting = isOwn ? data.filter(({ kind, act }) => kind === 'depositMatch' && act === 'deposit') : []
  const more = waiting.filter(({ promotionId }) => !waited.includes(promotionId))
  if (more.length > 0) setWaited([...waited, ...more.map(({ promotionId }) => promotionId)])
  const told = data.filter(
    ({ promotionId, status, act }) => waited.includes(promotionId) && (act === 'deposit' || status === 'issued' || status === 'claim'),
  )
  return told.map((promotion) => {
    const { promotionId, title, act, reward, summary } = promotion
    if (act !== 'deposit' && reward) {
      const isBonus = reward.type === 'bonus'
      return (
        <div key={promotionId} role="status" data-deposit-offer="got">
          <Note
            icon={<Gift />}
            tone="forest"
            title={t('depositGot', { title, reward: say(reward) })}
            action={isBonus && <Button onClick={ways.onBonus}>{t('seeBonus')}</Button>}
          >
            {t(isBonus ? 'depositGotText' : 'depositGotPlain')}
          </Note>
        </div>
      )
    }
    const told = headline({ offer: promotion.offer })
    return (
      <div key={promotionId} data-deposit-offer="waits">
        <Note icon={<Gift />} tone="beak" title={t('depositFor', { title })}>
          {told ? `${told.large} ${told.small}. ` : ''}
          {summary}
        </Note>
      </div>
    )
  })
}
