import { pages } from '@tucano/contract/pages'
import { ChevronDown, Landmark, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useBrand, useFlag, useSite } from '#platform/site'
import { useText } from '#platform/text'
import { usePhone } from '../ui/use-media.ts'
import styles from './footer.module.css'
import { useNavigation } from './navigation.ts'
import { ResourceLink } from './resource-link.tsx'
import { resourceIcons, useResources } from './resources.ts'
import { ServiceRow } from './side-bar.tsx'
import { texts } from './texts.ts'

const help = [
  { key: 'helpAccount', slug: 'criar-conta' },
  { key: 'helpPassword', slug: 'entrar-e-recuperar-senha' },
  { key: 'helpPix', slug: 'depositar-com-pix' },
  { key: 'helpWithdraw', slug: 'sacar' },
  { key: 'helpFair', slug: 'jogo-comprovadamente-justo' },
  { key: 'helpSafety', slug: 'proteja-sua-conta' },
] as const
const feedback = { key: 'feedback', slug: 'sugestao' } as const

/** Articles of the help; one of them is a page. */
const about = [
  { key: 'aboutCompany', slug: 'sobre-a-empresa' },
  { key: 'contact', slug: 'fale-conosco' },
  { key: 'terms', slug: 'termos' },
  { key: 'responsible', slug: undefined },
  { key: 'privacy', slug: 'privacidade' },
  { key: 'affiliates', slug: 'afiliados' },
  { key: 'refund', slug: 'reembolso' },
] as const

const YEAR = new Date().getFullYear()

/** @param vendors a row of their logos, where somebody has one */
export function Footer({ vendors }: { vendors?: ReactNode }) {
  const t = useText(texts)
  const { name } = useBrand()
  const products = useNavigation().filter(({ path }) => path)
  const asked = useFlag('FEEDBACK3') ? [...help, feedback] : help
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <About />
          <Column title={t('footerProducts')} links={products.map(({ key, path = '/' }) => ({ text: t(`nav_${key}`), href: path }))} />
          <Column title={t('footerHelp')} links={asked.map(({ key, slug }) => ({ text: t(key), href: `/help#${slug}` }))} />
          <Column
            title={t('footerAbout')}
            links={about.map(({ key, slug }) => ({ text: t(key), href: slug ? `/help#${slug}` : pages.limits.path }))}
          />
        </div>
        {vendors && <div className={styles.vendors}>{vendors}</div>}
        <ServiceRow />
        <div className={styles.duties}>
          <Licence />
          <section className={styles.duty}>
            <span className={styles.adults} aria-hidden="true">
              18+
            </span>
            <div>
              <h2 className={styles.title}>{t('adultsTitle')}</h2>
              <p>
                {t('warning')} <Link href={pages.limits.path}>{t('warningLink')}</Link>
              </p>
            </div>
          </section>
        </div>
        <p className={styles.end}>
          © {YEAR} {name}
        </p>
      </div>
    </footer>
  )
}

/** The brand in a sentence, where else it is, and its apps. */
function About() {
  const t = useText(texts)
  const { name } = useBrand()
  const base = useSite((state) => state.imageBase)
  const social = useResources(['TELEGRAM', 'EMAIL', 'FACEBOOK'])
  return (
    <div className={styles.brand}>
      <p className={styles.name}>
        <img src={`${base}/logo-mark.svg`} alt="" width={30} height={30} />
        {name}
      </p>
      <p className={styles.tagline}>{t('footerTagline')}</p>
      {social.length > 0 && (
        <section>
          <h2 className={styles.title}>{t('footerFollow')}</h2>
          <ul className={styles.social}>
            {social.map((resource) => {
              const Icon = resourceIcons[resource.resourceType]
              return (
                <li key={resource.resourceType}>
                  <ResourceLink resource={resource} className={styles.mark} label={t(resource.resourceType)}>
                    <Icon aria-hidden="true" />
                  </ResourceLink>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <Link href="/down" className={styles.download}>
        <Smartphone aria-hidden="true" />
        {t('download')}
      </Link>
    </div>
  )
}

/** Under whose licence the brand takes bets, or that it has none. */
function Licence() {
  const t = useText(texts)
  const { licence } = useBrand()
  return (
    <section className={styles.duty} data-licence={licence ? 'held' : 'none'}>
      <span className={styles.seal} aria-hidden="true">
        <Landmark />
      </span>
      <div>
        <h2 className={styles.title}>{licence ? t('licensedBy') : t('licence')}</h2>
        {licence ? (
          <p>
            {t('licenceText', licence)}{' '}
            <a href={licence.url} target="_blank" rel="noopener">
              {t('licenceLink')}
            </a>
          </p>
        ) : (
          <p>{t('licenceNone')}</p>
        )}
      </div>
    </section>
  )
}

/** A list of links; on a phone it unfolds under its title. */
function Column({ title, links }: { title: string; links: { text: string; href: string }[] }) {
  const phone = usePhone()
  const list = (
    <ul className={styles.links}>
      {links.map(({ text, href }) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  )
  if (phone)
    return (
      <details className={styles.fold}>
        <summary>
          <h2 className={styles.title}>{title}</h2>
          <ChevronDown aria-hidden="true" />
        </summary>
        {list}
      </details>
    )
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {list}
    </section>
  )
}
