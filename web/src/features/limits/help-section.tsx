import { ExternalLink, Headset, Landmark, MessagesSquare, Phone, Scale } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#platform/text'
import styles from './help-section.module.css'
import { Section } from './section.tsx'
import { texts } from './texts.ts'

const signs = ['chase', 'money', 'hide', 'mood'] as const

/** Whom to talk to: people who help, our own service, whoever hears complaints, and the way out of all houses at once. */
const elsewhere = [
  { key: 'helpCvv', href: 'tel:188', icon: Phone },
  { key: 'helpJa', href: 'https://jogadoresanonimos.com.br', icon: MessagesSquare },
  { key: 'helpCentral', href: 'https://www.gov.br/autoexclusaoapostas', icon: Landmark },
] as const

export function HelpSection({ onService }: { onService: () => void }) {
  const t = useText(texts)
  return (
    <div className={styles.pair}>
      <Section anchor="sinais" title={t('signsTitle')}>
        <ul className={styles.signs}>
          {signs.map((key) => (
            <li key={key}>{t(`sign_${key}`)}</li>
          ))}
        </ul>
        <p className={styles.text}>{t('signsText')}</p>
      </Section>
      <Section anchor="ajuda" title={t('helpTitle')} text={t('helpText')}>
        <ul className={styles.rows}>
          {elsewhere.map(({ key, href, icon: Icon }) => (
            <li key={key}>
              <a className={styles.row} href={href} {...(href.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {})}>
                <Icon aria-hidden="true" />
                <strong>{t(key)}</strong>
                <span>{t(`${key}Text`)}</span>
                {href.startsWith('http') && <ExternalLink className={styles.out} aria-hidden="true" />}
              </a>
            </li>
          ))}
          <li>
            <button type="button" className={styles.row} onClick={onService}>
              <Headset aria-hidden="true" />
              <strong>{t('helpService')}</strong>
              <span>{t('helpServiceText')}</span>
            </button>
          </li>
          <li>
            <Link className={styles.row} href="/help#fale-conosco">
              <Scale aria-hidden="true" />
              <strong>{t('helpOmbudsman')}</strong>
              <span>{t('helpOmbudsmanText')}</span>
            </Link>
          </li>
        </ul>
        <Link className={styles.article} href="/help#jogo-responsavel">
          {t('helpArticle')}
        </Link>
      </Section>
    </div>
  )
}
