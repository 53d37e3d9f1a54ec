import { getMatchProof } from '@tucano/contract/sports'
import { useQuery } from '@tanstack/react-query'
import type { MatchFinding, MatchProof } from '@tucano/sports/proof'
import { Download } from 'lucide-react'
import { Link } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { call } from '#platform/call'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { saveFile } from '#platform/save-file'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { Facts } from '#ui/facts'
import { ProgressBar } from '#ui/progress-bar'
import { BookLayout, type Ways } from '../layout/book-layout.tsx'
import { matchIn, matchPath } from '../paths.ts'
import { matchOf } from '../queries.ts'
import { VerdictHead, VerdictList } from '../report.ts'
import { isLive } from '../words/period-of.ts'
import { useMatchWords } from '../words/use-words.ts'
import styles from './proof-page.module.css'
import { isProof } from './read-proof.ts'
import { Replay } from './replay.tsx'
import { texts } from './texts.ts'
import { type Check, useCheck } from './use-check.ts'

/** A match of our own played again in the page, with every price. */
export function ProofPage({ pathname, ...ways }: Ways & { pathname: string }) {
  const t = useText(texts)
  const words = useMatchWords()
  const event = matchIn(pathname)
  const { data: match } = useQuery(matchOf(event))
  const query = useQuery({
    queryKey: ['sports', 'proof', event],
    queryFn: async () => (await call(getMatchProof, { event })).proof,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <BookLayout family="sports" {...ways}>
      <header className={styles.head}>
        <Link to={matchPath(event)}>{match ? words.versus(match.match) : t('back')}</Link>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <Arrived query={query} skeleton={<Skeleton height="320px" />} failedTitle={t('failed')}>
        {(proof) =>
          isProof(proof) ? (
            <Checked proof={proof} isGoingOn={match !== undefined && isLive(match.match.state)} sides={match?.match} />
          ) : (
            <DrawnState drawing="empty" title={t('none')}>
              {t('noneText')}
            </DrawnState>
          )
        }
      </Arrived>
    </BookLayout>
  )
}

/** What is compared, and which problems speak against it. */
const COMPARED = {
  digest: ['sport', 'digest'],
  beacon: ['beacon'],
  chain: ['number', 'chain'],
  signature: ['round', 'signature'],
  beat: ['beat', 'over'],
  prices: ['prices'],
  score: ['score'],
} as const satisfies Record<string, readonly MatchFinding['problem'][]>
const compared = Object.keys(COMPARED) as (keyof typeof COMPARED)[]

interface CheckedProps {
  proof: MatchProof
  isGoingOn: boolean
  sides: Parameters<typeof Replay>[0]['sides']
}

function Checked({ proof, isGoingOn, sides }: CheckedProps) {
  const t = useText(texts)
  const check = useCheck(proof)
  const save = (): void =>
    saveFile({ name: `${t('fileName')}-${proof.match.replaceAll(':', '-')}.json`, type: 'application/json', text: JSON.stringify(proof) })
  return (
    <div className={styles.checked} data-checked={check.findings ? (check.findings.length === 0 ? 'right' : 'wrong') : 'working'}>
      <section className={styles.card}>
        <Verdict proof={proof} check={check} isGoingOn={isGoingOn} />
      </section>
      {check.beats.length > 0 && <Replay beats={check.beats} sides={sides} />}
      <section className={styles.card}>
        <Facts
          facts={(['anchor', 'digest'] as const).map((key) => ({
            key,
            label: t(key),
            value: proof[key],
            code: { text: proof[key], copyLabel: `${t('copy')}: ${t(key)}`, doneLabel: t('copied') },
          }))}
        />
        <Button icon={<Download />} onClick={save}>
          {t('save')}
        </Button>
      </section>
    </div>
  )
}

function Verdict({
  proof,
  check: { beats, findings, isUnreadable },
  isGoingOn,
}: Pick<CheckedProps, 'proof' | 'isGoingOn'> & { check: Check }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const said = {
    beats: number(Math.max(0, beats.length - 1), language),
    prices: number(
      beats.reduce((sum, { prices }) => sum + prices, 0),
      language,
    ),
  }
  if (isUnreadable)
    return (
      <VerdictHead is="wrong" title={t('wrong')} level="h2">
        {t('unreadable')}
      </VerdictHead>
    )
  if (!findings) {
    const all = proof.beats.length
    return (
      <div>
        <p className={styles.working}>{t('working', { number: Math.max(0, beats.length - 1), all })}</p>
        <ProgressBar value={(beats.length / (all + 1)) * 100} />
      </div>
    )
  }
  const isRight = findings.length === 0
  const notesOf = (what: keyof typeof COMPARED): string[] =>
    findings
      .filter(({ problem, number: at }) => at !== undefined && (COMPARED[what] as readonly string[]).includes(problem))
      .slice(0, 5)
      .map(({ number: at }) => t('inBeat', { number: at ?? 0 }))
  return (
    <>
      <VerdictHead is={isRight ? 'right' : 'wrong'} title={t(isRight ? 'right' : 'wrong')} level="h2">
        {isRight ? t(isGoingOn ? 'soFarText' : 'rightText', said) : t('wrongText')}
      </VerdictHead>
      <VerdictList
        label={t('compared')}
        say={(is) => t(is === 'right' ? 'is_right' : 'is_wrong')}
        compared={compared.map((what) => ({
          what,
          is: findings.some(({ problem }) => (COMPARED[what] as readonly string[]).includes(problem)) ? 'wrong' : 'right',
          text: t(`check_${what}`),
          notes: notesOf(what),
        }))}
      />
    </>
  )
}
