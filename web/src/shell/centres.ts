import type { AgentPage } from '@tucano/contract/agents'
import { create } from 'zustand'
import type { EntryKey } from '../features/member/entries.ts'

interface Centres {
  centre: 'member' | 'agent' | undefined
  /** Which page of the member's centre shows first. */
  page: EntryKey | undefined
  /** The same of the agent's. */
  agentPage: AgentPage | undefined
}

const none: Centres = { centre: undefined, page: undefined, agentPage: undefined }

/** The member-centre and agent-centre flags of the root layout: at most one is on. */
export const useCentre = create<Centres>()(() => none)

export const openCentre = (centre: 'member' | 'agent', page?: EntryKey): void => useCentre.setState({ ...none, centre, page })
export const openAgentPage = (agentPage: AgentPage): void => useCentre.setState({ ...none, centre: 'agent', agentPage })
export const closeCentre = (): void => useCentre.setState(none)
