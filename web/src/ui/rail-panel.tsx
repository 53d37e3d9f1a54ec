import { ArrowLeft, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './rail-panel.module.css'

interface RailPanelProps {
  /** Names the whole panel. */
  title: string
  closeLabel: string
  onClose: () => void
  /** What there is to choose from. */
  rail: ReactNode
  /** The page that shows: what it is known by, and its title. */
  page: { key: string; title: string }
  /** A phone has room for one of the two. */
  view: 'rail' | 'page'
  back: { label: string; onPress: () => void }
  children: ReactNode
}

/** A sheet of full height over the dimmed site: a rail to choose from, and one page beside it. */
export function RailPanel({ title, closeLabel, onClose, rail, page, view, back, children }: RailPanelProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever opens a page goes on in it. On a phone it takes the place of the list, and the focus must not stay on what is gone.
  useEffect(() => {
    if (view === 'page') heading.current?.focus()
  }, [view, page.key])
  const close = (
    <IconButton label={closeLabel} onClick={onClose}>
      <X />
    </IconButton>
  )
  return (
    <Dialog labelledBy={`${id}-title`} clickToClose={false} className={styles.panel} onClose={onClose}>
      <div className={styles.body} data-view={view}>
        <div className={styles.rail}>
          <header className={styles.railHead}>
            <h2 id={`${id}-title`}>{title}</h2>
            {close}
          </header>
          {rail}
        </div>
        <section className={styles.page} aria-labelledby={`${id}-page`} data-page={page.key}>
          <header className={styles.head}>
            <IconButton label={back.label} className={styles.back} onClick={back.onPress}>
              <ArrowLeft />
            </IconButton>
            <h3 id={`${id}-page`} ref={heading} tabIndex={-1} className={styles.title}>
              {page.title}
            </h3>
            {close}
          </header>
          {/* By its key, so that every page begins at its top. */}
          <div key={page.key} className={styles.content}>
            {children}
          </div>
        </section>
      </div>
    </Dialog>
  )
}
