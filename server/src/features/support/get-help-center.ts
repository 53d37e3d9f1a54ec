import { getHelpCenter as contract } from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readArticles } from './articles.ts'

export const getHelpCenter = ({ db }: House) => answer(contract, async ({ category }) => ({ articles: await readArticles(db, category) }))
