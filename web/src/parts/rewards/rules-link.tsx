import { pages } from '@tucano/contract/pages'
import { Link } from 'wouter'
import { useText } from '#platform/text'
import styles from './rules-link.module.css'
import { texts } from './texts.ts'

/** Where a promotion says all that it gives and asks for. */
export const promotionPath = (promotionId: string): string => `${pages.promotionDetail.path}?promotion=${promotionId}`

interface RulesLinkProps {
  promotionId: string
  title: string
  /** Whatever the link stands in makes way for the page. */
  onLeave: () => void
}

/** The way to what a promotion says of itself. */
export function RulesLink({ promotionId, title, onLeave }: RulesLinkProps) {
  const t = useText(texts)
  return (
    <Link href={promotionPath(promotionId)} className={styles.link} aria-label={t('rulesOf', { title })} onClick={onLeave}>
      {t('rules')}
    </Link>
  )
}
