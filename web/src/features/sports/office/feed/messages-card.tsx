import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { type Text, useText } from '#platform/text'
import { SectionCard } from '#ui/section-card'
import { type Column, Table } from '#ui/table'
import styles from '../office.module.css'
import type { Health } from '../queries.ts'
import { type Texts, texts } from './texts.ts'
import { useFeedWord } from './use-feed-word.ts'

type Messages = Health['messages'][number]

const WHOLE = 100

interface Written {
  t: Text<Texts>
  perSecond: (value: number) => string
  kindWord: (kind: string) => string
}

const columnsOf = ({ t, perSecond, kindWord }: Written): Column<Messages>[] => [
  { key: 'kind', title: t('kind'), cell: ({ kind }) => kindWord(kind) },
  { key: 'now', title: t('lastMinute'), amount: true, cell: (one) => perSecond(one.perSecond) },
  { key: 'counts', title: t('lastTenMinutes'), cell: ({ kind, counts }) => <Bars label={kindWord(kind)} counts={counts} /> },
]

/** How many messages of each kind come: now, and in the last minutes. */
export function MessagesCard({ messages }: { messages: readonly Messages[] }) {
  const t = useText(texts)
  const word = useFeedWord()
  const language = useLanguage((state) => state.language)
  const perSecond = (value: number): string => t('perSecond', { count: number(value, language, { min: 1, max: 1 }) })
  const columns = columnsOf({ t, perSecond, kindWord: (kind) => word('kind', kind) })
  const rows = messages.toSorted((a, b) => b.perSecond - a.perSecond || a.kind.localeCompare(b.kind))
  return (
    <SectionCard title={t('messages')} text={t('messagesText')} level="h3">
      <div className={styles.inside}>
        {rows.length === 0 ? (
          <p className={styles.soft}>{t('messagesNone')}</p>
        ) : (
          <Table
            isPacked
            caption={t('messages')}
            rows={rows}
            rowKey={({ kind }) => kind}
            columns={columns}
            totals={{ kind: t('all'), now: perSecond(rows.reduce((sum, one) => sum + one.perSecond, 0)) }}
          />
        )}
      </div>
    </SectionCard>
  )
}

function Bars({ label, counts }: { label: string; counts: readonly number[] }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const most = Math.max(1, ...counts)
  return (
    <span
      className={styles.bars}
      role="img"
      aria-label={t('barsOf', {
        kind: label,
        most: number(Math.max(0, ...counts), language),
        least: number(Math.min(...counts), language),
      })}
    >
      {counts.map((count, at) => (
        <i key={at} style={{ height: `${(count / most) * WHOLE}%` }} />
      ))}
    </span>
  )
}
