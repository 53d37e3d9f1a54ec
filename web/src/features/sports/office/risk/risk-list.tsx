import { ArrowDownWideNarrow } from 'lucide-react'
import entry from '#office/office.module.css'
import { Queue } from '#office/queue.tsx'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { SelectField } from '#ui/field'
import { Segmented } from '#ui/tabs'
import { SportIcon } from '../../looks/sport-icon.tsx'
import { sportOf } from '../../sport-of.ts'
import styles from '../office.module.css'
import { type RiskRow, useRisk, useTree } from '../queries.ts'
import { useEventWords } from '../use-event-words.ts'
import { useKeptOrder } from './kept-order.ts'
import { texts } from './texts.ts'
import { type RiskPlace, WHEN_KEYS, askedOf } from './use-risk-place.ts'

/** Matches with open bets, in the order in which they were first seen. */
function useRows(place: RiskPlace) {
  const { sport, when, league } = place
  const query = useRisk(askedOf(place))
  const kept = useKeptOrder(
    `${sport ?? ''} ${when} ${league ?? ''}`,
    query.data?.pages.flatMap(({ list }) => list),
    ({ match }) => match.event,
  )
  return { query: { ...query, data: kept.items }, kept }
}

export function RiskList({ place }: { place: RiskPlace }) {
  const t = useText(texts)
  const { query, kept } = useRows(place)
  const isFiltered = place.league !== undefined || place.sport !== undefined || place.when !== 'all'
  return (
    <>
      <div className={styles.tools}>
        <Segmented
          className={styles.start}
          label={t('when')}
          value={place.when}
          onChange={place.chooseWhen}
          choices={WHEN_KEYS.map((key) => ({ key, label: t(`when_${key}`) }))}
        />
        <div className={styles.pair}>
          <SportField place={place} />
          <LeagueField place={place} />
        </div>
        {kept.isMoved && (
          <Button className={styles.start} size="small" icon={<ArrowDownWideNarrow />} onClick={kept.putInOrder}>
            {t('reorder')}
          </Button>
        )}
      </div>
      <Queue
        label={t('list')}
        keyOf={({ match }) => match.event}
        chosen={place.event}
        onChoose={place.choose}
        query={query}
        failedTitle={t('failed')}
        empty={isFiltered ? { title: t('emptyFilter') } : { title: t('empty'), text: t('emptyText') }}
      >
        {(row) => <Entry row={row} />}
      </Queue>
    </>
  )
}

export function SportField({ place: { sport, chooseSport } }: { place: RiskPlace }) {
  const t = useText(texts)
  const sports = useTree().data?.sports ?? []
  return (
    <SelectField label={t('sport')} value={sport ?? ''} onChange={({ target }) => chooseSport(target.value)}>
      <option value="">{t('sportAll')}</option>
      {sports.map((one) => (
        <option key={one.sport} value={one.sport}>
          {one.name}
        </option>
      ))}
    </SelectField>
  )
}

function LeagueField({ place: { sport, league, chooseLeague } }: { place: RiskPlace }) {
  const t = useText(texts)
  const sports = useTree().data?.sports.filter((one) => sport === undefined || one.sport === sport) ?? []
  return (
    <SelectField label={t('league')} value={league ?? ''} onChange={({ target }) => chooseLeague(target.value)}>
      <option value="">{t('leagueAll')}</option>
      {sports.map((one) => (
        <optgroup key={one.sport} label={one.name}>
          {one.categories.flatMap(({ leagues }) =>
            leagues.map((each) => (
              <option key={each.league} value={each.league}>
                {each.name}
              </option>
            )),
          )}
        </optgroup>
      ))}
    </SelectField>
  )
}

function Entry({ row: { match, bets, stake, exposure, isOpen } }: { row: RiskRow }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const words = useEventWords()
  const isPlayed = words.isLive(match)
  const score = words.score(match)
  const told = bets === 1 ? t('oneBet') : t('bets', { count: number(bets, language) })
  return (
    <span className={styles.entry}>
      <SportIcon sport={sportOf(match.sport).code} size={22} />
      <span className={styles.words}>
        <span className={entry.top}>
          <span className={entry.name}>{words.name(match)}</span>
          <span className={entry.amount}>
            <span className="sr-only">{t('exposureOf')}: </span>
            {amount(exposure)}
          </span>
        </span>
        <span className={entry.minor}>
          {isPlayed ? <b className={styles.live}>{words.when(match)}</b> : words.when(match)}
          {score !== undefined && ` · ${score}`} · {words.league(match)}
        </span>
        <span className={styles.line}>
          <span className={styles.soft}>{t('betsOn', { bets: told, stake: amount(stake) })}</span>
          {!isOpen && <Badge tone="alarm">{t('closed')}</Badge>}
        </span>
      </span>
    </span>
  )
}
