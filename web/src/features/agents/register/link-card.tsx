import type { Invitation } from '@tucano/contract/agents/accounts'
import { pages } from '@tucano/contract/pages'
import { QrCode as QrIcon } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { useToastAction } from '#parts/use-toast-action'
import { WhatsApp } from '#parts/whatsapp'
import { day, number, writtenDay } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { Badge, Card } from '#ui/card'
import { CopyButton } from '#ui/copy-button'
import { Modal } from '#ui/modal'
import { Popover } from '#ui/popover'
import { QrCode } from '#ui/qr-code'
import { usePercent } from '../parts/use-percent.ts'
import { useTypeName } from '../parts/use-type-name.ts'
import { endInvitation } from './queries.ts'
import styles from './register.module.css'
import { texts } from './texts.ts'

const joinAddress = (domain: string | null): string => `${domain ? `https://${domain}` : location.origin}${pages.join.path}`

const TONES = { open: 'forest', usedUp: 'sky', over: 'plain', closed: 'plain' } as const

/** One link: what it gives, how far people came by it, and how it is passed on. */
export function LinkCard({ link }: { link: Invitation }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const { timeZone, name: brand } = useBrand()
  const { code, kind, note, state, until, usesLeft, domain, createdAt } = link
  const address = `${joinAddress(domain)}?code=${encodeURIComponent(code)}`
  const about = [
    t('madeOn', { day: day(createdAt, timeZone) }),
    until === null ? t('noEnd') : t('untilDay', { day: writtenDay(until) }),
    usesLeft === null ? t('anyUses') : usesLeft === 1 ? t('usesLeftOne') : t('usesLeft', { count: number(usesLeft, language) }),
    ...(domain === null ? [] : [t('onlyDomain', { domain })]),
  ]
  return (
    <Card className={styles.link} data-link={code}>
      <header className={styles.head}>
        <h4>{note || t('noNote', { code })}</h4>
        <Badge tone={kind === 1 ? 'beak' : 'plain'}>{t(kind === 1 ? 'kind_1' : 'kind_0')}</Badge>
        <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>
      </header>
      <p className={styles.about}>{about.join(' · ')}</p>
      <Funnel link={link} />
      <Rebates link={link} />
      {state === 'open' && (
        <>
          <div className={styles.address}>
            <span>{address}</span>
            <CopyButton text={address} label={t('copy')} doneLabel={t('copied')} />
          </div>
          <div className={styles.actions}>
            <WhatsApp label={t('share')} text={t('shareText', { brand, link: address })} />
            <Popover button={<QrIcon />} label={t('qr')} className={styles.qr} above>
              {() => <QrCode text={address} label={t('qrLabel', { code })} />}
            </Popover>
            <CloseLink code={code} />
          </div>
        </>
      )}
    </Card>
  )
}

function Funnel({ link }: { link: Invitation }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  return (
    <dl className={styles.funnel} aria-label={t('funnel')}>
      {(['clicks', 'registrations', 'firstDeposits', 'active'] as const).map((key, n) => (
        <div key={key} data-step={key} style={{ '--depth': n } as CSSProperties}>
          <dt>{t(key)}</dt>
          <dd>{number(link[key], language)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Rebates({ link: { rebates } }: { link: Invitation }) {
  const percent = usePercent()
  const typeName = useTypeName()
  const given = rebates.filter(({ bp }) => bp > 0)
  if (given.length === 0) return null
  return (
    <div className={styles.rebates}>
      {given.map(({ type, bp }) => (
        <Badge key={type}>
          {typeName(type)} {percent(bp)}
        </Badge>
      ))}
    </div>
  )
}

function CloseLink({ code }: { code: string }) {
  const t = useText(texts)
  const w = useText(words)
  const [asking, setAsking] = useState(false)
  const { busy, run } = useToastAction()
  const close = (): void => {
    setAsking(false)
    void run(() => endInvitation(code), t('closed'))
  }
  return (
    <>
      <Button look="quiet" className={styles.close} busy={busy} onClick={() => setAsking(true)}>
        {t('closeLink')}
      </Button>
      {asking && (
        <Modal
          role="alertdialog"
          title={t('closeTitle')}
          closeLabel={w('close')}
          onClose={() => setAsking(false)}
          buttons={[
            { key: 'KEEP', label: t('keep'), onPress: () => setAsking(false) },
            { key: 'CLOSE_LINK', label: t('closeConfirm'), danger: true, onPress: close },
          ]}
        >
          {t('closeText')}
        </Modal>
      )}
    </>
  )
}
