import { useText } from '#platform/text'
import { Table } from '#ui/table'
import type { Drawn } from '../check-round.ts'
import styles from './parts.module.css'
import { texts } from './texts.ts'

const SHOWN = 200

/** Draws in their order. */
export function DrawnTable({ drawn }: { drawn: readonly Drawn[] }) {
  const t = useText(texts)
  const rows = drawn.slice(0, SHOWN).map((each, n) => ({ ...each, place: n + 1 }))
  return (
    <section className={styles.form} data-drawn={drawn.map(({ result }) => result).join(' ')}>
      <h3>{t('drawn')}</h3>
      <Table
        caption={t('drawn')}
        columns={[
          { key: 'place', title: t('place'), cell: ({ place }) => place },
          { key: 'below', title: t('below'), amount: true, cell: ({ below }) => below },
          { key: 'result', title: t('result'), amount: true, cell: ({ result }) => result },
        ]}
        rows={rows}
        rowKey={({ place }) => String(place)}
      />
      {drawn.length > SHOWN && <p>{t('manyDrawn', { shown: SHOWN, all: drawn.length })}</p>}
    </section>
  )
}
