import type { Notice } from '@tucano/contract/notices'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { PageNumbers } from '#parts/page-numbers'
import { isoMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { NoticeContent } from './notice-content.tsx'
import styles from './notices.module.css'
import { texts } from './texts.ts'

/** Spec §2, §9. */
const NOTICES_PER_PAGE = 9

/** On a phone the list and the notice take turns. */
const isNarrow = (): boolean => matchMedia('(width < 768px)').matches

interface NoticeListProps {
  notices: readonly Notice[]
  /** The one that is open at first; without it the newest, where there is room for it beside the list. */
  first?: string | undefined
  level: 'h2' | 'h3'
}

/** Titles on the left, nine a page; the chosen notice on the right. Choosing it again closes it. */
export function NoticeList({ notices, first, level }: NoticeListProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const id = useId()
  const start = notices.findIndex((notice) => notice.id === first)
  const [asked, setAsked] = useState(start < 0 ? 1 : Math.floor(start / NOTICES_PER_PAGE) + 1)
  const [chosen, setChosen] = useState(() => (start >= 0 ? first : isNarrow() ? undefined : notices[0]?.id))
  const reading = useRef<HTMLDivElement>(null)
  const from = useRef<string>(undefined)
  // Notices come and go while the list is open.
  const pages = Math.max(1, Math.ceil(notices.length / NOTICES_PER_PAGE))
  const page = Math.min(asked, pages)
  const shown = notices.slice((page - 1) * NOTICES_PER_PAGE, page * NOTICES_PER_PAGE)
  const notice = notices.find((known) => known.id === chosen)
  useEffect(() => {
    if (!isNarrow() || from.current === undefined) return
    if (chosen === undefined) document.getElementById(`${id}-${from.current}`)?.focus()
    else reading.current?.focus()
  }, [chosen, id])
  const choose = (key: string | undefined): void => {
    from.current = key ?? chosen
    setChosen(key)
  }
  return (
    <div className={styles.columns} data-reading={notice !== undefined}>
      <div className={styles.side}>
        <ul className={styles.list} aria-label={t('list')}>
          {shown.map(({ id: key, title, time }) => (
            <li key={key}>
              <button
                type="button"
                id={`${id}-${key}`}
                className={styles.entry}
                aria-expanded={key === chosen}
                onClick={() => choose(key === chosen ? undefined : key)}
              >
                <span className={styles.name}>{title}</span>
                <time className={styles.when} dateTime={new Date(time).toISOString()}>
                  {isoMoment(time, timeZone)}
                </time>
              </button>
            </li>
          ))}
        </ul>
        <PageNumbers page={page} pages={pages} onChange={setAsked} />
      </div>
      <div className={styles.reading} ref={reading} tabIndex={-1} aria-live="polite">
        {notice ? (
          <>
            <Button look="quiet" className={styles.back} icon={<ArrowLeft />} onClick={() => choose(undefined)}>
              {t('back')}
            </Button>
            <NoticeContent notice={notice} level={level} />
          </>
        ) : (
          <DrawnState drawing="nest" title={t('choose')} level={level} small>
            {t('chooseText')}
          </DrawnState>
        )}
      </div>
    </div>
  )
}
