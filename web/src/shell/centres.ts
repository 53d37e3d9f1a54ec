import { create } from 'zustand'
import type { EntryKey } from '../features/member/entries.ts'

interface Centres {
  centre: 'member' | 'agent' | undefined
  /** Which page of the member's centre shows first. */
  page: EntryKey | undefined
}

/** The member-centre and agent-centre flags of the root layout: at most one is on. */
export const useCentre = create<Centres>()(() => ({ centre: undefined, page: undefined }))

export const openCentre = (centre: 'member' | 'agent', page?: EntryKey): void => useCentre.setState({ centre, page })
export const closeCentre = (): void => useCentre.setState({ centre: undefined, page: undefined })
