import { amount } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { type Column, Table } from '#ui/table'
import type { Found } from '../check-seeds.ts'
import styles from './findings-table.module.css'
import { texts } from './texts.ts'

/** So many are enough to see what is wrong. */
const SHOWN = 100
const SHORT = 12

const short = (text: string): string => (text.length > SHORT * 2 ? `${text.slice(0, SHORT)}…` : text)

/** Whatever is not as it should be, one line each. */
export function FindingsTable({ findings }: { findings: readonly Found[] }) {
  const t = useText(texts)
  const say = useProblem()
  const written = useWritten()
  const columns: Column<Found>[] = [
    { key: 'seed', title: t('seed'), cell: ({ seedHash }) => short(seedHash) },
    { key: 'nonce', title: t('nonce'), cell: ({ nonce, problem }) => (problem === 'missing' ? '' : (nonce ?? '')) },
    { key: 'game', title: t('game'), cell: ({ round }) => round?.game ?? '' },
    { key: 'problem', title: t('problem'), cell: say },
    { key: 'expected', title: t('expected'), cell: (finding) => written(finding, finding.expected) },
    { key: 'found', title: t('found'), cell: (finding) => written(finding, finding.found) },
  ]
  const shown = findings.slice(0, SHOWN)
  return (
    <div className={styles.findings} data-findings={findings.length}>
      <Table
        caption={t('caption')}
        columns={columns}
        rows={shown}
        rowKey={({ seedHash, nonce, problem }) => `${seedHash} ${nonce} ${problem}`}
      />
      {findings.length > SHOWN && <p>{t('more', { count: findings.length - SHOWN })}</p>}
    </div>
  )
}

function useProblem(): (finding: Found) => string {
  const t = useText(texts)
  return ({ problem, expected = '' }) => {
    if (problem === 'game') return t('unknownGame')
    if (problem !== 'missing') return t(problem)
    const [from = '', to = ''] = expected.split(' to ')
    return from === to ? t('missingOne', { from }) : t('missing', { from, to })
  }
}

/** Amounts as amounts, without a currency: a file does not say which. */
function useWritten(): (finding: Found, value: string | undefined) => string {
  const language = useLanguage((state) => state.language)
  return ({ problem }, value) => {
    if (value === undefined || problem === 'missing') return ''
    return problem === 'stake' || problem === 'payout' ? amount(BigInt(value), '', language).trim() : short(value)
  }
}
