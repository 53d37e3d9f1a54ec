import { DrawnState } from '#parts/drawn-state'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { PromotionCard } from './promotion-card.tsx'
import styles from './promotions.module.css'
import { type Group, type Shown, groupOf } from './standing.ts'
import { texts } from './texts.ts'
import { anchorOf } from './told-promotion.ts'
import { type Topic, topicOf, topics } from './topics.ts'
import { useFirstPlaces } from './use-first-places.ts'
import type { Ways } from './ways.ts'

/** So few are one list: headings would be longer than what is below them. */
const FEW = 4

interface ListProps {
  shown: readonly Shown[]
  /** All that are here: a mission may wait for one of them. */
  all: readonly Shown[]
  ways: Ways
  named?: string | undefined
  level?: 'h2' | 'h3'
  /** On a phone they stand beside each other, and are pushed along. */
  isRail?: boolean
}

function List({ shown, all, ways, named, level = 'h3', isRail = false }: ListProps) {
  return (
    <ul className={styles.grid} data-rail={isRail || undefined}>
      {shown.map((promotion) => {
        const anchor = anchorOf(promotion.title)
        return (
          <PromotionCard
            key={promotion.promotionId}
            promotion={promotion}
            ways={ways}
            anchor={anchor}
            isNamed={anchor === named}
            first={all.find(({ promotionId }) => promotionId === promotion.after)?.title}
            level={level}
          />
        )
      })}
    </ul>
  )
}

/** What there is of each topic, in their order. */
export function byTopic(all: readonly Shown[], of = topicOf): { topic: Topic; promotions: Shown[] }[] {
  const groups = Map.groupBy(all, of)
  return topics.flatMap((topic) => {
    const promotions = groups.get(topic)
    return promotions ? [{ topic, promotions }] : []
  })
}

interface AllProps {
  all: readonly Shown[]
  ways: Ways
  named: string | undefined
  /** Only these. */
  topic: Topic | undefined
}

export function All({ all: now, ways, named, topic }: AllProps) {
  const t = useText(texts)
  const places = useFirstPlaces(now)
  const all = places.inPlace(now)
  const parts = byTopic(all, places.topic)
  const chosen = parts.find((part) => part.topic === topic)
  if (chosen) return <List shown={chosen.promotions} all={all} ways={ways} named={named} level="h2" />
  if (all.length <= FEW)
    return <List shown={parts.flatMap(({ promotions }) => promotions)} all={all} ways={ways} named={named} level="h2" />
  return parts.map(({ topic: key, promotions }) => (
    <section key={key} className={styles.section} data-topic={key} aria-labelledby={`topic-${key}`}>
      <h2 id={`topic-${key}`}>{t(`topic_${key}`)}</h2>
      <List shown={promotions} all={all} ways={ways} named={named} isRail={promotions.length > 1} />
    </section>
  ))
}

const GROUPS: readonly Group[] = ['waiting', 'going', 'over']

interface MineProps {
  all: readonly Shown[]
  ways: Ways
  onAll: () => void
}

/** Those that the member has to do with: what waits, what goes on, what is done. */
export function Mine({ all, ways, onAll }: MineProps) {
  const t = useText(texts)
  const groups = Map.groupBy(all, ({ status, hasBegun = false }) => status && groupOf({ status, hasBegun }))
  const shown = GROUPS.flatMap((group) => {
    const promotions = groups.get(group)
    return promotions ? [{ group, promotions }] : []
  })
  if (shown.length === 0) {
    return (
      <DrawnState drawing="nest" title={t('mineEmpty')} actions={<Button onClick={onAll}>{t('seeAll')}</Button>} small>
        {t('mineEmptyText')}
      </DrawnState>
    )
  }
  return shown.map(({ group, promotions }) => (
    <section key={group} className={styles.section} data-group={group}>
      <h2>{t(`group_${group}`)}</h2>
      <List shown={promotions} all={all} ways={ways} />
    </section>
  ))
}
