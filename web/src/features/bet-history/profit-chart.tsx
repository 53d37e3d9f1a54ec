import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { compactAmount } from '#platform/format'
import { useLanguage } from '#platform/language'
import type { Step } from '#platform/period'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { SectionCard } from '#ui/section-card'
import { classNames } from '../../ui/class-names.ts'
import { scaleOf } from './chart-scale.ts'
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
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = (): void => setWidth(element.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  return (
    <SectionCard title={t(`chart_${step}`)} text={t('chartText', { symbol: currencySymbol })}>
      <div className={styles.frame} ref={frame} style={{ height: HEIGHT }}>
        {width > 0 && <Drawing stretches={stretches} step={step} width={width} />}
      </div>
    </SectionCard>
  )
}

function Drawing({ stretches, step, width }: ProfitChartProps & { width: number }) {
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
      <Columns stretches={stretches} step={step} active={active} onActive={setActive} />
      {active !== undefined && <Tip sum={stretches[active]!} name={name(stretches[active]!).long} x={xOf(active)} width={width} />}
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

interface ColumnsProps extends ProfitChartProps {
  active: number | undefined
  onActive: (n: number | undefined) => void
}

/** What is pointed at or walked through: one stop for the tab key, then arrows. */
function Columns({ stretches, step, active, onActive }: ColumnsProps) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const name = useStretchName(step)
  const [stop, setStop] = useState(stretches.length - 1)
  const walk = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const last = stretches.length - 1
    const next = { ArrowLeft: Math.max(0, stop - 1), ArrowRight: Math.min(last, stop + 1), Home: 0, End: last }[event.key]
    if (event.key === 'Escape' && active !== undefined) {
      event.stopPropagation()
      event.preventDefault()
      onActive(undefined)
    }
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      className={styles.columns}
      role="group"
      aria-label={t('chartColumns')}
      style={{ left: ROOM.left, right: ROOM.right }}
      onPointerLeave={() => onActive(undefined)}
    >
      {stretches.map((each, n) => (
        <button
          key={each.from}
          type="button"
          tabIndex={n === Math.min(stop, stretches.length - 1) ? 0 : -1}
          aria-label={t('chartColumn', {
            name: step === 'week' ? name(each).long : name(each).short,
            result: signed(resultOf(each)),
            stake: amount(each.stake),
            payout: amount(each.payout),
            rounds: each.rounds,
          })}
          onKeyDown={walk}
          onPointerEnter={() => onActive(n)}
          onClick={() => onActive(n)}
          onFocus={() => {
            setStop(n)
            onActive(n)
          }}
          onBlur={() => onActive(undefined)}
        />
      ))}
    </div>
  )
}

const TIP_PX = 188
const TIP_AWAY_PX = 28

function Tip({ sum, name, x, width }: { sum: Stretch; name: string; x: number; width: number }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  // Beside its column, on the side that has more room.
  const left = x < width / 2 ? x + TIP_AWAY_PX : x - TIP_AWAY_PX - TIP_PX
  return (
    <div className={styles.tip} style={{ left, width: TIP_PX }} aria-hidden="true">
      <strong>{name}</strong>
      <dl>
        <dt>{t('result')}</dt>
        <dd>{signed(resultOf(sum))}</dd>
        <dt>{t('stake')}</dt>
        <dd>{amount(sum.stake)}</dd>
        <dt>{t('payout')}</dt>
        <dd>{amount(sum.payout)}</dd>
        <dt>{t('rounds')}</dt>
        <dd>{sum.rounds}</dd>
      </dl>
    </div>
  )
}

/** How amounts are written where there is little room. The drawing may round; the table beside it never does. */
function useShortAmount(): (minor: bigint) => string {
  const language = useLanguage((state) => state.language)
  return (minor) => compactAmount(minor, language).replace('-', '\u2212')
}
