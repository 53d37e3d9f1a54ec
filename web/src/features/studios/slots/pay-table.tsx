import { type SymbolName, symbols as drawings } from '@tucano/art'
import type { Theme } from '@tucano/contract/studios'
import type { SlotSheet, SymbolSheet } from '@tucano/slots'
import { useText } from '#platform/text'
import { svgAddress } from '#play/stage/canvas.ts'
import { useMoney, useGameSession } from '#play/session/game-context.ts'
import styles from './rules.module.css'
import { isLetter, letterColour } from './sprites.ts'
import { coloursOf } from './symbol-colours.ts'
import { useSymbolName } from './symbol-names.ts'
import { texts } from './texts.ts'

const most = ({ pays }: SymbolSheet): number => Math.max(0, ...pays.map(([, paid]) => paid))

/** Symbols that pay, what pays most first. */
export const bestFirst = ({ symbols }: SlotSheet): SymbolSheet[] =>
  symbols.filter(({ pays }) => pays.length > 0).toSorted((a, b) => most(b) - most(a))

/** What coins come to at the stake that is chosen now. */
export function useCoins({ cost }: SlotSheet): (coins: number) => string {
  const money = useMoney()
  const stake = useGameSession((state) => state.stake)
  return (coins) => money((stake / BigInt(cost)) * BigInt(coins))
}

export function PayTable({ sheet, theme }: { sheet: SlotSheet; theme: Theme }) {
  const t = useText(texts)
  const money = useMoney()
  const coins = useCoins(sheet)
  const nameOf = useSymbolName()
  const stake = useGameSession((state) => state.stake)
  const isCluster = sheet.tumbles !== undefined
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('payTable')}</h3>
      <p className={styles.small}>{t('payTableText', { amount: money(stake) })}</p>
      <ul className={styles.table}>
        {bestFirst(sheet).map((symbol) => (
          <li key={symbol.drawing} className={styles.symbol}>
            <SymbolPicture symbol={symbol} theme={theme} name={nameOf(symbol.drawing)} />
            <dl className={styles.pays}>
              {symbol.pays.toReversed().map(([count, paid]) => (
                <div key={count}>
                  <dt>{isCluster ? `${count}+` : count}</dt>
                  <dd>{coins(paid)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function SymbolPicture({ symbol: { drawing }, theme, name }: { symbol: SymbolSheet; theme: Theme; name: string }) {
  if (isLetter(drawing))
    return (
      <span className={styles.letter} style={{ color: letterColour(drawing, theme) }}>
        {drawing}
      </span>
    )
  const [main, spark] = coloursOf(drawing as SymbolName, theme)
  return <img className={styles.picture} src={svgAddress(drawings[drawing as SymbolName](main, spark), '-112 -112 224 224')} alt={name} />
}
