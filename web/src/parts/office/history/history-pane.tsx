import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useToastAction } from '#parts/use-toast-action'
import { writtenDay } from '#platform/format'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { Figures } from '#ui/figures'
import { texts } from '../texts.ts'
import type { HistoryFilter } from './filter.ts'
import { type Choice, ChoiceField, Filters } from './filters.tsx'
import styles from './history.module.css'

interface HistoryPaneProps {
  filter: HistoryFilter
  states: readonly Choice[]
  kinds?: readonly Choice[]
  /** What kinds are called, where that is another word. */
  kindLabel?: string
  /** What the day comes to; nothing while every day is shown. */
  totals: readonly { key: string; title: string; value: string }[] | undefined
  searchHint: string
  onExport: () => Promise<void>
  children: ReactNode
}

/** What was decided: the filters, what the day comes to, and the list below. */
export function HistoryPane({
  filter: { fields, set },
  states,
  kinds,
  kindLabel,
  totals,
  searchHint,
  onExport,
  children,
}: HistoryPaneProps) {
  const t = useText(texts)
  const { busy, run } = useToastAction()
  return (
    <div className={styles.pane}>
      <Filters label={t('historyFilter')} hint={searchHint} maxLength={120} query={fields.query} onQuery={(query) => set({ query })}>
        <TextField label={t('historyDay')} type="date" value={fields.day} onChange={({ target }) => set({ day: target.value })} />
        <ChoiceField label={t('historyState')} choices={states} value={fields.state} onChoose={(state) => set({ state })} />
        {kinds && (
          <ChoiceField label={kindLabel ?? t('historyKind')} choices={kinds} value={fields.kind} onChoose={(kind) => set({ kind })} />
        )}
        <TextField
          label={t('historyBy')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          value={fields.by}
          onChange={({ target }) => set({ by: target.value })}
        />
      </Filters>
      <div className={styles.line}>
        <h3 className={styles.day}>{fields.day ? t('historyOn', { day: writtenDay(fields.day) }) : t('historyEveryDay')}</h3>
        {fields.day && (
          <Button look="quiet" size="small" onClick={() => set({ day: '' })}>
            {t('historyAllDays')}
          </Button>
        )}
        <Button look="quiet" size="small" icon={<Download />} busy={busy} onClick={() => void run(onExport)}>
          {t('historyExport')}
        </Button>
      </div>
      {totals && totals.length > 0 && <Figures label={t('historyTotals')} figures={totals} />}
      {children}
    </div>
  )
}
