import { Download, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useToastAction } from '#parts/use-toast-action'
import { writtenDay } from '#platform/format'
import { useText } from '#platform/text'
import { Button, IconButton } from '#ui/button'
import { SelectField, TextField } from '#ui/field'
import { Figures } from '#ui/figures'
import { texts } from '../texts.ts'
import type { HistoryFilter } from './filter.ts'
import styles from './history.module.css'

interface Choice {
  key: string
  label: string
}

interface HistoryPaneProps {
  filter: HistoryFilter
  states: readonly Choice[]
  kinds?: readonly Choice[]
  /** What the day comes to; nothing while every day is shown. */
  totals: readonly { key: string; title: string; value: string }[] | undefined
  searchHint: string
  onExport: () => Promise<void>
  children: ReactNode
}

/** What was decided: the filters, what the day comes to, and the list below. */
export function HistoryPane({ filter: { fields, set }, states, kinds, totals, searchHint, onExport, children }: HistoryPaneProps) {
  const t = useText(texts)
  const [typed, setTyped] = useState(fields.query)
  const { busy, run } = useToastAction()
  return (
    <div className={styles.pane}>
      <form
        role="search"
        className={styles.filters}
        aria-label={t('historyFilter')}
        onSubmit={(event) => {
          event.preventDefault()
          set({ query: typed.trim() })
        }}
      >
        <div className={styles.wide}>
          <TextField
            label={t('historySearch')}
            hint={searchHint}
            end={
              <IconButton type="submit" label={t('historyFind')}>
                <Search />
              </IconButton>
            }
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={120}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              if (target.value === '') set({ query: '' })
            }}
          />
        </div>
        <TextField label={t('historyDay')} type="date" value={fields.day} onChange={({ target }) => set({ day: target.value })} />
        <SelectField label={t('historyState')} value={fields.state} onChange={({ target }) => set({ state: target.value })}>
          <option value="">{t('historyAll')}</option>
          {states.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </SelectField>
        {kinds && (
          <SelectField label={t('historyKind')} value={fields.kind} onChange={({ target }) => set({ kind: target.value })}>
            <option value="">{t('historyAll')}</option>
            {kinds.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </SelectField>
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
      </form>
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
