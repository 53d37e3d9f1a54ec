import type { OfficeRound, OfficeTable, TableVoid } from '@tucano/contract/live/office'

type Tone = 'plain' | 'beak' | 'forest' | 'sky' | 'alarm'
export const STATE_TONES: Record<OfficeTable['state'], Tone> = { open: 'forest', paused: 'beak', closed: 'alarm' }
export const ROUND_TONES: Record<OfficeRound['state'], Tone> = { running: 'forest', drawn: 'sky', over: 'plain', void: 'alarm' }
export const VOID_TONES: Record<TableVoid['state'], Tone> = { waiting: 'beak', granted: 'alarm', refused: 'plain' }
