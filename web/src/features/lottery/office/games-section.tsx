import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { type OfficeGame, switchLotteryGame } from '@tucano/contract/lottery/office'
import { useSearchParams } from 'wouter'
import entry from '#office/office.module.css'
import { Queue } from '#office/queue.tsx'
import { Workplace } from '#office/workplace.tsx'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { Segmented } from '#ui/tabs'
import { GameDetail } from './game-detail.tsx'
import { GameMark } from './game-mark.tsx'
import { GamesOverview } from './games-overview.tsx'
import styles from './office.module.css'
import { useGames } from './queries.ts'
import { texts } from './texts.ts'
import { useTimetable } from './use-timetable.ts'

const WHICH = ['open', 'closed'] as const
type Which = (typeof WHICH)[number]
const GAME = 'jogo'
const LIST = 'quais'
const CLOSED = 'fechados'
const groupOf = ({ closedFor }: OfficeGame): Which => (closedFor === null ? 'open' : 'closed')

/** Games of the lottery for operators: what was sold today, and one of them with its days, its caps and its plans. */
export function GamesSection({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const query = useGames()
  const [search, setSearch] = useSearchParams()
  const mayChange = mayCall(roles, switchLotteryGame)
  const chosen = search.get(GAME) ?? undefined
  const which: Which = search.get(LIST) === CLOSED ? 'closed' : 'open'
  const go = (place: { game?: string | undefined; which: Which }): void =>
    setSearch({ ...(place.which === 'closed' && { [LIST]: CLOSED }), ...(place.game !== undefined && { [GAME]: place.game }) })
  const all = query.data?.list
  return (
    <Workplace
      title={t('games')}
      text={t('gamesText')}
      mayChange={mayChange}
      chosen={chosen !== undefined}
      onBack={() => go({ which })}
      labels={{ back: t('back'), choose: t('chooseGame') }}
      overview={
        query.data && (
          <GamesOverview games={query.data.list} sources={query.data.sources} onChoose={(game) => go({ game, which: 'open' })} />
        )
      }
      queue={
        <>
          <div className={styles.tools}>
            <Segmented
              className={styles.which}
              label={t('which')}
              value={which}
              onChange={(key) => go({ which: key })}
              choices={WHICH.map((key) => ({ key, label: t(`which_${key}`) }))}
            />
          </div>
          <Queue
            label={t('games')}
            keyOf={({ gameCode }) => gameCode}
            chosen={chosen}
            onChoose={(game) => go({ game, which })}
            query={{ ...query, data: all?.filter((game) => groupOf(game) === which) }}
            failedTitle={t('gamesFailed')}
            empty={{ title: t('gamesEmpty') }}
          >
            {(game) => <Entry game={game} />}
          </Queue>
        </>
      }
      detail={
        chosen === undefined || (all && !all.some(({ gameCode }) => gameCode === chosen)) ? null : (
          <GameDetail key={chosen} gameCode={chosen} mayChange={mayChange} />
        )
      }
    />
  )
}

function Entry({ game }: { game: OfficeGame }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const timetable = useTimetable()
  const { name, group, closedFor, today, waiting, conflicts, isOfficial } = game
  return (
    <span className={styles.entry}>
      <GameMark group={group} isClosed={closedFor !== null} />
      <span className={styles.words}>
        <span className={entry.top}>
          <span className={entry.name}>{name}</span>
          {today.bets > 0 && <span className={entry.amount}>{amount(today.stake)}</span>}
        </span>
        <span className={entry.top}>
          <span className={entry.minor}>
            {t(isOfficial ? 'kind_official' : 'kind_own')} · {timetable(game)}
          </span>
        </span>
        <span className={entry.badges}>
          {closedFor !== null && <Badge tone={closedFor === 'operator' ? 'alarm' : 'plain'}>{t(`closedFor_${closedFor}`)}</Badge>}
          {conflicts > 0 ? (
            <Badge tone="alarm">{t('state_conflict')}</Badge>
          ) : (
            waiting > 0 && (
              <Badge tone="beak">
                {t('state_waiting')} · {number(waiting, language)}
              </Badge>
            )
          )}
        </span>
      </span>
    </span>
  )
}
