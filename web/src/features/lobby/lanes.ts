import type { Lane } from '@tucano/contract/lobby'
import { create } from 'zustand'

/** Categories with their vendors. They come with the page, and are read again when they change. */
const useStore = create<{ lanes: readonly Lane[] }>()(() => ({ lanes: [] }))

export const useLanes = (): readonly Lane[] => useStore((state) => state.lanes)
export const takeLanes = (lanes: readonly Lane[]): void => useStore.setState({ lanes })
