import { Link } from 'wouter'
import { exactMoment, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { type Text, useText } from '#platform/text'
import { Badge } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import { type Column, Table } from '#ui/table'
import { riskPath } from '../acts/act-path.ts'
import styles from '../office.module.css'
import type { Health } from '../queries.ts'
import { type Texts, texts } from './texts.ts'
import { useFeedWord } from './use-feed-word.ts'
import { useProducerName } from './use-producer-name.ts'

type Producer = Health['producers'][number]
type Recovery = Health['recoveries'][number]

/** How much more of what was missed may be asked for, producer by producer, and what was asked for. */
export function RecoveriesCard({ producers, recoveries }: Pick<Health, 'producers' | 'recoveries'>) {
  const t = useText(texts)
  return (
    <SectionCard title={t('recoveries')} text={t('recoveriesText')} level="h3">
      <div className={styles.inside}>
        {producers.length > 0 && <Quotas producers={producers} />}
        {recoveries.length === 0 ? (
          <p className={styles.soft}>{t('recoveriesNone')}</p>
        ) : (
          <Asked producers={producers} recoveries={recoveries} />
        )}
      </div>
    </SectionCard>
  )
}

interface Written {
  t: Text<Texts>
  count: (value: number) => string
  word: ReturnType<typeof useFeedWord>
  nameOf: ReturnType<typeof useProducerName>
}

function quotaColumns(kinds: Producer['quotas'], { t, count, word, nameOf }: Written): Column<Producer>[] {
  return [
    { key: 'producer', title: t('producer'), cell: (producer) => <strong>{nameOf(producer)}</strong> },
    ...kinds.map(({ of }): Column<Producer> => ({
      key: of,
      title: word('quota', of),
      amount: true,
      cell: ({ quotas }) =>
        quotas
          .filter((one) => one.of === of)
          .map(({ left, most, minutes }) => (
            <span key={of} className={styles.quota} data-none={left === 0 || undefined}>
              <b>{t('quotaOf', { left: count(left), most: count(most) })}</b>
              <small>{t('quotaWithin', { minutes })}</small>
            </span>
          )),
    })),
  ]
}

function Quotas({ producers }: { producers: readonly Producer[] }) {
  const t = useText(texts)
  const word = useFeedWord()
  const nameOf = useProducerName()
  const language = useLanguage((state) => state.language)
  const columns = quotaColumns(producers[0]?.quotas ?? [], { t, word, nameOf, count: (value) => number(value, language) })
  return <Table isPacked caption={t('quotas')} rows={producers} rowKey={({ id }) => String(id)} columns={columns} />
}

interface Naming {
  t: Text<Texts>
  at: (ms: number) => string
  nameOf: (producer: number) => string
}

const askedColumns = ({ t, at, nameOf }: Naming): Column<Recovery>[] => [
  { key: 'at', title: t('askedAt'), cell: (one) => at(one.at) },
  { key: 'producer', title: t('producer'), cell: ({ producer }) => nameOf(producer) },
  { key: 'what', title: t('asked'), cell: (one) => <What one={one} /> },
  { key: 'state', title: t('askedState'), cell: (one) => <State one={one} /> },
]

function What({ one: { event, afterAt } }: { one: Recovery }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  if (event === null) return afterAt === null ? t('askedAll') : t('askedAfter', { at: exactMoment(afterAt, timeZone) })
  return (
    <Link href={riskPath(event)} className={styles.link}>
      {event}
    </Link>
  )
}

function State({ one: { completedAt, problem } }: { one: Recovery }) {
  const t = useText(texts)
  if (completedAt !== null) return <Badge tone="forest">{t('askedDone')}</Badge>
  if (problem === null) return <Badge tone="beak">{t('askedWaits')}</Badge>
  return (
    <span className={styles.told}>
      <Badge tone="alarm">{t('askedFailed')}</Badge>
      <span className={styles.soft}>{problem}</span>
    </span>
  )
}

function Asked({ producers, recoveries }: Pick<Health, 'producers' | 'recoveries'>) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const producerName = useProducerName()
  const nameOf = (id: number): string => {
    const found = producers.find((one) => one.id === id)
    return found ? producerName(found) : String(id)
  }
  const columns = askedColumns({ t, nameOf, at: (ms) => exactMoment(ms, timeZone) })
  return <Table isPacked caption={t('recoveries')} rows={recoveries} rowKey={({ recoveryId }) => recoveryId} columns={columns} />
}
