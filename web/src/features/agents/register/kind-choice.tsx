import { useText } from '#platform/text'
import { Segmented } from '#ui/tabs'
import type { Opening } from './queries.ts'
import styles from './register.module.css'
import { texts } from './texts.ts'

export type Kind = Opening['kinds'][number]

/** A member's account, or an agent's, where both can be given. */
export function KindChoice({ kinds, kind, onChange }: { kinds: readonly Kind[]; kind: Kind; onChange: (kind: Kind) => void }) {
  const t = useText(texts)
  const choices = kinds.map((each) => ({ key: String(each), label: t(each === 1 ? 'kind_1' : 'kind_0') }))
  return (
    <div className={styles.kinds}>
      <span>{t('kind')}</span>
      <Segmented label={t('kind')} choices={choices} value={String(kind)} onChange={(key) => onChange(Number(key) as Kind)} />
    </div>
  )
}
