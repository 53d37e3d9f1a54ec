import type { Mission } from '@tucano/contract/missions'
import { claimPromotion, joinPromotion } from '@tucano/contract/promotions'
import { Clock, Gift, Lock } from 'lucide-react'
import type { ComponentType } from 'react'
import { RulesLink } from '#parts/rewards/rules-link'
import { TimeLeft } from '#parts/rewards/time-left'
import { readPromotionsAgain } from '#parts/use-promotion-news'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import { useToastAction } from '#parts/use-toast-action'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Card } from '#ui/card'
import { MissionProgress, isOneStep } from './mission-progress.tsx'
import styles from './mission-page.module.css'
import { texts } from './texts.ts'

/** Where a mission leads to. */
export interface MissionWays {
  onPlay: () => void
  onDeposit: () => void
  /** Whoever goes on to a page of the site leaves the centre. */
  onLeave: () => void
}

/** What a promotion is drawn as, which another feature knows. */
export interface MissionPicture {
  picture: ComponentType<Pick<Mission, 'scene' | 'promotionId'>>
}

interface MissionCardProps extends MissionWays, MissionPicture {
  mission: Mission
  /** What the mission is called that comes before it. */
  first: string | undefined
}

const TONES: Partial<Record<Mission['status'], 'beak' | 'forest' | 'sky'>> = {
  claim: 'forest',
  signed: 'sky',
  claimed: 'forest',
  issued: 'forest',
  applying: 'sky',
}

const OVER: readonly Mission['status'][] = ['claimed', 'issued', 'closed', 'rejected']

/** Until when, or from when on: what was earned waits longer than its window. */
function endOf({ status, startsAt, until, claimUntil }: Mission): { text: 'claimUntil' | 'until' | 'from'; at: number } | null {
  if (status === 'coming soon') return { text: 'from', at: startsAt }
  if (status === 'claim') return claimUntil === null ? null : { text: 'claimUntil', at: claimUntil }
  return until === null || OVER.includes(status) ? null : { text: 'until', at: until }
}

/** A mission: what it gives, what it asks for, how far it is, until when. */
export function MissionCard({ mission, first, picture: Picture, ...ways }: MissionCardProps) {
  const t = useText(texts)
  const say = useRewardWords()
  const { promotionId, title, summary, status, reward, progress, after, reason, scene } = mission
  const isLocked = after !== null
  const ends = endOf(mission)
  // That it is under way its progress says.
  const isSaid = isLocked || status !== 'in process'
  return (
    <li>
      <Card className={styles.mission} data-mission={promotionId} data-status={status} data-locked={isLocked || undefined}>
        <header className={styles.head}>
          <Picture scene={scene} promotionId={promotionId} />
          <div className={styles.words}>
            <div className={styles.title}>
              <h4>{title}</h4>
              {isSaid && (
                <Badge tone={isLocked ? 'plain' : (TONES[status] ?? 'plain')}>{t(isLocked ? 'status_locked' : `status_${status}`)}</Badge>
              )}
            </div>
            <p className={styles.soft}>{summary}</p>
          </div>
        </header>
        {reward && (
          <p className={styles.reward}>
            <Gift aria-hidden="true" />
            {say(reward)}
          </p>
        )}
        {isLocked ? (
          <p className={styles.note}>
            <Lock aria-hidden="true" />
            {first === undefined ? t('locked') : t('lockedBy', { title: first })}
          </p>
        ) : (
          progress && !isOneStep(progress) && <MissionProgress name={title} progress={progress} />
        )}
        {reason !== null && <p className={styles.soft}>{reason}</p>}
        <footer className={styles.foot}>
          <div className={styles.about}>
            {ends !== null && (
              <span className={styles.note}>
                <Clock aria-hidden="true" />
                <span>
                  {t(ends.text)} <TimeLeft until={ends.at} />
                </span>
              </span>
            )}
            <RulesLink promotionId={promotionId} title={title} onLeave={ways.onLeave} />
          </div>
          {!isLocked && <Act mission={mission} {...ways} />}
        </footer>
      </Card>
    </li>
  )
}

function Act({ mission, onPlay, onDeposit }: Omit<MissionWays, 'onLeave'> & { mission: Mission }) {
  const t = useText(texts)
  const say = useRewardWords()
  const { busy, run } = useToastAction()
  const { promotionId, period, act, title, reward } = mission
  const press = (work: () => Promise<unknown>, done: string): void =>
    void run(async () => {
      try {
        await work()
      } finally {
        await readPromotionsAgain()
      }
    }, done)
  if (act === 'claim')
    return (
      <Button
        look="primary"
        busy={busy}
        aria-label={t('claimOf', { title })}
        onClick={() =>
          press(() => call(claimPromotion, { promotionId, period }), reward ? t('claimedWorth', { worth: say(reward) }) : t('claimed'))
        }
      >
        {t('claim')}
      </Button>
    )
  if (act === 'join')
    return (
      <Button
        busy={busy}
        aria-label={t('joinOf', { title })}
        onClick={() => press(() => call(joinPromotion, { promotionId }), t('joined'))}
      >
        {t('join')}
      </Button>
    )
  if (act === 'play') return <Button onClick={onPlay}>{t('play')}</Button>
  return act === 'deposit' && <Button onClick={onDeposit}>{t('deposit')}</Button>
}
