import { useHash } from '#platform/hash'
import { useFlag } from '#platform/site'
import { useText } from '#platform/text'
import { Articles } from './articles.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import styles from './support.module.css'
import { texts } from './texts.ts'

export function HelpPage() {
  const t = useText(texts)
  const slug = useHash()
  const feedback = useFlag('FEEDBACK3')
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      <Articles slug={slug} wide key={slug} />
      {feedback && <FeedbackSection slug={slug} />}
    </div>
  )
}
