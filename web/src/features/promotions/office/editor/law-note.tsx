import type { LawRule, PromotionLaw } from '@tucano/contract/promotions/law'
import { Scale } from 'lucide-react'
import { Note } from '#ui/note'
import styles from './editor.module.css'
import { useWords } from './use-words.ts'

/** Which rules of the place a promotion breaks, and what to do about it. */
export function LawNote({ rules, law }: { rules: readonly LawRule[]; law: PromotionLaw }) {
  const { t } = useWords()
  if (rules.length === 0) return <Note icon={<Scale />} tone="forest" name="law" title={t('lawOk')} />
  return (
    <Note icon={<Scale />} tone="alarm" name="law" title={t('lawTitle')}>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule} data-rule={rule}>
            {rule === 'multiple' ? t('law_multiple', { multiple: law.multipleMax }) : t(`law_${rule}`)}
          </li>
        ))}
      </ul>
    </Note>
  )
}
