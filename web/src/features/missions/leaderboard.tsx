import type { ReplyOf } from '@tucano/contract/endpoint'
import type { getLeaderboard } from '@tucano/contract/missions'
import { useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { TimeLeft } from '#parts/rewards/time-left'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Card, Chip, Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import styles from './leaderboard.module.css'
import { useMeasured } from './mission-progress.tsx'
import { useLeaderboard } from './queries.ts'
import { texts } from './texts.ts'

type Shown = ReplyOf<typeof getLeaderboard>
type Board = NonNullable<Shown['board']>
type Measure = Shown['boards'][number]['measure']
type Place = Board['places'][number]

/** The first hundred of a board; the member's own place is always in sight. */
export function Leaderboard() {
  const t = useText(texts)
  const [chosen, setChosen] = useState<string>()
  const query = useLeaderboard(chosen)
  return (
    <Arrived query={query} skeleton={<Skeleton height="420px" />} failedTitle={t('boardFailed')} level="h4" small>
      {({ boards, board }) => {
        const about = boards.find(({ promotionId }) => promotionId === board?.promotionId)
        if (!board || !about)
          return (
            <Card>
              <DrawnState drawing="search" title={t('boardNone')} level="h4" small>
                {t('boardNoneText')}
              </DrawnState>
            </Card>
          )
        return (
          <div className={styles.boards} aria-busy={query.isPlaceholderData}>
            {boards.length > 1 && (
              <div className={styles.choices} role="group" aria-label={t('boards')}>
                {boards.map(({ promotionId, title }) => (
                  <Chip key={promotionId} pressed={promotionId === about.promotionId} onPress={() => setChosen(promotionId)}>
                    {title}
                  </Chip>
                ))}
              </div>
            )}
            <BoardCard board={board} title={about.title} measure={about.measure} />
          </div>
        )
      }}
    </Arrived>
  )
}

function BoardCard({ board, title, measure }: { board: Board; title: string; measure: Measure }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const { own, places, prizes, members, endsAt, isFrozen, period } = board
  return (
    <SectionCard title={title} text={t(measure === 'stake' ? 'byStake' : 'byMultiplier')}>
      <div className={styles.inside} data-board={board.promotionId} data-period={period}>
        <div className={styles.own} data-own-rank={own?.rank ?? 'none'}>
          <div>
            <p className={styles.soft}>{t('ownPlace')}</p>
            <p className={styles.rank}>{own ? t('place', { rank: number(own.rank, language) }) : t('noPlace')}</p>
          </div>
          <div className={styles.facts}>
            <p>{own ? <Score place={own} measure={measure} /> : t('noPlaceText')}</p>
            <p className={styles.soft}>{members === 1 ? t('memberOne') : t('members', { count: number(members, language) })}</p>
            <p className={styles.soft}>
              {isFrozen ? (
                t('frozen')
              ) : (
                <>
                  {t('ends')} <TimeLeft until={endsAt} />
                </>
              )}
            </p>
          </div>
        </div>
        <Prizes prizes={prizes} />
        {places.length === 0 ? <p className={styles.soft}>{t('placesNone')}</p> : <Places places={places} own={own} measure={measure} />}
        <p className={styles.soft}>{t('care')}</p>
      </div>
    </SectionCard>
  )
}

function Score({ place: { score }, measure }: { place: Place; measure: Measure }) {
  const write = useMeasured()
  return <span className={styles.score}>{write(score, measure === 'stake' ? 'money' : 'hundredths')}</span>
}

function Prizes({ prizes }: { prizes: Board['prizes'] }) {
  const t = useText(texts)
  const say = useRewardWords()
  return (
    <section aria-label={t('prizes')}>
      <h5 className={styles.heading}>{t('prizes')}</h5>
      <ul className={styles.prizes}>
        {prizes.map(({ from, to, reward }) => (
          <li key={from}>
            <span>{from === to ? t('place', { rank: from }) : t('placesFrom', { from, to })}</span>
            <strong>{say(reward)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A list, in its order; whoever is further down than it reaches stands below it. */
function Places({ places, own, measure }: { places: readonly Place[]; own: Place | null; measure: Measure }) {
  const t = useText(texts)
  const shown = own && !places.some(({ isOwn }) => isOwn) ? [...places, own] : places
  return (
    <section aria-label={t('ranking')}>
      <h5 className={styles.heading}>{t('ranking')}</h5>
      <ol className={styles.places}>
        {shown.map((place) => (
          <PlaceRow key={`${place.rank} ${place.name}`} place={place} measure={measure} isApart={!places.includes(place)} />
        ))}
      </ol>
    </section>
  )
}

function PlaceRow({ place, measure, isApart }: { place: Place; measure: Measure; isApart: boolean }) {
  const t = useText(texts)
  const say = useRewardWords()
  const language = useLanguage((state) => state.language)
  const { rank, name, isOwn, reward } = place
  return (
    <li className={styles.place} data-place={rank} data-own={isOwn || undefined} data-apart={isApart || undefined}>
      <span className={styles.number} data-medal={rank <= 3 ? rank : undefined}>
        {number(rank, language)}
      </span>
      <span className={styles.name}>
        {isOwn ? t('you') : name}
        {reward && <span className={styles.soft}>{say(reward)}</span>}
      </span>
      <Score place={place} measure={measure} />
    </li>
  )
}
