import type { ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { getSentEnvelope, grabSentEnvelope, listSentEnvelopes, sendEnvelope } from '@tucano/contract/promotions/sent-envelopes'
import { useQuery } from '@tanstack/react-query'
import { pages } from '@tucano/contract/pages'
import { call } from '#platform/call'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'

export type SentTerms = ReplyOf<typeof listSentEnvelopes>
export type OfLink = ReplyOf<typeof getSentEnvelope>

const NAME = 'transfers'

export function useSent() {
  const token = useSession((state) => state.token)
  return useQuery({ queryKey: [NAME, token, 'envelopes'], queryFn: () => call(listSentEnvelopes, {}), staleTime: 0, retry: false })
}

export function useOfLink(code: string) {
  const token = useSession((state) => state.token)
  return useQuery({ queryKey: [NAME, token, 'envelope', code], queryFn: () => call(getSentEnvelope, { code }), staleTime: 0, retry: false })
}

const readAgain = (): Promise<void> => queries.invalidateQueries({ queryKey: [NAME] })

/** Whatever came of it, envelopes are as they are now. */
async function rereading<Reply>(asked: Promise<Reply>): Promise<Reply> {
  try {
    return await asked
  } finally {
    await readAgain()
  }
}

export const send = (request: RequestOf<typeof sendEnvelope>) => rereading(call(sendEnvelope, request))
export const grab = (code: string) => rereading(call(grabSentEnvelope, { code }))

/** Where whoever has the link catches a share. */
export const linkOf = (code: string): string => `${location.origin}${pages.redEnvelope.path}?code=${code}`
