import type { CaseKind, InHand } from '@tucano/contract/operators'
import type { ReactNode } from 'react'
import { InHandNote } from './in-hand.tsx'
import { heldByOther, useClaim } from './use-claim.ts'

interface ClaimedProps {
  kind: CaseKind
  id: string
  /** Who has it in hand, as the queue says. */
  told: InHand | null
  mayChange: boolean
  /** The decision. */
  children: ReactNode
}

/** Takes a request in hand while it is shown. The decision is offered to whoever may decide; where another works at it, that is said instead. */
export function Claimed({ kind, id, told, mayChange, children }: ClaimedProps) {
  const claim = useClaim(kind, id, mayChange)
  const held = heldByOther(claim, told)
  if (held) return <InHandNote held={held} takeOver={claim.takeOver} />
  return mayChange && children
}
