import { useText } from '#platform/text'
import { useHandName } from '#play/cards/hand-name.ts'
import { texts } from '../texts.ts'
import { antePays } from './ante-pays.ts'
import styles from './ante-table.module.css'
import type { HoldemSheet } from './rules.tsx'

/** What the ante pays, beside the cards where there is room. */
export function AnteTable({ sheet, hand }: { sheet: HoldemSheet; hand: string | undefined }) {
  const t = useText(texts)
  const handName = useHandName()
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('antePays')}</caption>
      <tbody>
        {antePays(sheet.rules.antePays).map(({ hands, pays }) => (
          <tr key={hands[0]} data-made={(hand !== undefined && hands.includes(hand)) || undefined}>
            <th scope="row">{hands.length > 1 ? t('orLess', { hand: handName(hands[0]!) }) : handName(hands[0]!)}</th>
            <td>{t('toOne', { pays })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
