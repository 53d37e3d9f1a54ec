import type { Resource } from '@tucano/contract/site'
import { Headset, Mail, MessageCircle, MessagesSquare, Send, Smartphone, TabletSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useCustomerService } from '../features/support/service/customer-service.ts'
import { lazyPart } from '#platform/chunk'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useFlag, useSite } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import styles from './side-bar.module.css'
import { texts } from './texts.ts'

const icons = { TELEGRAM: Send, FACEBOOK: MessageCircle, EMAIL: Mail, MOBILECONFIG: TabletSmartphone, IOS: Smartphone, ANDROID: Smartphone }

const QrCode = lazyPart('qr-code', () => import('#ui/qr-code').then((part) => part.QrCode))

/** The right bar: customer service, and a code to scan for each resource that the brand has. */
export function SideBar() {
  const t = useText(texts)
  const info = useSite((state) => state.status?.info)
  const openService = useCustomerService()
  const hasRoom = useRoom()
  if (!info) return null
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
            <button
              type="button"
              className={styles.link}
              aria-label={t('chatRoom')}
              title={t('chatRoom')}
              onClick={() => openModal('chatRoomModal')}
            >
              <MessagesSquare aria-hidden="true" />
            </button>
          </li>
        )}
        {info.resources.map((resource) => (
          <ResourceEntry key={resource.resourceType} resource={resource} />
        ))}
      </ul>
    </aside>
  )
}

/** The members' room, for those who are signed in. */
function useRoom(): boolean {
  const on = useFlag('CBS3')
  return useSession(({ token }) => token !== undefined) && on
}

/** What people look for in the right bar, at the foot of screens that have no room for one. */
export function ServiceRow() {
  const t = useText(texts)
  const openService = useCustomerService()
  const hasRoom = useRoom()
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

function ResourceEntry({ resource }: { resource: Resource }) {
  const t = useText(texts)
  // Drawn when somebody comes near, not for everyone who passes by.
  const [near, setNear] = useState(false)
  const Icon = icons[resource.resourceType]
  const name = t(resource.resourceType)
  return (
    <li className={styles.entry} onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
      <a
        className={styles.link}
        href={resource.url}
        aria-label={name}
        {...(resource.url.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {})}
      >
        <Icon aria-hidden="true" />
      </a>
      <div className={styles.card}>
        {near && <QrCode text={new URL(resource.qrCodeUrl, location.href).href} label={`${name}: ${t('scan')}`} size={100} margin={10} />}
        <p>{name}</p>
      </div>
    </li>
  )
}
