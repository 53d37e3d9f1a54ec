import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { Loaded } from '#parts/loaded'
import { useText } from '#platform/text'
import { Card, Skeleton } from '#ui/card'
import styles from './promotions.module.css'
import { promotions } from './queries.ts'
import { texts } from './texts.ts'
import { useSeeing } from './use-unseen.ts'

export function PromotionsPage() {
  const t = useText(texts)
  const query = useQuery(promotions)
  useSeeing(query.data, query.data)
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      <Loaded query={query} skeleton={skeleton} failedTitle={t('failedTitle')} empty={{ title: t('emptyTitle'), text: t('emptyText') }}>
        {(items) => (
          <ul className={styles.grid}>
            {items.map(({ id, title, content }) => (
              <li key={id}>
                <Card className={styles.card}>
                  <h2 className={styles.name}>{title}</h2>
                  <p className={styles.opening}>{opening(content)}</p>
                  <Link href={`/promoDetail?id=${id}`} className={styles.link} aria-label={`${t('open')}: ${title}`}>
                    {t('open')}
                  </Link>
                </Card>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

const skeleton = (
  <div className={styles.grid}>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} height="220px" />
    ))}
  </div>
)

const OPENING_CHARACTERS = 180

/** The beginning of a text, without its markup. */
function opening(html: string): string {
  const text = (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim().replace(/\s+/g, ' ')
  return text.length > OPENING_CHARACTERS ? `${text.slice(0, OPENING_CHARACTERS).replace(/\s\S*$/, '')} …` : text
}
