import type { ReplyOf } from '@tucano/contract/endpoint'
import type { getReferral } from '@tucano/contract/referral'

export type Referral = ReplyOf<typeof getReferral>
