import { type Play, type Prize, type Shape, rtpOf } from '@tucano/lottery'
import { approximate, basisPoints, ratio } from '@tucano/round'
import { useAmounts } from '#platform/amounts'
import { number, percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Facts } from '#ui/facts'
import { type Column, Table } from '#ui/table'
import type { Near } from '../queries.ts'
import { usePlayWords, usePrizeName } from '../words/use-words.ts'
import styles from './rules.module.css'
import { texts } from './texts.ts'

interface RulesProps {
  near: Near
  shape: Shape
  series: number
}

/** How the lottery works, and the chance and the prize of everything that can be bet on. */
export function Rules({ near, shape, series }: RulesProps) {
  const t = useText(texts)
  const words = usePlayWords()
  const { amount } = useAmounts()
  const { game, caps, takesNumbers, maths } = near
  const families = [...Map.groupBy(shape.plays, ({ family }) => family)]
  return (
    <div className={styles.rules}>
      <h3>{t('how')}</h3>
      <ul className={styles.how}>
        <li>{t(game.isOfficial ? 'howOfficial' : 'howDraw')}</li>
        {takesNumbers && <li>{t('howNumbers')}</li>}
        <li>{t('howVoid')}</li>
        {near.series && <li>{t('howSeries')}</li>}
        <li>{t('howCap', { amount: amount(caps.prize) })}</li>
      </ul>
      <h3>{t('chances')}</h3>
      {near.series && <p className={styles.soft}>{t('seriesNow', { series })}</p>}
      {families.map(([family, plays], place) => (
        <details key={family} className={styles.family} open={place === 0}>
          <summary>{words.family(family)}</summary>
          <ul className={styles.plays}>
            {plays.map((play) => (
              <li key={play.code}>
                <strong>{words.play(play)}</strong> {words.how(play.code)}
              </li>
            ))}
          </ul>
          <Odds plays={plays} series={series} caption={t('caption', { family: words.family(family) })} />
        </details>
      ))}
      <Facts
        facts={[
          { key: 'maths', label: t('digest'), value: maths, code: { text: maths, copyLabel: t('copyDigest'), doneLabel: t('copied') } },
        ]}
      />
    </div>
  )
}

interface Row {
  play: Play
  prizes: readonly Prize[]
}

/** Choices with the same chance and the same prize are one line. */
function rowsOf(plays: readonly Play[]): Row[] {
  return plays.flatMap((play) => {
    const alike = Map.groupBy(play.prizes, ({ ways, outcomes, isPush, odds }) => {
      const { over, under } = odds(2000)
      return `${ways}/${outcomes} ${isPush} ${over}/${under}`
    })
    return [...alike.values()].map((prizes) => ({ play, prizes }))
  })
}

/** So many choices of one line are named. */
const NAMED = 4

function Odds({ plays, series, caption }: { plays: readonly Play[]; series: number; caption: string }) {
  const t = useText(texts)
  const words = usePlayWords()
  const prizeName = usePrizeName()
  const language = useLanguage((state) => state.language)
  const chanceOf = ({ ways, outcomes, perHit }: Prize): string => {
    const average = approximate(ratio(ways, outcomes))
    if (perHit && average > 0.05) return t('perHit', { count: number(average, language, { max: 3 }) })
    const oneIn = Number(outcomes) / Number(ways)
    if (oneIn >= 10) return t('oneIn', { count: number(Math.round(oneIn), language) })
    return outcomes <= 100_000n
      ? t('of', { ways: number(ways, language), outcomes: number(outcomes, language) })
      : percent(Math.round(average * 10_000), language)
  }
  const columns: Column<Row>[] = [
    { key: 'play', title: t('play'), cell: ({ play }) => words.play(play) },
    {
      key: 'prize',
      title: t('prize'),
      cell: ({ prizes }) =>
        `${prizes
          .slice(0, NAMED)
          .map(({ key }) => prizeName(key))
          .join(', ')}${prizes.length > NAMED ? ' …' : ''}`,
    },
    { key: 'chance', title: t('chance'), amount: true, cell: ({ prizes: [prize] }) => prize && chanceOf(prize) },
    {
      key: 'pays',
      title: t('pays'),
      amount: true,
      cell: ({ prizes: [prize] }) =>
        prize && (prize.isPush ? t('push') : t('times', { odds: number(approximate(prize.odds(series)), language, { max: 2 }) })),
    },
    { key: 'back', title: t('back'), amount: true, cell: ({ play }) => percent(basisPoints(rtpOf(play, series)), language) },
  ]
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={rowsOf(plays)}
      rowKey={({ play, prizes }) => `${play.code} ${prizes[0]?.key}`}
      isPacked
    />
  )
}
