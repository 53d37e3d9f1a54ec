import { type DefinitionOf, getPromotion, listOwnPromotions } from '@tucano/contract/promotions'
import { useQuery } from '@tanstack/react-query'
import { PROMOTIONS } from '#parts/use-promotion-news'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Figures } from '#ui/figures'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import styles from './referral-page.module.css'
import { texts } from './texts.ts'

type Terms = DefinitionOf<'referral'>

/** The promotions for friends that this member can see, each with what it asks for. */
async function readTerms(): Promise<Terms[]> {
  const own = (await call(listOwnPromotions, {})).filter(({ kind, status }) => kind === 'referral' && status !== 'closed')
  const all = await Promise.all(own.map(({ promotionId }) => call(getPromotion, { promotionId })))
  return all.flatMap(({ definition }) => (definition.kind === 'referral' ? [definition] : []))
}

/** What a friend has to do, and what each of the two gets. Nothing for registering alone. */
export function FriendTerms() {
  const t = useText(texts)
  const say = useRewardWords()
  const { amount } = useAmounts()
  const token = useSession((state) => state.token)
  const { data = [] } = useQuery({ queryKey: [PROMOTIONS, token, 'friend-terms'], queryFn: readTerms })
  return data.map(({ title, forReferrer, forFriend, firstDeposit, stake, withinDays, friendsMax }) => (
    <section key={title} className={styles.terms} aria-label={title} data-terms={title}>
      <h5>{title}</h5>
      <Figures
        label={title}
        figures={[
          { key: 'you', title: t('youGet'), value: say(forReferrer) },
          ...(forFriend ? [{ key: 'friend', title: t('friendGets'), value: say(forFriend) }] : []),
        ]}
      />
      <ol>
        <li>{t('stepComes')}</li>
        <li>{t('stepDeposit', { amount: amount(firstDeposit) })}</li>
        <li>{t('stepStake', { amount: amount(stake), days: withinDays })}</li>
        <li>{t('stepDocuments')}</li>
      </ol>
      <p className={styles.soft}>{t('friendsMax', { count: friendsMax })}</p>
    </section>
  ))
}
