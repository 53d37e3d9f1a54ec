import { RAFTS } from '@tucano/live'

export const raftName = (number: number): string => RAFTS[number - 1]!.name
