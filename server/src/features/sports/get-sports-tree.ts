import { getSportsTree as contract } from '@tucano/contract/sports'
import { answer } from '#platform/endpoint'
import { showTree } from './board/tree.ts'
import type { Sports } from './sports.ts'

export const getSportsTree = ({ tree }: Sports) => answer(contract, async (_asked, { language }) => showTree(await tree.read(), language))
