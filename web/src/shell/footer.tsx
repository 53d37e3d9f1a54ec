import { Link } from 'wouter'
import { useBrand, useSite } from '#platform/site'
import { useText } from '#platform/text'
import styles from './footer.module.css'
import { navigation } from './navigation.ts'
import { ServiceRow } from './side-bar.tsx'
import { texts } from './texts.ts'

const help = [
  { key: 'helpAccount', slug: 'criar-conta' },
  { key: 'helpPix', slug: 'depositar-com-pix' },
  { key: 'helpWithdraw', slug: 'sacar' },
  { key: 'helpFair', slug: 'jogo-comprovadamente-justo' },
] as const

const about = [
  { key: 'aboutCompany', slug: 'sobre-a-empresa' },
  { key: 'contact', slug: 'fale-conosco' },
  { key: 'terms', slug: 'termos' },
  { key: 'responsible', slug: 'jogo-responsavel' },
  { key: 'privacy', slug: 'privacidade' },
  { key: 'affiliates', slug: 'afiliados' },
  { key: 'refund', slug: 'reembolso' },
] as const

const SOCIAL = ['TELEGRAM', 'FACEBOOK', 'EMAIL']

export function Footer() {
  const t = useText(texts)
  const { name } = useBrand()
  const base = useSite((state) => state.imageBase)
  const resources = useSite((state) => state.status?.info.resources ?? [])
  const social = resources.filter(({ resourceType }) => SOCIAL.includes(resourceType))
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <Column title={t('footerProducts')} links={navigation.map(({ key, path }) => ({ text: t(key), href: path }))} />
          <Column title={t('footerHelp')} links={help.map(({ key, slug }) => ({ text: t(key), href: `/help#${slug}` }))} />
          <Column title={t('footerAbout')} links={about.map(({ key, slug }) => ({ text: t(key), href: `/help#${slug}` }))} />
          {social.length > 0 && (
            <section>
              <h2 className={styles.title}>{t('footerFollow')}</h2>
              <ul className={styles.links}>
                {social.map(({ resourceType, url }) => (
                  <li key={resourceType}>
                    <a href={url} {...(url.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {})}>
                      {t(resourceType)}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <ServiceRow />
        <div className={styles.warning}>
          <span className={styles.adults} aria-hidden="true">
            18+
          </span>
          <p>
            {t('warning')} <Link href="/help#jogo-responsavel">{t('warningLink')}</Link>
          </p>
        </div>
        <p className={styles.brand}>
          <img src={`${base}/logo-mark.svg`} alt="" width={28} height={28} />
          {name}
        </p>
      </div>
    </footer>
  )
}

function Column({ title, links }: { title: string; links: { text: string; href: string }[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
