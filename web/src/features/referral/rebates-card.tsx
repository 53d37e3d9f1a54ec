import { answerRebates, getOwnRebates } from '@tucano/contract/agents/downlines'
import { useQuery } from '@tanstack/react-query'
import { Percent } from 'lucide-react'
import { Arrived } from '#parts/loaded'
import { useProductName } from '#parts/use-product-name'
import { useToastAction } from '#parts/use-toast-action'
import { call } from '#platform/call'
import { percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { Note } from '#ui/note'
import { SectionCard } from '#ui/section-card'
import styles from './referral-page.module.css'
import { texts } from './texts.ts'

/** What comes back to the member of its stakes, and lower rebates that it is asked to agree to. */
export function RebatesCard() {
  const t = useText(texts)
  const productName = useProductName()
  const language = useLanguage((state) => state.language)
  const token = useSession((state) => state.token)
  const query = useQuery({ queryKey: ['member', token, 'rebates'], queryFn: () => call(getOwnRebates, {}), staleTime: 0 })
  const { busy, run } = useToastAction()
  const say = (askedId: string, accept: boolean): void =>
    void run(
      async () => {
        try {
          await call(answerRebates, { askedId, accept })
        } finally {
          await queries.invalidateQueries({ queryKey: ['member'] })
        }
      },
      t(accept ? 'agreed' : 'refused'),
    )
  return (
    <SectionCard title={t('rebates')} text={t('rebatesText')}>
      <Arrived query={query} skeleton={<Skeleton height="72px" />} failedTitle={t('rebatesFailed')} level="h5" small>
        {({ rebates, asked }) => {
          const given = rebates.filter(({ bp }) => bp > 0)
          return (
            <div className={styles.inside}>
              {asked && (
                <Note icon={<Percent />} tone="beak" name="rebates" title={t('asked')}>
                  <p>{t('askedText')}</p>
                  <ul>
                    {asked.rebates.map(({ type, from, to }) => (
                      <li key={type}>
                        {t('askedChange', { type: productName(type), from: percent(from, language), to: percent(to, language) })}
                      </li>
                    ))}
                  </ul>
                  <div className={styles.actions}>
                    <Button busy={busy} onClick={() => say(asked.askedId, true)}>
                      {t('agree')}
                    </Button>
                    <Button look="quiet" disabled={busy} onClick={() => say(asked.askedId, false)}>
                      {t('refuse')}
                    </Button>
                  </div>
                </Note>
              )}
              {given.length === 0 ? (
                <p className={styles.soft}>{t('rebatesNone')}</p>
              ) : (
                <div className={styles.actions}>
                  {given.map(({ type, bp }) => (
                    <Badge key={type}>
                      {productName(type)} {percent(bp, language)}
                    </Badge>
                  ))}
                </div>
              )}
            </div>
          )
        }}
      </Arrived>
    </SectionCard>
  )
}
