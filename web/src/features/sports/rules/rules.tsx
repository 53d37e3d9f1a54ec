import type { ReactNode } from 'react'
import { useText } from '#platform/text'
import { SectionCard } from '#ui/section-card'
import styles from './rules.module.css'
import { type Texts, texts } from './texts.ts'

type Line = { [Key in keyof Texts]: Key extends `${string}_${number}` ? Key : never }[keyof Texts]

type Title = 'general' | 'money' | 'voids' | 'handicaps' | 'slips' | 'cashOut' | 'virtual' | Extract<keyof Texts, `sport_${string}`>

interface Chapter {
  title: Title
  lines: readonly Line[]
}

const GENERAL: readonly Chapter[] = [
  { title: 'general', lines: ['general_1', 'general_2', 'general_3', 'general_4', 'general_5'] },
  { title: 'money', lines: ['money_1', 'money_2', 'money_3', 'money_4'] },
  { title: 'voids', lines: ['voids_1', 'voids_2', 'voids_3', 'voids_4', 'voids_5'] },
  { title: 'handicaps', lines: ['handicaps_1', 'handicaps_2', 'handicaps_3', 'handicaps_4'] },
  { title: 'slips', lines: ['slips_1', 'slips_2', 'slips_3', 'slips_4', 'slips_5'] },
  { title: 'cashOut', lines: ['cashOut_1', 'cashOut_2', 'cashOut_3', 'cashOut_4'] },
  { title: 'virtual', lines: ['virtual_1', 'virtual_2', 'virtual_3', 'virtual_4'] },
]
const SPORTS: readonly Chapter[] = [
  { title: 'sport_football', lines: ['football_1', 'football_2', 'football_3', 'football_4'] },
  { title: 'sport_basketball', lines: ['basketball_1', 'basketball_2', 'basketball_3'] },
  { title: 'sport_tennis', lines: ['tennis_1', 'tennis_2', 'tennis_3'] },
  { title: 'sport_volleyball', lines: ['volleyball_1', 'volleyball_2'] },
  { title: 'sport_american-football', lines: ['american_1', 'american_2'] },
  { title: 'sport_mma', lines: ['mma_1', 'mma_2', 'mma_3'] },
  { title: 'sport_esports', lines: ['esports_1', 'esports_2', 'esports_3'] },
]

/** How each bet is decided, paid or given back. */
export function Rules({ children }: { children: ReactNode }) {
  const t = useText(texts)
  return (
    <article className={styles.rules}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        <nav className={styles.contents} aria-label={t('contents')}>
          {[...GENERAL, ...SPORTS].map(({ title }) => (
            <a key={title} href={`#${title}`}>
              {t(title)}
            </a>
          ))}
        </nav>
      </header>
      {children}
      {[...GENERAL, ...SPORTS].map(({ title, lines }) => (
        <div key={title} id={title} className={styles.chapter}>
          <SectionCard title={t(title)} level="h2">
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line}>{t(line)}</li>
              ))}
            </ul>
          </SectionCard>
        </div>
      ))}
    </article>
  )
}
