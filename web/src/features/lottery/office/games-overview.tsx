import type { OfficeGame } from '@tucano/contract/lottery/office'
import { CircleOff, Radio, UsersRound } from 'lucide-react'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { type Language, useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Figures } from '#ui/figures'
import { Note } from '#ui/note'
import { SectionCard } from '#ui/section-card'
import { type Column, Table } from '#ui/table'
import styles from './office.module.css'
import { PlansCard } from './plans-card.tsx'
import { texts } from './texts.ts'

const SHOWN = 10
const sum = (amounts: readonly string[]): bigint => amounts.reduce((all, each) => all + BigInt(each), 0n)
const byStake = (a: OfficeGame, b: OfficeGame): number => (BigInt(a.today.stake) < BigInt(b.today.stake) ? 1 : -1)

interface GamesOverviewProps {
  games: readonly OfficeGame[]
  sources: readonly ('operators' | 'feeds')[]
  onChoose: (gameCode: string) => void
}

/** What all games come to today, where official results come from, and what plans have set aside. */
export function GamesOverview({ games, sources, onChoose }: GamesOverviewProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const sold = games.filter(({ today }) => today.bets > 0).toSorted(byStake)
  return (
    <article className={styles.page} aria-label={t('overview')}>
      <h3>{t('overview')}</h3>
      <Figures
        label={t('today')}
        figures={[
          {
            key: 'bets',
            title: t('bets'),
            value: number(
              sold.reduce((all, { today }) => all + today.bets, 0),
              language,
            ),
          },
          { key: 'stake', title: t('stake'), value: amount(sum(sold.map(({ today }) => today.stake))) },
          { key: 'paid', title: t('paid'), value: amount(sum(sold.map(({ today }) => today.paid))) },
          { key: 'net', title: t('net'), value: amount(sum(sold.map(({ today }) => today.net))) },
        ]}
      />
      {sources.length === 0 ? (
        <Note icon={<CircleOff />} title={t('sourceNone')} name="sources">
          <p>{t('sourceNoneText')}</p>
        </Note>
      ) : (
        sources.map((source) => (
          <Note
            key={source}
            icon={source === 'feeds' ? <Radio /> : <UsersRound />}
            tone="sky"
            title={t(source === 'feeds' ? 'sourceFeeds' : 'sourceOperators')}
            name="sources"
          >
            <p>{t('sourceText')}</p>
          </Note>
        ))
      )}
      <SectionCard title={t('sold')} text={t('netText')}>
        <div className={styles.inside}>
          {sold.length === 0 ? (
            <p className={styles.soft}>{t('soldNone')}</p>
          ) : (
            <Table
              isPacked
              caption={t('sold')}
              rows={sold.slice(0, SHOWN)}
              rowKey={({ gameCode }) => gameCode}
              columns={columnsOf({ t, amount, language, onChoose })}
            />
          )}
        </div>
      </SectionCard>
      <PlansCard />
    </article>
  )
}

interface Words {
  t: (key: 'game' | 'bets' | 'stake' | 'paid' | 'net') => string
  amount: (minor: string) => string
  language: Language
  onChoose: (gameCode: string) => void
}

const columnsOf = ({ t, amount, language, onChoose }: Words): Column<OfficeGame>[] => [
  {
    key: 'game',
    title: t('game'),
    cell: ({ gameCode, name }) => (
      <span className={styles.named}>
        <Button look="quiet" size="small" onClick={() => onChoose(gameCode)}>
          {name}
        </Button>
      </span>
    ),
  },
  { key: 'bets', title: t('bets'), amount: true, cell: ({ today }) => number(today.bets, language) },
  { key: 'stake', title: t('stake'), amount: true, cell: ({ today }) => amount(today.stake) },
  { key: 'paid', title: t('paid'), amount: true, cell: ({ today }) => amount(today.paid) },
  { key: 'net', title: t('net'), amount: true, cell: ({ today }) => amount(today.net) },
]
