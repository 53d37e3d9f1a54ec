import { checkMinutes, chooseCheck, type Limits } from '@tucano/contract/limits'
import { useSaving } from '#parts/use-saving'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Segmented } from '#ui/tabs'
import styles from './choices.module.css'
import { Section } from './section.tsx'
import { texts } from './texts.ts'
import { takeLimits } from './watch/queries.ts'

/** How often the member is asked how it is going. */
export function CheckSection({ limits }: { limits: Limits }) {
  const t = useText(texts)
  const { problem, save } = useSaving()
  const choose = (key: string): void => {
    const minutes = checkMinutes.find((one) => String(one) === key)
    if (minutes === undefined || minutes === limits.checkMinutes) return
    void save(async () => takeLimits(await call(chooseCheck, { minutes })), t('checkSaved', { minutes }))
  }
  return (
    <Section anchor="aviso" title={t('checkTitle')} text={t('checkText')}>
      <Segmented
        label={t('checkTitle')}
        className={styles.segmented}
        choices={checkMinutes.map((minutes) => ({ key: String(minutes), label: t('everyMinutes', { minutes }) }))}
        value={String(limits.checkMinutes)}
        onChange={choose}
      />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Section>
  )
}
