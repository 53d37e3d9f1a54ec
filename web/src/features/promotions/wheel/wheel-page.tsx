import type { DefinitionOf } from '@tucano/contract/promotions'
import { useSearchParams } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import { usePromotionNews } from '#parts/use-promotion-news'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Card, Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import { chanceOf } from '../chance-of.ts'
import { ChancePage } from '../chance-page.tsx'
import shared from '../chance-page.module.css'
import { useDefinition, useOwnOf, useTickets } from '../chance-queries.ts'
import { texts } from './texts.ts'
import { Turning } from './turning.tsx'
import styles from './wheel.module.css'

type Wheel = DefinitionOf<'wheel'>

/** A wheel: the turns that the member has, what can come out, and how likely each is. */
export function WheelPage() {
  const t = useText(texts)
  return (
    <ChancePage title={t('title')} intro={t('intro')}>
      <OwnWheels />
    </ChancePage>
  )
}

function OwnWheels() {
  const t = useText(texts)
  const query = useOwnOf('wheel')
  const [search] = useSearchParams()
  usePromotionNews()
  return (
    <Arrived query={query} skeleton={<Skeleton height="460px" />} failedTitle={t('failed')}>
      {(wheels) => {
        const asked = search.get('id')
        const shown = wheels.find(({ promotionId }) => promotionId === asked) ?? wheels[0]
        return shown ? (
          <WheelOf key={shown.promotionId} promotionId={shown.promotionId} />
        ) : (
          <Card data-wheel="none">
            <DrawnState drawing="nest" title={t('none')}>
              {t('noneText')}
            </DrawnState>
          </Card>
        )
      }}
    </Arrived>
  )
}

/** The wheel of one promotion. */
export function WheelOf({ promotionId }: { promotionId: string }) {
  const t = useText(texts)
  const definition = useDefinition(promotionId)
  const tickets = useTickets()
  const wheel = definition.data?.definition
  const query = {
    data:
      tickets.data && wheel?.kind === 'wheel'
        ? { wheel, turns: tickets.data.filter((ticket) => ticket.promotionId === promotionId) }
        : undefined,
    error: definition.error ?? tickets.error,
    refetch: () => Promise.all([definition.refetch(), tickets.refetch()]),
  }
  return (
    <Arrived query={query} skeleton={<Skeleton height="460px" />} failedTitle={t('failed')}>
      {({ wheel: { title, summary, segments, daily }, turns }) => (
        <div className={styles.halves}>
          <Card className={styles.stage} data-wheel={promotionId}>
            <h2>{title}</h2>
            <p className={shared.soft}>{summary}</p>
            <Turning segments={segments} turns={turns.map(({ transactionId }) => transactionId)} isDaily={daily} />
          </Card>
          <Odds segments={segments} />
        </div>
      )}
    </Arrived>
  )
}

/** Whether words say more than others do. */
const isMore = (label: string, worth: string): boolean => label.toLowerCase() !== worth.toLowerCase()

/** What can come out, the likeliest first, with the exact weights. */
function Odds({ segments }: Pick<Wheel, 'segments'>) {
  const t = useText(texts)
  const say = useRewardWords()
  const language = useLanguage((state) => state.language)
  const sum = segments.reduce((all, { weight }) => all + weight, 0)
  return (
    <SectionCard title={t('odds')} text={t('oddsText')} level="h2">
      <ul className={`${shared.list} ${styles.odds}`}>
        {segments.map(({ label, weight, reward }, n) => (
          <li key={n} className={shared.row} data-segment={n}>
            <span>
              <strong>{label}</strong>
              {isMore(label, reward ? say(reward) : t('nothing')) && (
                <span className={styles.worth}>{reward ? say(reward) : t('nothing')}</span>
              )}
            </span>
            <span>
              {chanceOf(weight, sum, language)}
              <span className={styles.worth}>{t('weight', { weight: number(weight, language), sum: number(sum, language) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
