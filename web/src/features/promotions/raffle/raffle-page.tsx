import type { ReplyOf } from '@tucano/contract/endpoint'
import { claimRaffle, type getRaffle } from '@tucano/contract/promotions'
import { Trophy } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { TimeLeft } from '#parts/rewards/time-left'
import { readPromotionsAgain, usePromotionNews } from '#parts/use-promotion-news'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import { useToastAction } from '#parts/use-toast-action'
import { call } from '#platform/call'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Card, Skeleton } from '#ui/card'
import { SelectField } from '#ui/field'
import { Figures } from '#ui/figures'
import { Note } from '#ui/note'
import { SectionCard } from '#ui/section-card'
import { ChancePage } from '../chance-page.tsx'
import shared from '../chance-page.module.css'
import { useDefinition, useOwnOf, useRaffle } from '../chance-queries.ts'
import { Cover } from '../cover.tsx'
import { sceneOf } from '../scenes.ts'
import { useHeadline } from '../use-headline.ts'
import { NextNumber } from './next-number.tsx'
import { OwnNumbers } from './own-numbers.tsx'
import { RaffleProof } from './raffle-proof.tsx'
import styles from './raffle.module.css'
import { texts } from './texts.ts'
import { usePeriodName } from './use-period-name.ts'

type Raffle = ReplyOf<typeof getRaffle>

interface RafflePageProps {
  onPlay: () => void
}

/** A raffle: numbers by what was staked, prizes, and a draw that everybody can check. */
export function RafflePage({ onPlay }: RafflePageProps) {
  const t = useText(texts)
  return (
    <ChancePage title={t('title')} intro={t('intro')}>
      <OwnRaffles onPlay={onPlay} />
    </ChancePage>
  )
}

function OwnRaffles({ onPlay }: RafflePageProps) {
  const t = useText(texts)
  const query = useOwnOf('raffle')
  const [search] = useSearchParams()
  usePromotionNews()
  return (
    <Arrived query={query} skeleton={<Skeleton height="460px" />} failedTitle={t('failed')}>
      {(raffles) => {
        const asked = search.get('id')
        const shown = raffles.find(({ promotionId }) => promotionId === asked) ?? raffles[0]
        return shown ? (
          <RaffleOf key={shown.promotionId} promotionId={shown.promotionId} onPlay={onPlay} />
        ) : (
          <Card data-raffle="none">
            <DrawnState drawing="nest" title={t('none')}>
              {t('noneText')}
            </DrawnState>
          </Card>
        )
      }}
    </Arrived>
  )
}

/** The raffle of one promotion, with its editions. */
function RaffleOf({ promotionId, onPlay }: RafflePageProps & { promotionId: string }) {
  const t = useText(texts)
  const [search, setSearch] = useSearchParams()
  const periodName = usePeriodName()
  const query = useRaffle(promotionId, search.get('period') ?? undefined)
  const about = useDefinition(promotionId).data?.promotion
  const headline = useHeadline()
  const choose = (period: string): void =>
    setSearch((before) => new URLSearchParams([...[...before].filter(([name]) => name !== 'period'), ['period', period]]), {
      replace: true,
    })
  return (
    <Arrived query={query} skeleton={<Skeleton height="460px" />} failedTitle={t('failed')}>
      {(raffle) => (
        <div className={styles.halves} data-raffle={raffle.state} data-period={raffle.period} aria-busy={query.isPlaceholderData}>
          <div className={styles.column}>
            <SectionCard
              picture={about && <Cover scene={sceneOf(about)} headline={headline(about)} />}
              title={about?.title ?? t('title')}
              {...(about && { text: about.summary })}
              level="h2"
              action={<Badge tone={TONES[raffle.state]}>{t(`state_${raffle.state}`)}</Badge>}
            >
              <div className={shared.inside}>
                {raffle.periods.length > 1 && (
                  <SelectField label={t('period')} value={raffle.period} onChange={({ target }) => choose(target.value)}>
                    {raffle.periods.map((period) => (
                      <option key={period} value={period}>
                        {periodName(period)}
                      </option>
                    ))}
                  </SelectField>
                )}
                <Standing raffle={raffle} promotionId={promotionId} />
                {raffle.state === 'open' && <NextNumber raffle={raffle} onPlay={onPlay} />}
              </div>
            </SectionCard>
            <OwnNumbers raffle={raffle} />
          </div>
          <div className={styles.column}>
            <Prizes raffle={raffle} />
            <RaffleProof key={raffle.period} raffle={raffle} promotionId={promotionId} />
          </div>
        </div>
      )}
    </Arrived>
  )
}

const TONES = { open: 'forest', closed: 'sky', drawn: 'plain' } as const

function Standing({ raffle, promotionId }: { raffle: Raffle; promotionId: string }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const { busy, run } = useToastAction()
  const say = useRewardWords()
  const { state, closesAt, tickets, ownCount, canClaim, period, winners, prizes } = raffle
  const own = winners.find(({ isOwn }) => isOwn)
  const prize = own && prizes[own.prize]
  const claim = (): void =>
    void run(
      async () => {
        try {
          await call(claimRaffle, { promotionId, period })
        } finally {
          await readPromotionsAgain()
        }
      },
      prize ? t('claimedWorth', { worth: say(prize.reward) }) : t('claimed'),
    )
  return (
    <>
      <Figures
        label={t('title')}
        figures={[
          { key: 'own', title: t('ownCount'), value: number(ownCount, language) },
          { key: 'all', title: t('allCount'), value: number(tickets, language) },
        ]}
      />
      {state === 'open' && closesAt > 0 && (
        <p className={shared.soft}>
          {t('closesIn')} <TimeLeft until={closesAt} />
        </p>
      )}
      {state === 'closed' && <p className={shared.soft}>{t(tickets === 0 ? 'emptyText' : 'closedText')}</p>}
      {own && prize && (
        <Note
          icon={<Trophy />}
          tone="forest"
          name="won"
          title={t('won', { number: number(own.ticket, language) })}
          action={
            canClaim && (
              <Button look="primary" busy={busy} onClick={claim}>
                {t('claim')}
              </Button>
            )
          }
        >
          {prize.name} · {say(prize.reward)}
        </Note>
      )}
    </>
  )
}

function Prizes({ raffle: { prizes, winners, state } }: { raffle: Raffle }) {
  const t = useText(texts)
  const say = useRewardWords()
  const language = useLanguage((written) => written.language)
  return (
    <SectionCard title={t(state === 'drawn' ? 'winners' : 'prizes')} level="h2">
      <div className={shared.inside}>
        {prizes.map(({ name, count, reward }, n) => {
          const won = winners.filter(({ prize }) => prize === n)
          return (
            <section key={n} className={styles.prize} data-prize={n}>
              <h3>
                {name}
                <span className={shared.soft}>
                  {' '}
                  {reward.type === 'goods' ? t('ofMall') : say(reward)} · {count === 1 ? t('one') : t('many', { count })}
                </span>
              </h3>
              {state === 'drawn' && won.length === 0 && <p className={shared.soft}>{t('nobody')}</p>}
              {won.length > 0 && (
                <ul className={shared.list}>
                  {won.map(({ ticket, name: winner, isOwn }) => (
                    <li key={ticket} className={shared.row} data-winner={ticket} data-own={isOwn || undefined}>
                      <span>{isOwn ? t('you') : winner}</span>
                      <strong>{number(ticket, language)}</strong>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          )
        })}
      </div>
    </SectionCard>
  )
}
