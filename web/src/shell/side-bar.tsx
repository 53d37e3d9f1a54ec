import type { Resource } from '@tucano/contract/site'
import { ArrowUp, Headset, MessagesSquare } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useCustomerService } from '../features/support/service/customer-service.ts'
import { Arriving } from '#parts/arriving'
import { lazyPart } from '#platform/chunk'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useFlag } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { resourceIcons, useResources } from './resources.ts'
import { PartBoundary } from './part-boundary.tsx'
import styles from './side-bar.module.css'
import { texts } from './texts.ts'

const SideCode = lazyPart('codes', () => import('./side-code.tsx').then((part) => part.SideCode))

/** The right bar: customer service, and a code to scan for each resource that the brand has. */
export function SideBar() {
  const t = useText(texts)
  const resources = useResources()
  const openService = useCustomerService()
  const hasRoom = useLounge()
  return (
    <aside className={styles.bar} aria-label={t('sideMenu')}>
      <ul className={styles.list}>
        <li className={styles.entry}>
          <button type="button" className={styles.service} onClick={openService}>
            <Headset aria-hidden="true" />
            <span className={styles.name}>{t('customerService')}</span>
          </button>
        </li>
        {hasRoom && (
          <li className={styles.entry}>
            <button type="button" className={styles.resource} title={t('chatRoom')} onClick={() => openModal('chatRoomModal')}>
              <MessagesSquare aria-hidden="true" />
              <span aria-hidden="true">{t('room')}</span>
              <span className="sr-only">{t('chatRoom')}</span>
            </button>
          </li>
        )}
        {resources.map((resource) => (
          <ResourceEntry key={resource.resourceType} resource={resource} />
        ))}
      </ul>
      <BackToTop />
    </aside>
  )
}

/** The members' room, for those who are signed in. */
function useLounge(): boolean {
  const on = useFlag('CBS3')
  return useSession(({ token }) => token !== undefined) && on
}

/** What people look for in the right bar, at the foot of screens that have no room for one. */
export function ServiceRow() {
  const t = useText(texts)
  const openService = useCustomerService()
  const hasRoom = useLounge()
  return (
    <div className={styles.row}>
      <Button icon={<Headset />} onClick={openService}>
        {t('customerService')}
      </Button>
      {hasRoom && (
        <Button icon={<MessagesSquare />} onClick={() => openModal('chatRoomModal')}>
          {t('chatRoom')}
        </Button>
      )}
    </div>
  )
}

/** The code shows while somebody points at it, is inside it, or has pressed the button; drawn for them, not for everyone who passes by. */
function ResourceEntry({ resource }: { resource: Resource }) {
  const t = useText(texts)
  const id = useId()
  const { open, root } = useFlyout()
  const Icon = resourceIcons[resource.resourceType]
  const name = t(resource.resourceType)
  return (
    <li className={styles.entry} {...root} data-resource={resource.resourceType}>
      <button type="button" className={styles.resource} aria-expanded={open} aria-controls={open ? id : undefined}>
        <Icon aria-hidden="true" />
        <span>{name}</span>
      </button>
      {open && (
        <div id={id} className={styles.flyout} role="group" aria-label={name}>
          <PartBoundary>
            <Arriving fallback={<Skeleton width="100px" height="100px" />}>
              <SideCode resource={resource} />
            </Arriving>
          </PartBoundary>
        </div>
      )}
    </li>
  )
}

/** Open while the pointer or the focus is inside, or after a press, until Escape or a press elsewhere. */
function useFlyout() {
  const place = useRef<HTMLLIElement>(null)
  const [open, setOpen] = useState(false)
  const inside = (target: EventTarget | null): boolean => place.current?.contains(target as Node) ?? false
  useEffect(() => {
    if (!open) return
    const outside = ({ target }: Event): void => {
      if (!inside(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])
  const root = {
    ref: place,
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && !inside(document.activeElement) && setOpen(false),
    onFocus: () => setOpen(true),
    onBlur: ({ relatedTarget }: FocusEvent) => !inside(relatedTarget) && setOpen(false),
    onClick: () => setOpen(true),
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false),
  }
  return { open, root }
}

/** Offered once the first screen is out of sight. */
function BackToTop() {
  const t = useText(texts)
  const [below, setBelow] = useState(false)
  useEffect(() => {
    const look = (): void => setBelow(scrollY > innerHeight * 0.6)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  const rise = (): void => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  }
  if (!below) return null
  return (
    <button type="button" className={styles.top} aria-label={t('toTop')} title={t('toTop')} onClick={rise}>
      <ArrowUp aria-hidden="true" />
    </button>
  )
}
