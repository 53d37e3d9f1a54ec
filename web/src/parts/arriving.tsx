import { type ReactNode, Suspense } from 'react'
import { WaitingContext } from '#platform/chunk'

/** What is fetched when it is shown: parts of the site, and texts of another language. */
export const Arriving = ({ fallback, children }: { fallback: ReactNode; children: ReactNode }) => (
  <WaitingContext value={fallback}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </WaitingContext>
)
