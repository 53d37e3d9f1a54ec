import type { OfficeDraw } from '@tucano/contract/lottery/office'

/** How the state of a draw looks. */
export const TONES: Record<OfficeDraw['state'], 'plain' | 'beak' | 'forest' | 'sky' | 'alarm'> = {
  open: 'forest',
  closed: 'plain',
  waiting: 'beak',
  conflict: 'alarm',
  drawn: 'sky',
  settled: 'plain',
  void: 'alarm',
}
