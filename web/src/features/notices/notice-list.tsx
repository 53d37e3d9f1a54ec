import type { Notice } from '@tucano/contract/notices'
import { useState } from 'react'
import { useText } from '#platform/text'
import { PageNumbers } from '#parts/page-numbers'
import { NoticeContent } from './notice-content.tsx'
import styles from './notices.module.css'
import { texts } from './texts.ts'

/** Spec §2, §9. */
const NOTICES_PER_PAGE = 9

/** Titles on the left, nine a page; the chosen notice on the right. Choosing it again closes it. */
export function NoticeList({ notices, first, level }: { notices: readonly Notice[]; first?: string | undefined; level: 'h2' | 'h3' }) {
  const t = useText(texts)
  const start = notices.findIndex(({ id }) => id === first)
  const [page, setPage] = useState(start < 0 ? 1 : Math.floor(start / NOTICES_PER_PAGE) + 1)
  const [chosen, setChosen] = useState(start < 0 ? notices[0]?.id : first)
  const shown = notices.slice((page - 1) * NOTICES_PER_PAGE, page * NOTICES_PER_PAGE)
  const notice = notices.find(({ id }) => id === chosen)
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <ul className={styles.list} aria-label={t('list')}>
          {shown.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.entry}
                aria-expanded={id === chosen}
                onClick={() => setChosen(id === chosen ? undefined : id)}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
        <PageNumbers page={page} pages={Math.ceil(notices.length / NOTICES_PER_PAGE)} onChange={setPage} />
      </div>
      <div className={styles.reading} aria-live="polite">
        {notice ? <NoticeContent notice={notice} level={level} /> : <p className={styles.hint}>{t('choose')}</p>}
      </div>
    </div>
  )
}
