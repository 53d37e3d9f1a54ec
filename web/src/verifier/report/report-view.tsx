import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { type Fact, Facts } from '#ui/facts'
import type { Report } from '../check-seeds.ts'
import { isUnknown } from '../is-unknown.ts'
import { VerdictHead } from '../verdict.tsx'
import { FindingsTable } from './findings-table.tsx'
import styles from './report-view.module.css'
import { texts } from './texts.ts'

const titles = { right: 'allRight', unknown: 'someUnknown', wrong: 'allWrong', nothing: 'nothing' } as const

function verdictOf({ findings, unknown, seeds }: Report, isMoreWrong: boolean): keyof typeof titles {
  if (seeds === 0) return 'nothing'
  if (isMoreWrong || findings.some((finding) => !isUnknown(finding))) return 'wrong'
  return unknown > 0 ? 'unknown' : 'right'
}

interface ReportViewProps {
  report: Report
  /** What else was verified, and whether something of it is wrong. */
  more?: { facts: readonly Fact[]; isWrong: boolean }
}

/** How many rounds were verified, how long it took, and whatever is wrong. */
export function ReportView({ report, more }: ReportViewProps) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const verdict = verdictOf(report, more?.isWrong ?? false)
  const title = titles[verdict]
  const count = (value: number): string => number(value, language)
  const figures = {
    rounds: count(report.rounds - report.voided - report.unknown),
    seconds: number(report.tookMs / 1000, language, { min: 2 }),
  }
  const broken = report.findings.filter(({ problem }) => problem === 'commitment').length
  const counted = [
    { key: 'factRounds', value: report.right, always: true },
    { key: 'factSeeds', value: report.seeds - broken, always: true },
    { key: 'factVoided', value: report.voided, always: false },
    { key: 'factUnused', value: report.unused, always: false },
    { key: 'factUnknown', value: report.unknown, always: false },
  ] as const
  const facts = counted.flatMap(({ key, value, always }) => (always || value > 0 ? [{ key, label: t(key), value: count(value) }] : []))
  return (
    <div className={styles.result} role="status" data-verdict={verdict}>
      <VerdictHead is={verdict === 'nothing' ? 'absent' : verdict} title={t(title)}>
        {title === 'nothing' ? t('nothingText') : t(`${title}Text`, figures)}
      </VerdictHead>
      {verdict !== 'nothing' && (
        <div className={styles.facts}>
          <Facts facts={[...facts, ...(more?.facts ?? [])]} />
        </div>
      )}
      {report.findings.length > 0 && <FindingsTable findings={report.findings} />}
    </div>
  )
}
