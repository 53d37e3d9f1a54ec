import type { SheetOf } from '@tucano/contract/studios'
import type { CSSProperties } from 'react'
import { useText } from '#platform/text'
import { useMoney, useGameSession } from '#play/session/game-context.ts'
import { useHandName } from '#play/cards/hand-name.ts'
import { texts } from '../texts.ts'
import styles from './pay-table.module.css'

export type PokerSheet = SheetOf<'videopoker'>

interface PayTableProps {
  sheet: PokerSheet
  /** What the cards are now. */
  hand: string | undefined
  isOver: boolean
}

/** What hands pay, in money at the stake that is chosen; the hand that was made is marked. */
export function PayTable({ sheet, hand, isOver }: PayTableProps) {
  const t = useText(texts)
  const money = useMoney()
  const handName = useHandName()
  const chosen = useGameSession((state) => state.stake)
  const round = useGameSession((state) => state.round)
  const phase = useGameSession((state) => state.phase)
  const stake = phase !== 'idle' && round ? BigInt(round.stake) : chosen
  return (
    <table className={styles.table} style={{ '--rows': Math.ceil(sheet.pays.length / 2) } as CSSProperties}>
      <caption className="sr-only">{t('payTable')}</caption>
      <tbody>
        {sheet.pays.map(([name, times]) => (
          <tr key={name} className={styles.row} data-hand={name} data-made={name === hand ? (isOver ? 'paid' : 'dealt') : undefined}>
            <th scope="row">{handName(name)}</th>
            <td className={styles.times}>{t('times', { times })}</td>
            <td className={styles.sum}>{money(stake * BigInt(times))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
