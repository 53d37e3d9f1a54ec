// Generated from migrations/ by `npm run schema`. Do not edit.
import type { Generated } from 'kysely'

export interface Tables {
  'betting.rounds': {
    id: string
    account_id: bigint
    member_id: bigint
    stake: bigint
    payout: Generated<bigint>
    input_hash: bigint
    placed_at: Date
    settled_at: Date | null
    place_posting_id: bigint | null
    settle_posting_id: bigint | null
    void_posting_id: bigint | null
    product: string
    vendor: string
    game: string
    currency: string
    state: string
    transcript: Buffer | null
  }
  'betting.turnover': {
    member_id: bigint
    day: string
    product: string
    currency: string
    rounds: bigint
    stake: bigint
    payout: bigint
  }
  'ledger.accounts': {
    id: Generated<bigint>
    member_id: bigint | null
    kind: string
    vendor: string | null
    currency: string
    stripe: Generated<number>
    floor: bigint | null
    balance: Generated<bigint>
    version: Generated<bigint>
    last_at: Generated<Date>
    closed_at: Date | null
  }
  'ledger.currencies': {
    code: string
    nature: string
  }
  'ledger.entries': {
    account_id: bigint
    version: bigint
    at: Date
    posting_id: bigint
    amount: bigint
    balance: bigint
    reference: string | null
    currency: string
  }
  'ledger.holds': {
    id: bigint
    account_id: bigint
    locked_id: bigint
    amount: bigint
    remaining: bigint
  }
  'ledger.postings': {
    id: Generated<bigint>
    xid: Generated<string>
    at: Generated<Date>
    kind: string
    key: string | null
    input_hash: Buffer | null
    reverses: bigint | null
  }
  'ledger.reconciled': {
    singleton: Generated<boolean>
    xid: Generated<string>
    posting_id: Generated<bigint>
    at: Generated<Date>
  }
  'ledger.seals': {
    id: bigint
    xid: string
    posting_id: bigint
    postings: bigint
    entries: bigint
    digest: Buffer
    at: Generated<Date>
  }
  'member.members': {
    id: Generated<bigint>
    account: string
    nickname: string
    type: Generated<number>
    status: Generated<string>
    password_hash: string
    password_default: Generated<boolean>
    password_changed_at: Generated<Date>
    mobile: string | null
    email: string | null
    payee_name: string | null
    upline_id: bigint | null
    created_at: Generated<Date>
    first_login_at: Date | null
  }
  'notices.banners': {
    id: Generated<bigint>
    slug: string
    group_name: string
    position: Generated<number>
    image: string
    title: string
    subtitle: Generated<string>
    linkage_type: Generated<string>
    linkage: Generated<string>
    linkage_label: Generated<string>
    vendor: Generated<string>
    node_id: Generated<string>
    room_id: Generated<string>
    starts_at: Generated<Date>
    ends_at: Generated<Date>
  }
  'notices.notices': {
    id: Generated<bigint>
    slug: string
    kind: string
    title: string
    summary: Generated<string>
    content: string
    published_at: Generated<Date>
    ends_at: Generated<Date>
  }
  'platform.listeners': {
    name: string
    xid: Generated<string>
    posting_id: Generated<bigint>
  }
  'platform.migrations': {
    name: string
    hash: string
    at: Generated<Date>
  }
  'platform.outbox': {
    id: Generated<bigint>
    xid: Generated<string>
    at: Generated<Date>
    name: string
    member_id: bigint | null
    payload: unknown
  }
  'platform.outbox_swept': {
    singleton: Generated<boolean>
    xid: Generated<string>
    id: Generated<bigint>
  }
  'session.keys': {
    kid: string
    private_jwk: unknown
    created_at: Generated<Date>
  }
  'session.sessions': {
    id: Generated<bigint>
    token_hash: Buffer
    member_id: bigint
    created_at: Generated<Date>
    seen_at: Generated<Date>
    ended_at: Date | null
    ended_why: string | null
    ip: string
  }
  'site.state': {
    singleton: Generated<boolean>
    maintenance: Generated<boolean>
    changed_at: Generated<Date>
  }
  'support.articles': {
    slug: string
    category: string
    position: number
    title: string
    content: string
  }
}
