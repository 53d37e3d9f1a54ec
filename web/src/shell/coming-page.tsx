import type { PageName } from '@tucano/contract/pages'
import { Link } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import styles from './shell.module.css'
import { type Texts, texts } from './no-page-texts.ts'

type ComingName = Extract<`coming_${PageName}`, keyof Texts> extends `coming_${infer Name}` ? Name : never

/** A page whose content is not built yet says so, and says where to go meanwhile. */
export function ComingPage({ page }: { page: ComingName }) {
  const t = useText(texts)
  const actions = (
    <>
      <Link href="/" className={styles.primaryLink}>
        {t('comingHome')}
      </Link>
      <Link href="/help" className={styles.plainLink}>
        {t('comingHelp')}
      </Link>
    </>
  )
  return (
    <div data-not-open={page}>
      <DrawnState drawing="nest" title={t(`coming_${page}`)} level="h1" page actions={actions}>
        <p className={styles.badges}>
          <Badge tone="beak">{t('comingBadge')}</Badge>
        </p>
        <p>{t('comingText')}</p>
      </DrawnState>
    </div>
  )
}
