import { useEffect } from 'react'
import { useStudio } from '../../studio.ts'
import type { Table } from '../../table.ts'

/** What opens a round: the stake, and what was chosen besides it. */
export function useOpening(choice: object): void {
  const { table } = useStudio()
  useEffect(() => open(table, choice))
}

function open(table: Table, choice: object): void {
  table.opening = (stake) => ({ stake: String(stake), ...choice })
}
