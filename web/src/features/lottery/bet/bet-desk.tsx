import { MULTIPLE_MAX } from '@tucano/contract/lottery'
import { type Content, type Shape, PLAIN_SERIES } from '@tucano/lottery'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { enterFor } from '#platform/wanted'
import { useAmounts } from '#platform/amounts'
import { Button } from '#ui/button'
import { Note } from '#ui/note'
import { toast } from '#ui/toast'
import { Lock } from 'lucide-react'
import { classNames } from '#ui/class-names'
import { useMedia } from '#ui/use-media'
import { drawNow } from '../draw-clock.ts'
import { texts as lobbyTexts } from '../lobby/texts.ts'
import { ProofWindow } from '../past/proof-window.tsx'
import { Sections } from '../past/sections.tsx'
import type { Near } from '../queries.ts'
import { Stage } from '../show/stage.tsx'
import { ShapeContext, usePlayWords } from '../words/use-words.ts'
import { Foot } from './foot.tsx'
import styles from './game-page.module.css'
import { Head } from './head.tsx'
import { Pads } from './pads.tsx'
import { PhoneSlip } from './phone-slip.tsx'
import { Placing } from './placing.tsx'
import { PlayChoice } from './play-choice.tsx'
import { readSharedSlip } from './shared-slip.ts'
import { Slip } from './slip.tsx'
import { addToSlip, changeLine, clearSlip, hasClosed, useSlip } from './slip-store.ts'
import { texts } from './texts.ts'
import { useAwaited } from './use-awaited.ts'
import { useDraft } from './use-draft.ts'
import { useLineWords } from './use-line-words.ts'
import { usePlan } from './use-plan.tsx'

interface BetDeskProps {
  near: Near
  shape: Shape
  lobby: string
  readAgain: () => void
  onDeposit: () => void
  onRecord: () => void
}

/** A lottery with all that is on its page. */
export function BetDesk(props: BetDeskProps) {
  return (
    <ShapeContext value={props.shape.code}>
      <Desk {...props} />
    </ShapeContext>
  )
}

function Desk({ near, shape, lobby, readAgain, onDeposit, onRecord }: BetDeskProps) {
  const t = useText(texts)
  const why = useText(lobbyTexts)
  const isNarrow = useMedia('(width < 900px)')
  const { game, lastNumero } = near
  const isOpen = game.state === 'open'
  const [since] = useState(drawNow)
  const [proof, setProof] = useState<{ drawId: string; numero: string }>()
  const awaited = useAwaited(near, readAgain)
  const work = useWork(near, shape, isNarrow)
  const { desk, slip, series, plan } = work
  const [isConfirming, setConfirming] = useState(false)
  useSharedSlip(shape, near)
  const slipPart = <SlipPart near={near} shape={shape} work={work} onBet={() => setConfirming(true)} />
  return (
    <div className={styles.page} data-page="lottery-game" data-awaited={awaited}>
      <Head near={near} lobby={lobby} lines={slip.lines} />
      <div className={styles.columns}>
        <div className={styles.left}>
          <Stage
            shape={shape}
            last={lastNumero}
            awaited={awaited}
            sinceMs={since}
            onProof={({ drawId, numero }) => setProof({ drawId, numero })}
          />
          {isOpen ? (
            <section className={classNames(styles.card, styles.choices)} aria-label={t('put')}>
              <PlayChoice shape={shape} play={desk.draft.play} onChoose={desk.choosePlay} />
              <div className={styles.pads}>
                <Pads desk={desk} series={series} />
              </div>
              <Foot
                desk={desk}
                shape={shape}
                near={near}
                series={series}
                slip={isNarrow && <PhoneSlip count={slip.lines.length}>{slipPart}</PhoneSlip>}
                onAdd={work.add}
                onQuick={work.quick}
                onCancel={desk.clear}
              />
            </section>
          ) : (
            <Note icon={<Lock />} title={t('closedGame')} name="closed">
              {why(`closed_${game.closedFor ?? 'operator'}`)}
            </Note>
          )}
        </div>
        {!isNarrow && isOpen && <aside className={classNames(styles.card, styles.slip)}>{slipPart}</aside>}
      </div>
      <Sections near={near} shape={shape} series={series} onProof={setProof} onAgain={work.again} />
      {isConfirming && (
        <Placing
          near={near}
          shape={shape}
          slip={slip}
          series={series}
          plan={plan}
          onDeposit={onDeposit}
          onRecord={onRecord}
          onPlaced={() => {
            clearSlip(game.gameCode)
            plan.reset()
          }}
          onClose={() => setConfirming(false)}
        />
      )}
      {proof && <ProofWindow draw={proof} onClose={() => setProof(undefined)} />}
    </div>
  )
}

