import type { SheetOf, StudioGame } from '@tucano/contract/studios'
import { useText } from '#platform/text'
import { Part } from '#play/rules/rules-parts.tsx'
import { sheetOf } from '#play/session/shapes.ts'
import { texts } from '../texts.ts'
import styles from './rules.module.css'
import { type AdviceRow, adviceRows } from './strategy.ts'

export type BlackjackSheet = SheetOf<'blackjack'>

/** What each rule says, by the sheet's words for it. */
const told = {
  'deck infinite': 'bjDeck',
  'dealerSoft17 stands': 'bjSoft17',
  'dealerLooks for blackjack': 'bjLooks',
  'double any two cards, after a split too': 'bjDouble',
  'split up to four hands, two cards of one value': 'bjSplit',
  'splitAces once, one card each': 'bjSplitAces',
} as const

const isTold = (rule: string): rule is keyof typeof told => rule in told

/** The rules of this table, and how it is played best. */
export function Rules({ game }: { game: StudioGame }) {
  const t = useText(texts)
  const { rules, strategy } = sheetOf(game, 'blackjack')
  const [over, under] = rules.blackjackPays
  const [insured, staked] = rules.insurancePays
  const sentences = Object.entries(rules).flatMap(([name, value]) => {
    const rule = `${name} ${String(value)}`
    return isTold(rule) ? [t(told[rule])] : []
  })
  return (
    <>
      <Part title={t('bjAim')} text={t('bjAimText')} />
      <Part title={t('tableRules')}>
        <ul className={styles.list}>
          <li>{t('bjPaysText', { over, under })}</li>
          <li>{t('bjInsuranceText', { over: insured, under: staked })}</li>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Part>
      <Part title={t('bjStrategy')} text={t('bjStrategyText')}>
        <Legend />
        <Advice title={t('bjHard')} rows={adviceRows(strategy.hard)} />
        <Advice title={t('bjSoft')} rows={adviceRows(strategy.soft)} />
        <Advice title={t('bjPairs')} rows={adviceRows(strategy.pairs)} isPairs />
      </Part>
      <Part title={t('ifYouLeave')} text={t('bjLeftText')} />
    </>
  )
}

const UPCARDS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A'] as const
const ADVICE = ['H', 'S', 'D', 'd', 'P'] as const

function Legend() {
  const t = useText(texts)
  return (
    <ul className={styles.legend}>
      {ADVICE.map((letter) => (
        <li key={letter}>
          <span className={styles.mark} data-advice={letter}>
            {t(`advice_${letter}`)}
          </span>
          {t(`adviceText_${letter}`)}
        </li>
      ))}
    </ul>
  )
}

function Advice({ title, rows, isPairs = false }: { title: string; rows: readonly AdviceRow[]; isPairs?: boolean }) {
  const t = useText(texts)
  const nameOf = ({ from, to }: AdviceRow): string => {
    if (!isPairs) return from === to ? String(from) : `${from}–${to}`
    return [from, ...(to === from ? [] : [to])].map((value) => (value === 1 ? 'A–A' : `${value}–${value}`)).join(', ')
  }
  return (
    <table className={styles.advice}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('you')}</span>
          </th>
          {UPCARDS.map((card) => (
            <th key={card} scope="col">
              {card}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.from}>
            <th scope="row">{nameOf(row)}</th>
            {Array.from(row.letters, (letter, place) => (
              <td key={place} data-advice={letter}>
                {t(`advice_${letter as (typeof ADVICE)[number]}`)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The name of one of the returns. */
export function Way({ way }: { way: string }) {
  const t = useText(texts)
  return way === 'insurance' ? t('way_insurance') : t('way_best')
}
