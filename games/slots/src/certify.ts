import { canonical } from '@tucano/round'
import { certificates } from './certificates.ts'
import type { ClusterData } from './cluster-board.ts'
import { clusters } from './cluster-games.ts'
import { clusterMaths } from './cluster.ts'
import { type Certificate, enumerateCluster } from './enumerate-cluster.ts'

interface Certifying {
  /** SHA-256, in hexadecimal. */
  digest: (text: string) => string
  /** Codes that are to be certified again even if nothing changed. */
  again: readonly string[]
  /** Hears of each that had to be played. */
  made: (data: ClusterData, certificate: Certificate) => void
}

/** The certificates of all slots with clusters, in the order of their codes: those that are true still, and new ones. */
export function certify({ digest, again, made }: Certifying): Record<string, Certificate> {
  const all = clusters.map((data): [string, Certificate] => {
    const maths = digest(canonical(clusterMaths(data)))
    const known = certificates[data.code]
    if (known?.maths === maths && !again.includes(data.code)) return [data.code, known]
    const certificate = enumerateCluster(data, maths)
    made(data, certificate)
    return [data.code, certificate]
  })
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
