import type { Card } from '@tucano/contract/lobby'
import { Flame } from 'lucide-react'
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { isCentred, markPath } from '../features/lobby/categories.ts'
import { useLaunch } from '../features/lobby/use-launch.ts'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { Count } from '#ui/card'
import { Logo } from './logo.tsx'
import { type NavigationItem, type NavigationKey, useNavigation } from './navigation.ts'
import styles from './navigation-bar.module.css'
import { texts } from './texts.ts'
import { useNews } from './use-news.ts'

/** The bottom header: a category each, with its vendors below it when a pointer or the keyboard comes there. */
export function NavigationBar({ pathname, withLogo }: { pathname: string; withLogo: boolean }) {
  const t = useText(texts)
  const items = useNavigation()
  const [open, setOpen] = useState<NavigationKey>()
  useEffect(() => {
    if (!open) return
    // The pointer may have opened it while the keyboard is elsewhere.
    const close = ({ key }: KeyboardEvent): void => void (key === 'Escape' && setOpen(undefined))
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [open])
  return (
    <nav className={styles.navigation} aria-label={t('navigation')}>
      <div className={styles.inner}>
        {withLogo && <Logo />}
        <ul className={styles.list}>
          {items.map((item) => (
            <Entry
              key={item.key}
              item={item}
              current={item.path === pathname}
              open={open === item.key}
              onOpen={(isOpen) => setOpen((before) => (isOpen ? item.key : before === item.key ? undefined : before))}
            />
          ))}
        </ul>
      </div>
    </nav>
  )
}

interface EntryProps {
  item: NavigationItem
  current: boolean
  open: boolean
  onOpen: (open: boolean) => void
}

function Entry({ item: { key, path, icon: Icon, cards }, current, open, onOpen }: EntryProps) {
  const t = useText(texts)
  const launch = useLaunch()
  const [only] = cards
  const inside = (
    <>
      <Icon aria-hidden="true" />
      {t(`nav_${key}`)}
      {key === 'promotions' && <Takeable />}
    </>
  )
  // A finger taps: what it taps is the category.
  const pointed = (isOver: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && onOpen(isOver)
  const left = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) onOpen(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it opens while something in it is pointed at or has the focus; nothing is done by it
    <li
      className={styles.entry}
      data-category={key}
      data-centred={isCentred(cards.length)}
      onPointerEnter={pointed(true)}
      onPointerLeave={pointed(false)}
      onFocus={() => onOpen(true)}
      onBlur={left}
    >
      {path ? (
        <Link href={path} className={styles.item} aria-current={current ? 'page' : undefined} onClick={() => onOpen(false)}>
          {inside}
        </Link>
      ) : (
        <button type="button" className={styles.item} disabled={only?.state !== 'open'} onClick={() => only && launch.card(only)}>
          {inside}
        </button>
      )}
      {open && cards.length > 0 && (
        <div className={styles.menu}>
          <VendorGrid label={t('vendorsOf', { category: t(`nav_${key}`) })} cards={cards} onChosen={() => onOpen(false)} />
        </div>
      )}
    </li>
  )
}

/** How many promotions the member can take something of. */
function Takeable() {
  const t = useText(texts)
  const { promotions } = useNews()
  return (
    <span className={styles.news}>
      <Count value={promotions} label={t('newCount', { count: promotions })} />
    </span>
  )
}

/** The vendors of a category, each with its mark. */
export function VendorGrid({ label, cards, onChosen }: { label: string; cards: readonly Card[]; onChosen: () => void }) {
  const t = useText(texts)
  const base = useSite((state) => state.imageBase)
  const launch = useLaunch()
  return (
    <ul className={styles.vendors} aria-label={label}>
      {cards.map((card) => (
        <li key={card.vassalage}>
          <button
            type="button"
            className={styles.vendor}
            disabled={card.state !== 'open'}
            onClick={() => (onChosen(), launch.vendor(card))}
          >
            <img src={markPath(base, card)} alt="" width={56} height={56} />
            {card.name}
            {card.isHot === 1 && (
              <span className={styles.hot}>
                <Flame aria-hidden="true" />
                <span className="sr-only">{t('hotVendor')}</span>
              </span>
            )}
            {card.state === 'maintenance' && <span className={styles.state}>{t('closedVendor')}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
