import { type OfficeGame, switchLotteryGame } from '@tucano/contract/lottery/office'
import type { ReplyOf } from '@tucano/contract/endpoint'
import type { getOfficeLotteryGame } from '@tucano/contract/lottery/office'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Detail } from '#office/detail.tsx'
import styles from '#office/detail.module.css'
import { ReasonWindow } from '#office/reason-window.tsx'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { exactMoment, number, writtenDay } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { Facts } from '#ui/facts'
import { Figures } from '#ui/figures'
import { SectionCard } from '#ui/section-card'
import { Table } from '#ui/table'
import { CapsCard } from './caps-card.tsx'
import own from './office.module.css'
import { PlansCard } from './plans-card.tsx'
import { useGame } from './queries.ts'
import { texts } from './texts.ts'
import { useTimetable } from './use-timetable.ts'

type Found = ReplyOf<typeof getOfficeLotteryGame>

/** A game: what it sold, day by day; whether it is open; what the house takes on; its plans. */
export function GameDetail({ gameCode, mayChange }: { gameCode: string; mayChange: boolean }) {
  const t = useText(texts)
  return (
    <Arrived query={useGame(gameCode)} skeleton={<Skeleton height="420px" />} failedTitle={t('gameFailed')} level="h3" small>
      {(found) => <Shown found={found} mayChange={mayChange} />}
    </Arrived>
  )
}

function Shown({ found, mayChange }: { found: Found; mayChange: boolean }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const timetable = useTimetable()
  const { game } = found
  const { today, closedFor, isOfficial } = game
  return (
    <Detail
      label={game.name}
      title={game.name}
      text={`${t(isOfficial ? 'kind_official' : 'kind_own')} · ${timetable(game)}`}
      badges={
        closedFor === null ? (
          <Badge tone="forest">{t('open')}</Badge>
        ) : (
          <Badge tone={closedFor === 'operator' ? 'alarm' : 'plain'}>{t(`closedFor_${closedFor}`)}</Badge>
        )
      }
    >
      <Figures
        label={t('today')}
        figures={[
          { key: 'bets', title: t('bets'), value: number(today.bets, language) },
          { key: 'stake', title: t('stake'), value: amount(today.stake) },
          { key: 'paid', title: t('paid'), value: amount(today.paid) },
          { key: 'net', title: t('net'), value: amount(today.net) },
        ]}
      />
      <DaysCard days={found.days} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PlansCard gameCode={game.gameCode} />
        </div>
        <div className={styles.column}>
          <AboutCard game={game} mayChange={mayChange} />
          <CapsCard found={found} mayChange={mayChange} />
        </div>
      </div>
    </Detail>
  )
}

function DaysCard({ days }: Pick<Found, 'days'>) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  return (
    <SectionCard title={t('days')}>
      <div className={own.inside}>
        {days.length === 0 ? (
          <p className={own.soft}>{t('daysNone')}</p>
        ) : (
          <Table
            isPacked
            caption={t('days')}
            rows={days}
            rowKey={({ day }) => day}
            columns={[
              { key: 'day', title: t('day'), cell: ({ day }) => writtenDay(day).slice(0, 5) },
              {
                key: 'draws',
                title: t('drawsMany'),
                amount: true,
                cell: ({ draws, voids }) =>
                  voids > 0 ? `${number(draws, language)} (−${number(voids, language)})` : number(draws, language),
              },
              { key: 'stake', title: t('stake'), amount: true, cell: ({ sales }) => amount(sales.stake) },
              { key: 'paid', title: t('paid'), amount: true, cell: ({ sales }) => amount(sales.paid) },
              { key: 'net', title: t('net'), amount: true, cell: ({ sales }) => amount(sales.net) },
            ]}
          />
        )}
      </div>
    </SectionCard>
  )
}

function AboutCard({ game, mayChange }: { game: OfficeGame; mayChange: boolean }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const [asking, setAsking] = useState(false)
  const [, go] = useLocation()
  const { gameCode, name, vendor, shape, zone, closed } = game
  const words = closed
    ? (['reopen', 'reopenTitle', 'reopenText', 'reopened'] as const)
    : (['close', 'closeTitle', 'closeText', 'closed'] as const)
  const [label, title, text, done] = words
  return (
    <SectionCard title={t('about')}>
      <Facts
        facts={[
          { key: 'vendor', label: t('vendor'), value: vendor },
          { key: 'shape', label: t('shape'), value: shape },
          { key: 'zone', label: t('zone'), value: zone },
          ...(closed
            ? [
                { key: 'closedBy', label: t('closedBy'), value: `${closed.by}, ${exactMoment(closed.at, timeZone)}` },
                { key: 'reason', label: t('reason'), value: closed.reason },
              ]
            : []),
        ]}
      />
      <div className={own.after}>
        <div className={own.actions}>
          <Button size="small" onClick={() => go(`/operator/concursos?aba=abertos&jogo=${gameCode}`)}>
            {t('seeDraws')}
          </Button>
          {mayChange && (
            <Button size="small" look={closed ? 'primary' : 'danger'} onClick={() => setAsking(true)}>
              {t(label)}
            </Button>
          )}
        </div>
      </div>
      {asking && (
        <ReasonWindow
          title={t(title, { game: name })}
          text={t(text)}
          label={t(label)}
          done={t(done, { game: name })}
          act={(reason) => call(switchLotteryGame, { gameCode, isOpen: closed !== null, reason })}
          close={() => setAsking(false)}
        />
      )}
    </SectionCard>
  )
}
