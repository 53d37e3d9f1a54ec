import { ArrowRight } from 'lucide-react'
import { useAmounts } from '#platform/amounts'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import styles from './preview-table.module.css'
import type { PreviewLine } from './preview.ts'
import { texts } from './texts.ts'

/** What each wallet will hold after a move, and at which rate: the same currency, so one for one. */
export function Preview({ lines, nameOf }: { lines: readonly PreviewLine[]; nameOf: (vendor: string) => string }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { currency } = useBrand()
  return (
    <div className={styles.preview} role="region" aria-label={t('preview')}>
      <dl>
        {lines.map(({ vendor, before, after }) => (
          <div key={vendor} className={styles.line} data-preview={vendor || 'main'}>
            <dt>{nameOf(vendor)}</dt>
            <dd>
              <span className={styles.before}>{amount(before)}</span>
              <ArrowRight aria-hidden="true" />
              <strong>{amount(after)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.rate}>{t('rate', { currency })}</p>
    </div>
  )
}
