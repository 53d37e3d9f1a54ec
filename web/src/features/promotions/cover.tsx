import { useSite } from '#platform/site'
import styles from './cover.module.css'

const TONES = 4

/** The picture of a promotion: the brand's mark on a ground of its own, so that neighbours differ. */
export function Cover({ id, tall = false }: { id: string; tall?: boolean }) {
  const base = useSite((state) => state.imageBase)
  return (
    <div className={styles.cover} data-tone={Number(id) % TONES} data-tall={tall} aria-hidden="true">
      <img className={styles.mark} src={`${base}/logo-mark.svg`} alt="" width={64} height={64} loading="lazy" />
    </div>
  )
}
