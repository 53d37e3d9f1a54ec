import { getDocuments as contract } from '@tucano/contract/documents'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { showDocuments } from './store.ts'

export const getDocuments = ({ db }: Services) => answer(contract, (_request, { member }) => showDocuments(db, member.memberId))
