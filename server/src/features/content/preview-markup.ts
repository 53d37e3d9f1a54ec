import { previewMarkup as contract } from '@tucano/contract/content'
import { cleaned } from '#content/rules'
import { answer } from '#platform/endpoint'

export const previewMarkup = () => answer(contract, ({ html }) => Promise.resolve(cleaned(html)))
