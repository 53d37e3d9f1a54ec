import { pages } from '@tucano/contract/pages'
import type { Reward } from '@tucano/contract/promotions'
import { Link } from 'wouter'
import { useText } from '#platform/text'
import { TextButton } from '#ui/form'
import { rafflePath, wheelPath } from './paths.ts'
import type { Shown } from './standing.ts'
import { texts } from './texts.ts'
import type { Ways } from './ways.ts'

interface WhereNextProps {
  promotion: Shown
  ways: Ways
}

/** Where to look at more of it: what was received, one's numbers, one's place. */
export function WhereNext({ promotion, ways }: WhereNextProps) {
  const t = useText(texts)
  const { promotionId, kind, status, act, reward } = promotion
  if (status === undefined) return null
  if (reward && (status === 'issued' || status === 'claimed')) return <Received reward={reward} ways={ways} />
  if (kind === 'raffle') return <Link href={rafflePath(promotionId)}>{t('seeNumbers')}</Link>
  if (kind === 'wheel') return act === 'spin' ? null : <Link href={wheelPath(promotionId)}>{t('seeWheel')}</Link>
  return kind === 'board' || kind === 'mission' ? <TextButton onClick={ways.onBoards}>{t(`see_${kind}`)}</TextButton> : null
}

/** Where what was received is now. */
function Received({ reward, ways }: { reward: Reward; ways: Ways }) {
  const t = useText(texts)
  switch (reward.type) {
    case 'cash':
      return <TextButton onClick={ways.onRecord}>{t('seeRecord')}</TextButton>
    case 'bonus':
      return <TextButton onClick={ways.onBonus}>{t('seeBonus')}</TextButton>
    case 'points':
    case 'goods':
      return <Link href={pages.pointMall.path}>{t('seeMall')}</Link>
    case 'ticket':
      return reward.of === 'raffle' ? (
        <Link href={rafflePath(reward.promotionId)}>{t('seeNumbers')}</Link>
      ) : (
        <Link href={wheelPath(reward.promotionId)}>{t('seeWheel')}</Link>
      )
    case 'freeRounds':
    case 'freeBet':
      return <TextButton onClick={ways.onRewards}>{t('seeRewards')}</TextButton>
  }
}
