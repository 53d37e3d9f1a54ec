import { type Odds, writeOdds } from '@tucano/sports/slips'
import { useLanguage } from '#platform/language'
import { useOddsView } from './view-store.ts'

/** How odds are written for this visitor. */
export function useOddsText(): (odds: Odds) => string {
  const format = useOddsView((view) => view.format)
  const language = useLanguage((state) => state.language)
  return (odds) => {
    const text = writeOdds(odds, format)
    return language === 'PT' ? text.replace('.', ',') : text
  }
}

/** A line as people read it: +0,5 of a handicap, 2,5 of a total. */
export function lineText(line: string, language: 'PT' | 'EN', isSigned = false): string {
  const sign = isSigned && !line.startsWith('-') && line !== '0' && !line.includes(':') ? '+' : ''
  const text = `${sign}${line}`.replace('-', '\u2212')
  return language === 'PT' ? text.replace('.', ',') : text
}
