import type { StudioGame } from '@tucano/contract/studios'
import type { SlotSheet, SymbolSheet } from '@tucano/slots'
import type { ReactNode } from 'react'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { lineColour } from './draw-board.ts'
import { PayTable, SymbolPicture, useCoins } from './pay-table.tsx'
import styles from './rules.module.css'
import { useSymbolName } from './symbol-names.ts'
import { texts } from './texts.ts'
import { slotSheet } from './slot-shapes.ts'

/** A slot explained from its own data: what pays, how, and what can happen besides. */
export function Rules({ game }: { game: StudioGame }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const sheet = slotSheet(game)
  const times = number(game.maxWin, language)
  return (
    <>
      <PayTable sheet={sheet} theme={game.theme} />
      <HowItPays sheet={sheet} />
      <Features game={game} sheet={sheet} />
      <p className={styles.small}>{t('limit', { times })}</p>
    </>
  )
}

/** The name of one of the returns. */
export function Way({ game, way }: { game: StudioGame; way: string }) {
  const t = useText(texts)
  const offer = slotSheet(game).choice?.[Number(/^choose:(\d+)$/.exec(way)?.[1])]
  if (offer) return t('way_choice', { spins: offer.spins, factor: offer.multiplier })
  return way === 'withoutJackpot' ? t('way_withoutJackpot') : t(game.jackpotBp === null ? 'way_best' : 'way_withJackpot')
}

function HowItPays({ sheet }: { sheet: SlotSheet }) {
  const t = useText(texts)
  const { lines, tumbles, reels, rows, symbols } = sheet
  if (lines)
    return (
      <Part title={t(lines.length === 1 ? 'oneLine' : 'lines', { count: lines.length })} text={t('linesText')}>
        <ol className={styles.lines}>
          {lines.map((line, n) => (
            <li key={n}>
              <Line line={line} rows={rows} colour={lineColour(n)} name={t('lineNumber', { number: n + 1 })} />
            </li>
          ))}
        </ol>
      </Part>
    )
  if (tumbles) {
    const count = Math.min(...symbols.flatMap(({ pays }) => pays.map(([least]) => least)))
    return <Part title={t('clusters')} text={t('clustersText', { count })} />
  }
  return <Part title={t('ways', { count: rows ** reels })} text={t('waysText')} />
}

function Line({ line, rows, colour, name }: { line: readonly number[]; rows: number; colour: string; name: string }) {
  return (
    <svg className={styles.line} viewBox={`0 0 ${line.length * 10} ${rows * 10}`} role="img" aria-label={name}>
      {line.map((at, reel) =>
        Array.from({ length: rows }, (_, row) => (
          <rect
            key={`${reel} ${row}`}
            x={reel * 10 + 1}
            y={row * 10 + 1}
            width="8"
            height="8"
            rx="2"
            fill={row === at ? colour : 'var(--line)'}
          />
        )),
      )}
    </svg>
  )
}

function Features({ game, sheet }: { game: StudioGame; sheet: SlotSheet }) {
  const t = useText(texts)
  const isGrowing = game.engine === 'expanding'
  const coins = useCoins(sheet)
  const { symbols, tumbles, free, choice, hold, jackpotBp } = sheet
  const nameOf = useSymbolName()
  const special = (kind: SymbolSheet['kind']): ReactNode => {
    const symbol = symbols.find((one) => one.kind === kind)
    return symbol && <SymbolPicture symbol={symbol} theme={game.theme} name={nameOf(symbol.drawing)} />
  }
  const worth = hold?.values.map(([value]) => value) ?? []
  return (
    <>
      {symbols.some(({ kind }) => kind === 'wild') && (
        <Part title={t('wildTitle')} picture={special('wild')} text={isGrowing ? `${t('wildText')} ${t('wildGrows')}` : t('wildText')} />
      )}
      {tumbles && <Part title={t('tumbleTitle')} text={t('tumbleText', { factors: tumbles.map((factor) => `×${factor}`).join(', ') })} />}
      {free?.[0] && (
        <Part title={t('freeTitle')} picture={special('scatter')} text={choice ? t('choiceRule', { count: free[0].count }) : ''}>
          <ul className={styles.list}>
            {free.map(({ count, spins, multiplier: factor }) => (
              <li key={`${count} ${spins}`}>{choice ? t('choiceOffer', { spins, factor }) : t('freeRule', { count, spins, factor })}</li>
            ))}
          </ul>
          {!choice && free[0].more > 0 && <p className={styles.small}>{t('freeMore', free[0])}</p>}
        </Part>
      )}
      {hold && (
        <Part title={t('holdTitle')} picture={special('coin')} text={t('holdText', hold)}>
          <p className={styles.small}>
            {t('holdValues', { low: coins(Math.min(...worth)), high: coins(Math.max(...worth)) })}{' '}
            {hold.full > 0 && t('holdBonus', { amount: coins(hold.full) })}
          </p>
        </Part>
      )}
      {jackpotBp !== undefined && <Part title={t('jackpotTitle')} text={t('jackpotText')} />}
      <p className={styles.small}>{t('openingText')}</p>
    </>
  )
}

interface PartProps {
  title: string
  text: string
  /** The symbol that it is about. */
  picture?: ReactNode
  children?: ReactNode
}

function Part({ title, text, picture, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>
        {picture}
        {title}
      </h3>
      {text && <p className={styles.words}>{text}</p>}
      {children}
    </section>
  )
}
