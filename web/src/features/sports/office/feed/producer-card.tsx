import { exactMoment, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { type Fact, Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import styles from '../office.module.css'
import type { Health } from '../queries.ts'
import { toneOf } from './age.ts'
import { texts } from './texts.ts'
import { useAgeText } from './use-age-text.ts'
import { useFeedWord } from './use-feed-word.ts'
import { useProducerName } from './use-producer-name.ts'

type Producer = Health['producers'][number]
/** One of the feed's sources: up or down, since when and why, and how old its last word is. */
export function ProducerCard({ producer, now }: { producer: Producer; now: number }) {
  const t = useText(texts)
  const word = useFeedWord()
  const nameOf = useProducerName()
  const { timeZone } = useBrand()
  const language = useLanguage((state) => state.language)
  const { id, name, isUp, reason, aliveAt, processedAt, isRecovering, changedAt, markets } = producer
  const facts: Fact[] = [
    { key: 'since', label: t('since'), value: exactMoment(changedAt, timeZone) },
    ...(reason === null ? [] : [{ key: 'reason', label: t('why'), value: word('reason', reason) }]),
    { key: 'alive', label: t('alive'), value: <LastHeard at={aliveAt} now={now} isWatched={isUp} /> },
    { key: 'processed', label: t('processed'), value: <LastHeard at={processedAt} now={now} isWatched={false} /> },
    { key: 'markets', label: t('openMarkets'), value: number(markets, language) },
    { key: 'recovery', label: t('recovery'), value: t(isRecovering ? 'recoveryOn' : 'recoveryOff') },
  ]
  return (
    <li data-producer={id} data-up={isUp}>
      <SectionCard
        title={nameOf(producer)}
        text={t('ownName', { name })}
        level="h3"
        action={
          isUp ? (
            <Badge tone="forest">{t('up')}</Badge>
          ) : (
            <Badge tone={isRecovering ? 'beak' : 'alarm'}>{t(isRecovering ? 'recovering' : 'down')}</Badge>
          )
        }
      >
        <Facts facts={facts} />
        {!isUp && <p className={styles.foot}>{t('downText')}</p>}
      </SectionCard>
    </li>
  )
}

function LastHeard({ at, now, isWatched }: { at: number | null; now: number; isWatched: boolean }) {
  const t = useText(texts)
  const age = useAgeText()
  const { timeZone } = useBrand()
  if (at === null) return t('never')
  const told = now - at < 1000 ? t('now') : t('ago', { age: age(at, now) })
  return (
    <span className={styles.heard} data-tone={isWatched ? toneOf(at, now) : 'calm'} title={exactMoment(at, timeZone)}>
      {told}
    </span>
  )
}
