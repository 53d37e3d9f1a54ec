import { type Conversation, rateConversation } from '@tucano/contract/support'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Clock3, Star } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Badge } from '#ui/card'
import { Button } from '#ui/button'
import styles from './chat-cards.module.css'
import { helpArticles } from '../queries.ts'
import { texts } from './texts.ts'

/** What people ask about most, by where the help centre keeps it. */
const ASKED = ['money', 'account'] as const
const OF_EACH = 2

/** Before the first word: a greeting, and answers that may save the question. */
export function Topics({ vip }: { vip: boolean }) {
  const t = useText(texts)
  const { data = [] } = useQuery(helpArticles)
  const articles = ASKED.flatMap((asked) => data.filter(({ category }) => category === asked).slice(0, OF_EACH))
  return (
    <section className={styles.topics}>
      {vip && <Badge tone="beak">{t('vip')}</Badge>}
      <h2 className={styles.hello}>{t('hello')}</h2>
      <p className={styles.soft}>{vip ? t('helloVip') : t('helloText')}</p>
      {articles.length > 0 && (
        <nav className={styles.articles} aria-label={t('suggestions')}>
          <p className={styles.label} aria-hidden="true">
            {t('suggestions')}
          </p>
          {articles.map(({ slug, title }) => (
            <a key={slug} className={styles.article} href={`/helpmc#${slug}`} target="_blank" rel="noopener">
              {title}
              <ChevronRight aria-hidden="true" />
            </a>
          ))}
        </nav>
      )}
    </section>
  )
}

/** Nobody is at the desk: when somebody should be, and that words are not lost. */
export function Offline({ desk }: { desk: Conversation['desk'] }) {
  const t = useText(texts)
  const always = desk.from === '00:00' && desk.to === '24:00'
  return (
    <section className={styles.card}>
      <Clock3 aria-hidden="true" />
      <div>
        <h2 className={styles.title}>{t('offlineTitle')}</h2>
        <p className={styles.soft}>{always ? t('offlineAlways') : t('offlineHours', { from: desk.from, to: desk.to })}</p>
      </div>
    </section>
  )
}

export function Waiting({ position }: { position: number }) {
  const t = useText(texts)
  return (
    <section className={styles.card}>
      <strong className={styles.place} aria-hidden="true">
        {position}º
      </strong>
      <div>
        <h2 className={styles.title}>{position === 1 ? t('nextTitle') : t('placeTitle', { position })}</h2>
        <p className={styles.soft}>{t('placeText')}</p>
      </div>
    </section>
  )
}

/** It is over: by whom, a rating where somebody answered, and the way to begin again. */
export function Ended({ conversation, onAgain }: { conversation: Conversation; onAgain: () => void }) {
  const t = useText(texts)
  const { closedBy, operator, stars } = conversation
  return (
    <section className={styles.ended}>
      <h2 className={styles.title}>{t(`closedBy_${closedBy ?? 'system'}`)}</h2>
      {operator && stars === null && <Rating operator={operator} />}
      {stars !== null && <p className={styles.soft}>{t('thanks', { stars })}</p>}
      <Button wide onClick={onAgain}>
        {t('again')}
      </Button>
    </section>
  )
}

const STARS = [1, 2, 3, 4, 5] as const

function Rating({ operator }: { operator: string }) {
  const t = useText(texts)
  const [stars, setStars] = useState(0)
  const [comment, setComment] = useState('')
  const { busy, problem, run } = useAction()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run(() => call(rateConversation, { stars, ...(comment.trim() ? { comment } : {}) }))
  }
  return (
    <form className={styles.rating} onSubmit={submit}>
      <fieldset className={styles.stars}>
        <legend>{t('rate', { name: operator })}</legend>
        {STARS.map((value) => (
          <label key={value} className={styles.star} data-lit={value <= stars || undefined}>
            <input className="sr-only" type="radio" name="stars" value={value} checked={stars === value} onChange={() => setStars(value)} />
            <Star aria-hidden="true" />
            <span className="sr-only">{value === 1 ? t('star') : t('stars', { stars: value })}</span>
          </label>
        ))}
      </fieldset>
      {stars > 0 && (
        <>
          <textarea
            className={styles.comment}
            rows={2}
            maxLength={500}
            aria-label={t('comment')}
            placeholder={t('comment')}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          <Button type="submit" look="primary" wide busy={busy}>
            {t('sendRating')}
          </Button>
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
    </form>
  )
}
