import { useQuery } from '@tanstack/react-query'
import { Headset } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { writeAnother, useDraft } from './draft.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { helpArticles } from './queries.ts'
import { useCustomerService } from './service/customer-service.ts'
import styles from './feedback.module.css'
import { texts } from './texts.ts'

/** The anchor of the section. */
const SLUG = 'sugestao'

/** Where visitors write to the house. */
export function FeedbackSection({ slug }: { slug: string }) {
  const t = useText(texts)
  const w = useText(words)
  const openService = useCustomerService()
  const reference = useDraft((state) => state.reference)
  const element = useRef<HTMLElement>(null)
  // What stands above it decides where it is.
  const { isPending } = useQuery(helpArticles)
  useEffect(() => {
    if (slug === SLUG) element.current?.scrollIntoView({ block: 'start' })
  }, [slug, isPending])
  return (
    <section id={SLUG} ref={element} className={styles.section} aria-labelledby="feedback-title">
      <div className={styles.words}>
        <h2 id="feedback-title" className={styles.title}>
          {t('feedbackTitle')}
        </h2>
        <p>{t('feedbackText')}</p>
        <p>{t('feedbackNot')}</p>
        <Button icon={<Headset />} onClick={openService}>
          {w('customerService')}
        </Button>
      </div>
      <Card>
        {reference ? (
          <div role="status">
            <DrawnState
              drawing="nest"
              title={t('feedbackThanks')}
              level="h3"
              small
              actions={<Button onClick={writeAnother}>{t('feedbackAnother')}</Button>}
            >
              <p>{t('feedbackReference')}</p>
              <p className={styles.reference}>{reference}</p>
            </DrawnState>
          </div>
        ) : (
          <FeedbackForm />
        )}
      </Card>
    </section>
  )
}
