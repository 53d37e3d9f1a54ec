import { useState } from 'react'
import { Columns, Tip } from '#parts/charts/columns'
import { useAmounts } from '#platform/amounts'
import type { Step } from '#platform/period'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { SectionCard } from '#ui/section-card'
import { classNames } from '../../ui/class-names.ts'
import { scaleOf } from '../../parts/charts/scale.ts'
import { useShortAmount } from '../../parts/charts/use-short-amount.ts'
import { useWidth } from '../../ui/use-width.ts'
import styles from './profit-chart.module.css'
import { type Stretch, resultOf } from './profit-sums.ts'
import { useStretchName } from './stretch-name.ts'
import { texts } from './texts.ts'

const HEIGHT = 280
/** Room for what stands around the bars: above and below for their labels, to the left for the axis, at the bottom for the days. */
const ROOM = { top: 20, right: 4, bottom: 42, left: 56 }
/** A column at least so wide has its own label. */
const LABELLED_PX = 50
const BAR_PX_MAX = 44
/** A bar's name takes so much. */
const NAME_PX = 44

interface ProfitChartProps {
  stretches: readonly Stretch[]
  step: Step
}

/** The result of each day, week or month, as bars above and below zero. */
export function ProfitChart({ stretches, step }: ProfitChartProps) {
  const t = useText(texts)
  const { currencySymbol } = useBrand()
  const [frame, width] = useWidth()
  return (
    <SectionCard title={t(`chart_${step}`)} text={t('chartText', { symbol: currencySymbol })}>
      <div className={styles.frame} ref={frame} style={{ height: HEIGHT }}>
        {width > 0 && <Drawing stretches={stretches} step={step} width={width} />}
      </div>
    </SectionCard>
  )
}

function Drawing({ stretches, step, width }: ProfitChartProps & { width: number }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const [active, setActive] = useState<number>()
  const name = useStretchName(step)
  const short = useShortAmount()
  const results = stretches.map(resultOf)
  const scale = scaleOf(results)
  const inner = { width: width - ROOM.left - ROOM.right, height: HEIGHT - ROOM.top - ROOM.bottom }
  const column = inner.width / stretches.length
  const yOf = (value: bigint): number => ROOM.top + inner.height * (1 - scale.place(value))
  const xOf = (n: number): number => ROOM.left + column * (n + 0.5)
  const bar = Math.min(BAR_PX_MAX, column * 0.64)
  const every = Math.ceil(NAME_PX / column)
  const labelled = labelledBars(results, column)
  const told = active === undefined ? undefined : stretches[active]
  return (
    <>
      <svg width={width} height={HEIGHT} aria-hidden="true" className={styles.drawing}>
        {scale.ticks.map((tick) => (
          <g key={String(tick)}>
            <line
              x1={ROOM.left}
              x2={width - ROOM.right}
              y1={yOf(tick)}
              y2={yOf(tick)}
              className={tick === 0n ? styles.zero : styles.grid}
            />
            <text x={ROOM.left - 8} y={yOf(tick)} dy="0.32em" textAnchor="end">
              {short(tick)}
            </text>
          </g>
        ))}
        {stretches.map((each, n) => {
          const result = results[n]!
          const [from, to] = result < 0n ? [0n, result] : [result, 0n]
          return (
            <g key={each.from} className={classNames(n === active && styles.active)}>
              <rect
                x={xOf(n) - bar / 2}
                y={yOf(from)}
                width={bar}
                height={Math.max(yOf(to) - yOf(from), result === 0n ? 0 : 1)}
                rx={Math.min(4, bar / 4)}
                className={result < 0n ? styles.loss : styles.gain}
              />
              {labelled.has(n) && (
                <text x={xOf(n)} y={yOf(result)} dy={result < 0n ? 13 : -5} textAnchor="middle" className={styles.label}>
                  {short(result)}
                </text>
              )}
              {n % every === 0 && (
                <text x={xOf(n)} y={HEIGHT - 6} textAnchor="middle">
                  {name(each).short}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <Columns
        label={t('chartColumns')}
        columns={stretches.map((each) => ({
          key: each.from,
          label: t('chartColumn', {
            name: step === 'week' ? name(each).long : name(each).short,
            result: signed(resultOf(each)),
            stake: amount(each.stake),
            payout: amount(each.payout),
            rounds: each.rounds,
          }),
        }))}
        room={{ left: ROOM.left, right: ROOM.right }}
        active={active}
        onActive={setActive}
      />
      {told && (
        <Tip
          title={name(told).long}
          facts={[
            { name: t('result'), value: signed(resultOf(told)) },
            { name: t('stake'), value: amount(told.stake) },
            { name: t('payout'), value: amount(told.payout) },
            { name: t('rounds'), value: String(told.rounds) },
          ]}
          x={xOf(active ?? 0)}
          width={width}
        />
      )}
    </>
  )
}

/** All of them where there is room; otherwise the best and the worst. */
function labelledBars(results: readonly bigint[], column: number): Set<number> {
  const told = results.flatMap((result, n) => (result === 0n ? [] : [{ result, n }]))
  if (column >= LABELLED_PX) return new Set(told.map(({ n }) => n))
  const ranked = told.toSorted((a, b) => (a.result < b.result ? -1 : 1))
  return new Set([ranked[0], ranked.at(-1)].flatMap((end) => (end ? [end.n] : [])))
}
