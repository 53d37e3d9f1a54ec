import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { type OfficeDraw, enterLotteryResult } from '@tucano/contract/lottery/office'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'wouter'
import entry from '#office/office.module.css'
import { Queue } from '#office/queue.tsx'
import { QueueCount } from '#office/queue-count.tsx'
import { useQueue } from '#office/queue-query.ts'
import { Workplace } from '#office/workplace.tsx'
import { useAmounts } from '#platform/amounts'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { Tabs } from '#ui/tabs'
import { X } from 'lucide-react'
import { DrawDetail } from './draw-detail.tsx'
import styles from './office.module.css'
import { type Which, drawsOf, useGames, waitingDraws, watchGame } from './queries.ts'
import { TONES } from './tones.ts'
import { texts } from './texts.ts'

const LISTS: readonly Which[] = ['waiting', 'coming', 'over']
const ADDRESS: Record<Which, string | undefined> = { waiting: undefined, coming: 'abertos', over: 'apurados' }

/** Draws for operators: results to type, draws that are open, and those that are over; one of them beside the list. */
export function DrawsSection({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const [search, setSearch] = useSearchParams()
  const mayChange = mayCall(roles, enterLotteryResult)
  const gameCode = search.get('jogo') ?? undefined
  const chosen = search.get('concurso') ?? undefined
  const which = LISTS.find((one) => ADDRESS[one] === (search.get('aba') ?? undefined)) ?? 'waiting'
  const go = (change: { jogo?: string | undefined; concurso?: string | undefined; aba?: string | undefined }): void => {
    const place = { jogo: gameCode, aba: ADDRESS[which], concurso: chosen, ...change }
    setSearch(Object.fromEntries(Object.entries(place).filter((pair): pair is [string, string] => pair[1] !== undefined)))
  }
  const { query } = useQueue(useMemo(() => drawsOf(which, gameCode), [which, gameCode]))
  const shownGame = query.data?.find(({ drawId }) => drawId === chosen)?.gameCode ?? gameCode
  useEffect(() => {
    watchGame(shownGame)
    return () => watchGame(undefined)
  }, [shownGame])
  return (
    <Workplace
      title={t('draws')}
      text={t('drawsText')}
      mayChange={mayChange}
      chosen={chosen !== undefined}
      onBack={() => go({ concurso: undefined })}
      labels={{ back: t('back'), choose: t('chooseDraw') }}
      queue={
        <div className={entry.tabbed}>
          <Tabs<Which>
            label={t('draws')}
            active={which}
            onChange={(key) => go({ aba: ADDRESS[key], concurso: undefined })}
            tabs={LISTS.map((key) => ({
              key,
              label: (
                <span className={entry.tab}>
                  {t(`tab_${key}`)} {key === 'waiting' && <QueueCount queue={waitingDraws} />}
                </span>
              ),
            }))}
          >
            {gameCode !== undefined && <OneGame gameCode={gameCode} onAll={() => go({ jogo: undefined })} />}
            <Queue
              label={t(`tab_${which}`)}
              keyOf={({ drawId }) => drawId}
              chosen={chosen}
              onChoose={(concurso) => go({ concurso })}
              query={query}
              failedTitle={t('drawsFailed')}
              empty={{ title: t(`empty_${which}`), text: t(`emptyText_${which}`) }}
            >
              {(draw) => <Entry draw={draw} />}
            </Queue>
          </Tabs>
        </div>
      }
      detail={chosen === undefined ? null : <DrawDetail key={chosen} drawId={chosen} mayChange={mayChange} />}
    />
  )
}

/** The list is of one game alone, and how to see all of them again. */
function OneGame({ gameCode, onAll }: { gameCode: string; onAll: () => void }) {
  const t = useText(texts)
  const game = useGames().data?.list.find((one) => one.gameCode === gameCode)
  return (
    <div className={styles.tools}>
      <Button className={styles.which} size="small" icon={<X />} onClick={onAll} aria-label={t('allGames')}>
        {t('onlyGame', { game: game?.name ?? gameCode })}
      </Button>
    </div>
  )
}

function Entry({ draw: { gameName, numero, drawsAt, state, sales, typed } }: { draw: OfficeDraw }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  return (
    <>
      <span className={entry.top}>
        <span className={entry.name}>{gameName}</span>
        {sales.bets > 0 && <span className={entry.amount}>{amount(sales.stake)}</span>}
      </span>
      <span className={entry.minor}>
        {t('numero', { numero })} · {moment(drawsAt, timeZone)}
      </span>
      <span className={entry.badges}>
        <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>
        {typed > 0 && state === 'waiting' && <Badge tone="sky">{t('typedOne')}</Badge>}
        {typed > 0 && state === 'settled' && <Badge tone="sky">{t('correctionWaits')}</Badge>}
      </span>
    </>
  )
}
