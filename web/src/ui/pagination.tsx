import { classNames } from './class-names.ts'
import { pageMarks } from './page-marks.ts'
import styles from './pagination.module.css'

export interface PaginationLabels {
  navigation: string
  first: string
  prev: string
  next: string
  last: string
  page: (page: number) => string
}

interface PaginationProps {
  page: number
  pages: number
  labels: PaginationLabels
  onChange: (page: number) => void
}

export function Pagination({ page, pages, labels, onChange }: PaginationProps) {
  if (pages <= 1) return null
  const jump = (label: string, target: number, className: string | undefined) => (
    <button
      type="button"
      className={classNames(styles.item, className)}
      disabled={target === page || target < 1 || target > pages}
      onClick={() => onChange(target)}
    >
      {label}
    </button>
  )
  return (
    <nav className={styles.frame} aria-label={labels.navigation}>
      <div className={styles.pagination}>
        {jump(labels.first, 1, styles.edge)}
        {jump(labels.prev, page - 1, undefined)}
        {pageMarks(page, pages).map((mark, index) =>
          mark === 'gap' ? (
            <span key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={mark}
              type="button"
              className={classNames(styles.item, styles.number)}
              aria-current={mark === page ? 'page' : undefined}
              aria-label={labels.page(mark)}
              onClick={() => onChange(mark)}
            >
              {mark}
            </button>
          ),
        )}
        {jump(labels.next, page + 1, undefined)}
        {jump(labels.last, pages, styles.edge)}
      </div>
    </nav>
  )
}
