import { type AgreementKind, TIERS_MAX, type Terms } from '@tucano/contract/agents/agreements'
import { Plus, Trash2 } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useText } from '#platform/text'
import { Button, IconButton } from '#ui/button'
import { TextField } from '#ui/field'
import styles from './agreements.module.css'
import { texts } from './texts.ts'
import { NO_TIER, type TierField, type TypedTier, findProblems, tierFields } from './typed-tiers.ts'

interface TiersEditorProps {
  kind: AgreementKind
  rateType: Terms['rateType']
  tiers: readonly TypedTier[]
  /** Whether to say what is wrong. */
  tried: boolean
  onChange: (tiers: TypedTier[]) => void
}

/** Tiers one below the other, each asking for no less and paying more than the one before. */
export function TiersEditor({ kind, rateType, tiers, tried, onChange }: TiersEditorProps) {
  const t = useText(texts)
  const fields = tierFields(kind)
  const problems = findProblems(tiers, rateType)
  const label = (field: TierField): string =>
    field === 'rate' ? t(rateType === 'percent' ? 'ratePercent' : 'rateAmount') : `${t(field)} ≥`
  const type = (at: number, field: TierField, value: string): void =>
    onChange(tiers.map((tier, n) => (n === at ? { ...tier, [field]: value } : tier)))
  return (
    <fieldset className={styles.editor}>
      <legend>{t('tiers')}</legend>
      <p className={styles.soft}>{t('tiersText')}</p>
      {tiers.map((tier, n) => (
        <div
          key={n}
          className={styles.tierFields}
          role="group"
          aria-label={`${t('tier')} ${n + 1}`}
          style={{ '--fields': fields.length } as CSSProperties}
        >
          {fields.map((field) => {
            const wrong = tried ? problems[n]?.[field] : undefined
            return (
              <TextField
                key={field}
                label={label(field)}
                inputMode={field === 'active' ? 'numeric' : 'decimal'}
                autoComplete="off"
                placeholder={field === 'active' ? '0' : '0,00'}
                value={tier[field]}
                error={wrong && t(wrong)}
                onChange={({ target }) => type(n, field, target.value)}
              />
            )
          })}
          {tiers.length > 1 && (
            <IconButton
              label={t('dropTier', { tier: n + 1 })}
              className={styles.drop}
              onClick={() => onChange(tiers.filter((_, at) => at !== n))}
            >
              <Trash2 />
            </IconButton>
          )}
        </div>
      ))}
      {tiers.length < TIERS_MAX && (
        <Button icon={<Plus />} size="small" className={styles.add} onClick={() => onChange([...tiers, tiers.at(-1) ?? NO_TIER])}>
          {t('addTier')}
        </Button>
      )}
    </fieldset>
  )
}
