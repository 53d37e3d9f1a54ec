import type { Definition, OwnPromotion } from '@tucano/contract/promotions'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Card } from '#ui/card'
import { Facts } from '#ui/facts'
import { ActButton } from './act-button.tsx'
import { Care } from './care.tsx'
import { Cover } from './cover.tsx'
import styles from './promotions.module.css'
import { COUNTED, commonRules } from './rules/common-rules.ts'
import { kindRules } from './rules/kind-rules.ts'
import { useSaying } from './rules/use-saying.ts'
import { WorkedOut } from './rules/worked-out.tsx'
import { Ladder } from './rules/ladder.tsx'
import { sceneOf } from './scenes.ts'
import { Lines, ProgressBar, RewardLine, StatusBadge, isLocked, saysStatus } from './standing-lines.tsx'
import sheet from './promotion-sheet.module.css'
import type { Shown } from './standing.ts'
import { texts } from './texts.ts'
import { useHeadline } from './use-headline.ts'
import { WhereNext } from './where-next.tsx'
import type { Ways } from './ways.ts'

interface PromotionSheetProps {
  promotion: Shown
  definition: Definition
  ways: Ways
}

/** A promotion, whole: what it gives, what it asks for in the member's own amounts, how the member stands and what can be done. */
export function PromotionSheet({ promotion, definition, ways }: PromotionSheetProps) {
  const { timeZone } = useBrand()
  const saying = useSaying()
  const { t } = saying
  const headline = useHeadline()
  const { promotionId, title, summary, status } = promotion
  const { facts, prizes } = kindRules(definition, saying)
  return (
    <Card className={styles.card} data-promotion={promotionId} data-status={status}>
      <Cover scene={sceneOf(promotion)} size="tall" headline={headline(promotion)} />
      <div className={sheet.sheet}>
        <div className={sheet.head}>
          {saysStatus(promotion) && <StatusBadge promotion={promotion} />}
          <h1 className={styles.heading}>{title}</h1>
          <p className={sheet.summary}>{summary}</p>
        </div>
        <div className={sheet.rest}>
          <WorkedOut definition={definition} />
          {prizes.length > 0 && (
            <section className={sheet.rules}>
              <h2>{t('prizesTitle')}</h2>
              {definition.kind === 'checkIn' ? <Ladder ladder={definition.ladder} promotion={promotion} /> : <Facts facts={prizes} />}
            </section>
          )}
          <section className={sheet.rules}>
            <h2>{t('howTitle')}</h2>
            <Facts facts={[...facts, ...commonRules(definition, saying, timeZone)]} />
          </section>
        </div>
        <div className={sheet.aside}>
          <div className={sheet.standing}>
            <h2>{t('yourStanding')}</h2>
            <Sentence promotion={promotion} />
            <RewardLine promotion={promotion} />
            <Lines promotion={promotion} />
            <ProgressBar promotion={promotion} />
            {!isLocked(promotion) && <ActButton promotion={promotion} ways={ways} size="large" />}
            <WhereNext promotion={promotion} ways={ways} />
          </div>
          <Care />
        </div>
      </div>
    </Card>
  )
}

/** How the member stands, in a sentence. */
function Sentence({ promotion }: { promotion: Shown }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { kind, status, closed, reason, startsAt, act } = promotion
  if (status === undefined) return <p>{t('visitor')}</p>
  if (status === 'coming soon') return <p>{t('say_coming_soon', { moment: moment(startsAt, timeZone) })}</p>
  if (status === 'closed') return <p>{t(`closed_${closed ?? 'over'}`)}</p>
  if (isLocked(promotion)) return <p>{t('say_locked')}</p>
  if (kind === 'wheel') return <p>{t(act === 'spin' ? 'say_turn' : 'say_noTurn')}</p>
  if (status === 'in process' && !COUNTED.includes(kind)) return <p>{t('say_running')}</p>
  return (
    <>
      <p>
        {t(`say_${status.replace(' ', '_') as Exclude<OwnPromotion['status'], 'closed' | 'coming soon' | 'in process'> | 'in_process'}`)}
      </p>
      {reason && <p className={sheet.reason}>{t('reason', { reason })}</p>}
    </>
  )
}
