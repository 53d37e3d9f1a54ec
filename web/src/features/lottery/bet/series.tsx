import { FULL_SERIES } from '@tucano/lottery'
import { type CSSProperties, useId } from 'react'
import { number, percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import styles from './series.module.css'
import { texts } from './texts.ts'

interface SeriesProps {
  range: { min: number; max: number }
  value: number
  onChange: (series: number) => void
}

/** Between the highest prize and the highest rebate: what is left out of the one comes back as the other. */
export function Series({ range: { min, max }, value, onChange }: SeriesProps) {
  const t = useText(texts)
  const id = useId()
  const language = useLanguage((state) => state.language)
  // A line of three digits, by which players know a series: 1960 pays 980 times.
  const odds = number(value / 2, language, { max: 1 })
  const rate = percent(Math.round(((max - value) * 10_000) / FULL_SERIES), language)
  return (
    <div className={styles.series}>
      <label htmlFor={id}>{t('seriesTitle')}</label>
      <p className={styles.ends}>
        <span>{t('seriesPrize', { odds })}</span>
        <span>{t('seriesBack', { rate })}</span>
      </p>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        disabled={min === max}
        aria-valuetext={`${t('seriesRange', { series: value })}. ${t('seriesPrize', { odds })}. ${t('seriesBack', { rate })}`}
        style={{ '--share': max > min ? (value - min) / (max - min) : 1 } as CSSProperties}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <p className={styles.hint}>{t('seriesHint')}</p>
    </div>
  )
}
