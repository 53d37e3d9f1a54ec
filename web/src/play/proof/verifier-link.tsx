import { VERIFIER_PATH } from '@tucano/contract/pages'
import { ExternalLink } from 'lucide-react'
import { useText } from '#platform/text'
import styles from './proof.module.css'
import { texts } from './texts.ts'

/** The page that checks the file without the site. */
export function VerifierLink() {
  const t = useText(texts)
  return (
    <a className={styles.verifier} href={VERIFIER_PATH} target="_blank" rel="noopener noreferrer">
      <ExternalLink aria-hidden="true" />
      {t('verifier')}
    </a>
  )
}
