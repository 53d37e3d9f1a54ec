import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Sheet } from '#ui/sheet'
import type { ShownTable } from '../queries.ts'
import { OtherTables } from '../table/other-tables.tsx'
import styles from './several.module.css'
import { texts } from './texts.ts'

interface AddTableProps {
  tables: readonly ShownTable[]
  pathOf: (code: string) => string
  onClose: () => void
}

/** The tables that are not open yet, as they are now; pressing one opens it beside the others. */
export function AddTable({ tables, pathOf, onClose }: AddTableProps) {
  const t = useText(texts)
  const w = useText(words)
  return (
    <Sheet title={t('add')} closeLabel={w('close')} onClose={onClose}>
      <div className={styles.list}>
        <p>{t('addText')}</p>
        <OtherTables tables={tables} pathOf={pathOf} onLeave={onClose} />
      </div>
    </Sheet>
  )
}
