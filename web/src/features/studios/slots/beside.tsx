import type { CoverTheme } from '@tucano/art'
import type { SlotSheet } from '@tucano/slots'
import type { ReactNode } from 'react'
import { useText } from '#platform/text'
import { useStudio } from '../studio.ts'
import type { Table } from '../table.ts'
import styles from './beside.module.css'
import type { Size, SlotLayout } from './layout.ts'
import { SymbolPicture, bestFirst, useCoins } from './pay-table.tsx'
import { texts } from './texts.ts'

/** So much room there must be beside the reels, in pixels. */
const ROOM = 210
const SHOWN = 6

interface BesideProps {
  table: Table
  layout: SlotLayout
  stage: Size
}

/** What stands beside the reels where there is room: the jackpot, and of simple games what they pay. The sheet of rules has it for everybody. */
export function Beside({ table, layout: { board, border }, stage }: BesideProps) {
  const { jackpot } = useStudio()
  const room = stage.width - board.left - board.width - border
  const isSimple = table.game.engine === 'classic' && room >= ROOM
  if (!jackpot && !isSimple) return null
  const left = board.left + board.width + border
  return (
    <>
      {jackpot && <Jackpot style={room >= ROOM ? { left, width: room, top: board.top } : undefined}>{jackpot}</Jackpot>}
      {isSimple && (
        <div className={styles.pays} style={{ left, width: room, top: board.top, height: board.height }} aria-hidden="true">
          <Pays table={table} />
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

function Pays({ table }: { table: Table }) {
  const sheet = table.game.sheet as SlotSheet
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
              <SymbolPicture symbol={symbol} theme={table.game.theme as CoverTheme} name="" />
              <span className={styles.paid}>{coins(paid)}</span>
            </li>
          )
        })}
    </ul>
  )
}
