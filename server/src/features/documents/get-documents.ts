import { getDocuments as contract } from '@tucano/contract/documents'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { showDocuments } from './store.ts'

export const getDocuments = ({ db }: House) => answer(contract, (_request, { member }) => showDocuments(db, member.memberId))
