import { create } from 'zustand'

/** The member-centre and agent-centre flags of the root layout: at most one is on. */
export const useCentre = create<{ centre: 'member' | 'agent' | undefined }>()(() => ({ centre: undefined }))

export const openCentre = (centre: 'member' | 'agent'): void => useCentre.setState({ centre })
export const closeCentre = (): void => useCentre.setState({ centre: undefined })
