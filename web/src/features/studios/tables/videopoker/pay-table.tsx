import type { CSSProperties } from 'react'
import { useText } from '#platform/text'
import { useMoney, useTable } from '../../studio.ts'
import { useHandName } from '../cards/hand-name.ts'
import { texts } from '../texts.ts'
import styles from './pay-table.module.css'

export interface PokerSheet {
  rules: 'jacks' | 'deuces' | 'bonus'
  /** How many times the stake each hand pays, from the best. */
  pays: [hand: string, times: number][]
}

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
  const chosen = useTable((state) => state.stake)
  const round = useTable((state) => state.round)
  const phase = useTable((state) => state.phase)
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