/** What is put together on the page: on the pads, on the slip, in how many draws. */
function useWork(near: Near, shape: Shape, isNarrow: boolean) {
  const t = useText(texts)
  const words = usePlayWords()
  const { gameCode } = near.game
  const [search] = useSearchParams()
  const slip = useSlip(gameCode)
  const series = near.series ? Math.min(near.series.max, Math.max(near.series.min, slip.series ?? near.series.max)) : PLAIN_SERIES
  const first = shape.plays.find(({ code }) => code === search.get('playType')) ?? shape.plays[0]!
  const desk = useDraft(shape, first, near.units.map(Number))
  const plan = usePlan(near, shape, slip.lines, series)
  const numero = near.currentNumero?.numero
  const lines = useLineWords()
  const say = (what: string): void => {
    if (isNarrow) toast(what, 'done')
  }
  return {
    slip,
    series,
    desk,
    plan,
    add: (): void => {
      if (!desk.content) return
      const { editing, play } = desk.draft
      if (editing === undefined) addToSlip(gameCode, numero, [desk.content], MULTIPLE_MAX)
      else changeLine(gameCode, editing, desk.content)
      desk.clear()
      say(t('added', { play: words.full(play) }))
    },
    quick: (count: number): void => {
      if (count === 1) return desk.pickForMe()
      addToSlip(gameCode, numero, desk.picksForMe(count), MULTIPLE_MAX)
      say(t('quickMany', { count }))
    },
    /** The lines of an earlier bet. They stand further up, or in a sheet: that they are there is said. */
    again: (contents: Content[]): void => {
      addToSlip(gameCode, numero, contents, MULTIPLE_MAX)
      toast(t('addedAgain', { lines: lines(contents.length) }), 'done')
    },
  }
}

interface SlipPartProps {
  near: Near
  shape: Shape
  work: ReturnType<typeof useWork>
  onBet: () => void
}

/** The slip with the button that bets, or lets in who is to bet. */
function SlipPart({ near, shape, work: { slip, series, plan, desk }, onBet }: SlipPartProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const token = useSession((state) => state.token)
  const isStuck = near.currentNumero === null || hasClosed(slip, near) || plan.isImpossible
  const bet = (): void => (token ? onBet() : enterFor(location.pathname + location.search))
  return (
    <Slip
      near={near}
      shape={shape}
      slip={slip}
      series={series}
      plan={plan.element}
      cost={plan.cost}
      draws={plan.steps.length}
      onEdit={desk.edit}
    >
      <Button look="primary" size="large" wide disabled={isStuck} onClick={bet}>
        {token ? t('placeBet', { amount: amount(plan.cost) }) : t('signInToBet')}
      </Button>
    </Slip>
  )
}

/** A slip that the address brings lies in the cart, and nothing more: whoever wants to bets on it by a press. */
function useSharedSlip(shape: Shape, near: Near): void {
  const t = useText(texts)
  const [search, setSearch] = useSearchParams()
  const lines = useLineWords()
  const shared = search.get('slip')
  const take = useEffectEvent((text: string) => {
    const contents = readSharedSlip(shape, text)
    setSearch(
      (before) => {
        const rest = new URLSearchParams(before)
        rest.delete('slip')
        return rest
      },
      { replace: true },
    )
    if (!contents) return toast(t('sharedBad'), 'wrong')
    clearSlip(near.game.gameCode)
    addToSlip(near.game.gameCode, near.currentNumero?.numero, contents, MULTIPLE_MAX)
    toast(t('shared', { lines: lines(contents.length) }))
  })
  useEffect(() => {
    if (shared !== null) take(shared)
  }, [shared])
}
