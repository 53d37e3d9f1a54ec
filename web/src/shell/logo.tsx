import { Link } from 'wouter'
import { useBrand, useSite } from '#platform/site'
import styles from './header.module.css'

export function Logo() {
  const { name } = useBrand()
  const base = useSite((state) => state.imageBase)
  return (
    <Link href="/" className={styles.logo} aria-label={name}>
      <img src={`${base}/logo-mark.svg`} alt="" width={34} height={34} />
      <span>{name}</span>
    </Link>
  )
}
