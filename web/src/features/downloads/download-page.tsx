import { type InstallWay, downloadPaths, installWays } from '@tucano/contract/downloads'
import { CircleCheck, Download, ShieldCheck, Smartphone, WifiOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { useHash } from '#platform/hash'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { QrCode } from '#ui/qr-code'
import { Tabs } from '#ui/tabs'
import styles from './downloads.module.css'
import { Scene, type SceneName } from './scenes.tsx'
import { install, useInstall } from './start-downloads.ts'
import { type Texts, texts } from './texts.ts'

type Step = 1 | 2 | 3 | 4
interface Shown {
  scene: SceneName
  label?: keyof Texts
}

/** What each step shows. */
const steps: Record<InstallWay, Record<Step, Shown>> = {
  ios: {
    1: { scene: 'address' },
    2: { scene: 'share' },
    3: { scene: 'sheet', label: 'addToHome' },
    4: { scene: 'dialogue', label: 'add' },
  },
  android: {
    1: { scene: 'address' },
    2: { scene: 'menu' },
    3: { scene: 'menu', label: 'installApp' },
    4: { scene: 'dialogue', label: 'confirmInstall' },
  },
  lite: {
    1: { scene: 'dialogue', label: 'allow' },
    2: { scene: 'settings', label: 'profileDownloaded' },
    3: { scene: 'profile', label: 'confirmInstall' },
    4: { scene: 'home' },
  },
}

/** The way of the phone that the page is open on; a computer begins with the first. */
const wayOfDevice = (): InstallWay => (/android/i.test(navigator.userAgent) ? 'android' : 'ios')

export function DownloadPage() {
  const t = useText(texts)
  const { name: brand } = useBrand()
  const hash = useHash()
  const named = installWays.find((way) => way === hash)
  const [chosen, setChosen] = useState<InstallWay>()
  // An address that names a way wins over what was chosen before it.
  const [seen, setSeen] = useState(hash)
  if (seen !== hash) {
    setSeen(hash)
    setChosen(undefined)
  }
  const way = chosen ?? named ?? wayOfDevice()
  const tabs = installWays.map((key) => ({ key, label: t(key) }))
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('title', { brand })}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      <div>
        <Tabs label={t('ways')} tabs={tabs} active={way} onChange={setChosen}>
          <Way way={way} />
        </Tabs>
      </div>
      <div className={styles.facts}>
        <Fact icon={<ShieldCheck />} title={t('safeTitle')}>
          {t('safeText')}
        </Fact>
        <Fact icon={<WifiOff />} title={t('offlineTitle')}>
          {t('offlineText')} <Link href="/help#rodadas-interrompidas">{t('helpLink')}</Link>
        </Fact>
      </div>
    </div>
  )
}

function Way({ way }: { way: InstallWay }) {
  const t = useText(texts)
  const { name: brand } = useBrand()
  const address = `${location.origin}/down#${way}`
  return (
    <div className={styles.way} data-way={way}>
      <div className={styles.head}>
        <p className={styles.lead}>{t(`${way}_lead`)}</p>
        <Action way={way} />
      </div>
      <ol className={styles.steps}>
        {([1, 2, 3, 4] as const).map((step) => {
          const { scene, label } = steps[way][step]
          const sentence = `${way}_${step}_text` as const
          return (
            <li key={step} className={styles.step}>
              <Scene name={scene} {...(label ? { label: t(label as 'add') } : {})} />
              <h2 className={styles.name}>
                <span className={styles.number} aria-hidden="true">
                  {step}
                </span>
                {t(`${way}_${step}`)}
              </h2>
              <p className={styles.text}>{t(sentence as 'lite_3_text', { brand })}</p>
            </li>
          )
        })}
      </ol>
      <Card className={styles.scan}>
        <QrCode text={address} label={t('scanLabel', { address })} />
        <p className={styles.scanTitle}>{t('scan')}</p>
        <p className={styles.text}>{t('scanText')}</p>
      </Card>
    </div>
  )
}

/** What can be done on this very device. */
function Action({ way }: { way: InstallWay }) {
  const t = useText(texts)
  const { offer, installed } = useInstall()
  if (matchMedia('(display-mode: standalone)').matches) return <Told>{t('running')}</Told>
  if (way === 'lite')
    return (
      <a className={styles.download} href={downloadPaths.profile}>
        <Download aria-hidden="true" />
        {t('getProfile')}
      </a>
    )
  if (installed) return <Told>{t('installed')}</Told>
  if (way === 'ios') return null
  if (!offer)
    return (
      <p className={styles.told}>
        <Smartphone aria-hidden="true" /> {t('noOffer')}
      </p>
    )
  return (
    <Button look="primary" size="large" icon={<Download />} onClick={() => void install()}>
      {t('install')}
    </Button>
  )
}

const Told = ({ children }: { children: string }) => (
  <p className={styles.told} data-done="" role="status">
    <CircleCheck aria-hidden="true" /> {children}
  </p>
)

const Fact = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <Card className={styles.fact}>
    <span className={styles.factIcon} aria-hidden="true">
      {icon}
    </span>
    <div>
      <h2 className={styles.factTitle}>{title}</h2>
      <p className={styles.text}>{children}</p>
    </div>
  </Card>
)
