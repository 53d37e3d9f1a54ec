import { ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Language, useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Segmented, Tabs } from '#ui/tabs'
import { FileCheck } from './file-check.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { SharedDraws } from '../draws/shared-draws.tsx'
import { OneRound } from './one-round.tsx'
import { RawDraws } from './raw-draws.tsx'
import { texts } from './texts.ts'
import styles from './verifier-page.module.css'

const parts = { file: FileCheck, shared: SharedDraws, round: OneRound, draws: RawDraws, how: HowItWorks } as const
type Part = keyof typeof parts

const languages: readonly { key: Language; label: string }[] = [
  { key: 'PT', label: 'PT' },
  { key: 'EN', label: 'EN' },
]

/** Verifies rounds without the site: from a file of it, or from what somebody types. */
export function VerifierPage({ brand }: { brand: string }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const [part, setPart] = useState<Part>('file')
  const Shown = parts[part]
  const title = `${t('title')} · ${brand}`
  useEffect(() => {
    document.documentElement.lang = language === 'PT' ? 'pt-BR' : 'en'
    document.title = title
  }, [language, title])
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          <ShieldCheck />
        </span>
        <div className={styles.words}>
          <p className={styles.brand}>{brand}</p>
          <h1>{t('title')}</h1>
        </div>
        <Segmented
          label={t('language')}
          choices={languages}
          value={language}
          // Of this page alone: what the visitor speaks on the site is theirs to change there.
          onChange={(chosen) => useLanguage.setState({ language: chosen })}
        />
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <Tabs
        label={t('parts')}
        tabs={(Object.keys(parts) as Part[]).map((key) => ({ key, label: t(key) }))}
        active={part}
        onChange={setPart}
      >
        <Shown />
      </Tabs>
    </main>
  )
}
