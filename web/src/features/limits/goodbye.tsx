import { HeartHandshake } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { useText } from '#platform/text'
import styles from './goodbye.module.css'
import { texts } from './texts.ts'
import { useMomentText } from './watch/moment-text.ts'

/** Until when whoever has just left is away; for the page that says goodbye, and no longer. */
export const useGoodbye = create<{ until: number | undefined }>()(() => ({ until: undefined }))

/** After an exclusion: what holds now, and what remains possible. */
export function Goodbye({ until }: { until: number }) {
  const t = useText(texts)
  const when = useMomentText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    return () => useGoodbye.setState({ until: undefined })
  }, [])
  return (
    <section className={styles.goodbye} data-goodbye="">
      <HeartHandshake aria-hidden="true" />
      <h1 ref={title} tabIndex={-1}>
        {t('goodbyeTitle')}
      </h1>
      <p>
        <strong>{t('goodbyeText', { until: when(until) })}</strong>
      </p>
      <p>{t('goodbyeOpen')}</p>
      <p>{t('goodbyeHelp')}</p>
    </section>
  )
}
