import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { type Fact, Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import styles from '../office.module.css'
import type { Health } from '../queries.ts'
import { toneOf } from './age.ts'
import { type Texts, texts } from './texts.ts'
import { useAgeText } from './use-age-text.ts'

type Producer = Health['producers'][number]
type Named<Prefix extends string> = Extract<keyof Texts, `${Prefix}_${string}`>

const wordOf = <Prefix extends 'scope' | 'reason'>(prefix: Prefix, key: string): Named<Prefix> | undefined => {
  const name = `${prefix}_${key}`
  return Object.hasOwn(texts.pt, name) ? (name as Named<Prefix>) : undefined
}

/** One of the feed's sources: up or down, since when and why, and how old its last word is. */
export function ProducerCard({ producer, now }: { producer: Producer; now: number }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { id, name, scope, isUp, reason, aliveAt, processedAt, isRecovering, changedAt } = producer
  const [scopeWord, reasonWord] = [wordOf('scope', scope), reason === null ? undefined : wordOf('reason', reason)]
  const facts: Fact[] = [
    { key: 'since', label: t('since'), value: exactMoment(changedAt, timeZone) },
    ...(reason === null ? [] : [{ key: 'reason', label: t('why'), value: reasonWord ? t(reasonWord) : reason }]),
    { key: 'alive', label: t('alive'), value: <LastHeard at={aliveAt} now={now} isWatched={isUp} /> },
    { key: 'processed', label: t('processed'), value: <LastHeard at={processedAt} now={now} isWatched={false} /> },
    { key: 'recovery', label: t('recovery'), value: t(isRecovering ? 'recoveryOn' : 'recoveryOff') },
  ]
  return (
    <li data-producer={id} data-up={isUp}>
      <SectionCard
        title={name}
        text={t('number', { id, scope: scopeWord ? t(scopeWord) : scope })}
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
