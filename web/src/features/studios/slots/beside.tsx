import type { ReactNode } from 'react'
import { useText } from '#platform/text'
import { useGameContext } from '#play/session/game-context.ts'
import type { GameSession } from '#play/session/game-session.ts'
import styles from './beside.module.css'
import type { Size, SlotLayout } from './layout.ts'
import { SymbolPicture, bestFirst, useCoins } from './pay-table.tsx'
import { texts } from './texts.ts'
import { slotSheet } from './slot-shapes.ts'

/** So much room there must be beside the reels, in pixels. */
const ROOM = 210
const SHOWN = 6

interface BesideProps {
  session: GameSession
  layout: SlotLayout
  stage: Size
}

/** What stands beside the reels where there is room: the jackpot, and of simple games what they pay. The sheet of rules has it for everybody. */
export function Beside({ session, layout: { board, border }, stage }: BesideProps) {
  const { jackpot } = useGameContext()
  const room = stage.width - board.left - board.width - border
  const isSimple = session.game.engine === 'classic' && room >= ROOM
  if (!jackpot && !isSimple) return null
  const left = board.left + board.width + border
  return (
    <>
      {jackpot && <Jackpot style={room >= ROOM ? { left, width: room, top: board.top } : undefined}>{jackpot}</Jackpot>}
      {isSimple && (
        <div className={styles.pays} style={{ left, width: room, top: board.top, height: board.height }} aria-hidden="true">
          <Pays session={session} />
        </div>
      )}
    </>
  )
}

function Jackpot({ style, children }: { style: { left: number; width: number; top: number } | undefined; children: ReactNode }) {
  const t = useText(texts)
  return (
    <div className={styles.jackpot} style={style} data-aside={style ? '' : undefined}>
      <p className={styles.plate}>
        <span className={styles.name}>{t('jackpot')}</span>
        <span className={styles.amount}>{children}</span>
      </p>
    </div>
  )
}

function Pays({ session }: { session: GameSession }) {
  const sheet = slotSheet(session.game)
  const coins = useCoins(sheet)
  return (
    <ul className={styles.list}>
      {bestFirst(sheet)
        .slice(0, SHOWN)
        .map((symbol) => {
          const [count, paid] = symbol.pays.at(-1)!
          return (
            <li key={symbol.drawing} className={styles.pay}>
              <span className={styles.count}>{count}×</span>
              <SymbolPicture symbol={symbol} theme={session.game.theme} name="" />
              <span className={styles.paid}>{coins(paid)}</span>
            </li>
          )
        })}
    </ul>
  )
}
