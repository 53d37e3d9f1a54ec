import { useText } from '#platform/text'
import { Button } from '#ui/button'
import styles from './several.module.css'
import type { Side } from './side.ts'
import { texts } from './texts.ts'

/** In the place of a table that cannot be looked at. */
export function Gone({ name, side }: { name: string; side: Side }) {
  const t = useText(texts)
  return (
    <section className={styles.gone}>
      <h2>{name}</h2>
      <p>{t('gone')}</p>
      <Button onClick={side.onRemove}>{t('remove', { name })}</Button>
    </section>
  )
}
