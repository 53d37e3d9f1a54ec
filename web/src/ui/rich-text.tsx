import { classNames } from './class-names.ts'
import styles from './rich-text.module.css'

/** Text with simple markup. The server has cleaned it before it was stored. */
export const RichText = ({ html, className }: { html: string; className?: string | undefined }) => (
  <div className={classNames(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />
)
