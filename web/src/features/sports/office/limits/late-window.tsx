import type { SportsMemberFactor } from '@tucano/contract/sports/office-limits'
import { useState } from 'react'
import { Arrived } from '#parts/loaded'
import { ProductWindow } from '#parts/product-window'
import { useAmounts } from '#platform/amounts'
import { number, percent } from '#platform/format'
import { type Language, useLanguage } from '#platform/language'
import { type Text, useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { type Column, Table } from '#ui/table'
import { SportIcon } from '../../looks/sport-icon.tsx'
import { sportOf } from '../../sport-of.ts'
import { texts as matchTexts } from '../../words/texts.ts'
import { BetsList } from '../bets/bets-list.tsx'
import styles from '../office.module.css'
import { type LateMatch, useMemberLate } from '../queries.ts'
import { type Texts, texts } from './texts.ts'

const ALL_BP = 10_000

interface LateWindowProps {
  member: SportsMemberFactor
  close: () => void
}

/** How late a member was: match by match, with the bets that make the score. */
export function LateWindow({ member: { memberId, account }, close }: LateWindowProps) {
  const t = useText(texts)
  const [match, setMatch] = useState<LateMatch>()
  return (
    <ProductWindow title={match ? match.name : t('lateTitle', { account })} width={760} onClose={close}>
      {match ? (
        <div className={styles.proposed}>
          <p className={styles.soft}>{t('lateBetsText', { account })}</p>
          <BetsList asked={{ memberId, event: match.event, scored: true }} />
          <div className={styles.actions}>
            <Button look="quiet" onClick={() => setMatch(undefined)}>
              {t('lateBack')}
            </Button>
          </div>
        </div>
      ) : (
        <Matches memberId={memberId} onChoose={setMatch} />
      )}
    </ProductWindow>
  )
}

function Matches({ memberId, onChoose }: { memberId: string; onChoose: (match: LateMatch) => void }) {
  const t = useText(texts)
  return (
    <Arrived query={useMemberLate(memberId)} skeleton={<Skeleton height="240px" />} failedTitle={t('lateFailed')} level="h3" small>
      {({ member: { extraSeconds }, matches }) => (
        <div className={styles.proposed}>
          <p>{extraSeconds > 0 ? t('lateWaits', { seconds: extraSeconds }) : t('lateWaitsNot')}</p>
          {matches.length === 0 ? <p className={styles.soft}>{t('lateNoMatch')}</p> : <MatchTable matches={matches} onChoose={onChoose} />}
        </div>
      )}
    </Arrived>
  )
}

interface Written {
  t: Text<Texts>
  amount: (minor: string) => string
  language: Language
  onChoose: (match: LateMatch) => void
}

const columnsOf = ({ t, amount, language, onChoose }: Written): Column<LateMatch>[] => [
  { key: 'match', title: t('match'), cell: (match) => <MatchName match={match} onChoose={onChoose} /> },
  { key: 'bets', title: t('liveBets'), amount: true, cell: ({ liveBets }) => number(liveBets, language) },
  { key: 'late', title: t('late'), amount: true, cell: ({ late }) => number(late, language) },
  {
    key: 'share',
    title: t('lateShare'),
    amount: true,
    cell: ({ late, liveBets }) => percent(liveBets > 0 ? Math.round((late * ALL_BP) / liveBets) : 0, language),
  },
  { key: 'stake', title: t('staked'), amount: true, cell: ({ stake }) => amount(stake) },
]

function MatchName({ match, onChoose }: { match: LateMatch; onChoose: (match: LateMatch) => void }) {
  const w = useText(matchTexts)
  return (
    <span className={styles.named}>
      <SportIcon sport={sportOf(match.sport).code} size={18} />
      <button type="button" className={styles.textButton} onClick={() => onChoose(match)}>
        {match.name}
      </button>
      {match.isVirtual && <Badge>{w('virtual')}</Badge>}
    </span>
  )
}

function MatchTable({ matches, onChoose }: { matches: readonly LateMatch[]; onChoose: (match: LateMatch) => void }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const columns = columnsOf({ t, amount, language, onChoose })
  return <Table isPacked caption={t('lateMatches')} rows={matches} rowKey={({ event }) => event} columns={columns} />
}
