import { type Commitments, commitSeeds } from '@tucano/contract/fairness'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Arrived } from '#parts/loaded'
import { call } from '#platform/call'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import { Reveal } from './reveal.tsx'
import styles from './round-proof.module.css'
import { texts } from './texts.ts'

const commitmentsOf = (token: string | undefined) =>
  queryOptions({ queryKey: ['fairness', token, 'commitments'], queryFn: () => call(commitSeeds, {}), staleTime: 0 })

/** What the next rounds are drawn from, as far as it may be known. */
export function SeedNow({ onTold }: { onTold: () => void }) {
  const t = useText(texts)
  const query = useQuery(commitmentsOf(useSession((state) => state.token)))
  const told = (): void => {
    void query.refetch()
    onTold()
  }
  return (
    <SectionCard title={t('now')} text={t('nowText')}>
      <Arrived query={query} skeleton={<Skeleton height="180px" />} failedTitle={t('nowFailed')} level="h5" small>
        {(commitments) => (
          <>
            <Seals {...commitments} />
            {commitments.rounds > 0 && (
              <div className={styles.foot}>
                <Reveal onTold={told} />
              </div>
            )}
          </>
        )}
      </Arrived>
    </SectionCard>
  )
}

function Seals({ seedHash, clientSeed, rounds, nextSeedHash }: Commitments) {
  const t = useText(texts)
  const code = (text: string, copyLabel: string) => ({ value: text, code: { text, copyLabel, doneLabel: t('copied') } })
  return (
    <Facts
      facts={[
        { key: 'seedHash', label: t('seedHash'), ...code(seedHash, t('copySeedHash')) },
        {
          key: 'clientSeed',
          label: t('clientSeed'),
          ...(clientSeed === null ? { value: t('noClientSeed') } : code(clientSeed, t('copyClientSeed'))),
        },
        { key: 'rounds', label: t('drawnSoFar'), value: rounds },
        { key: 'nextSeedHash', label: t('nextSeedHash'), ...code(nextSeedHash, t('copyNextSeedHash')) },
      ]}
    />
  )
}
