// Generated from migrations/ by `npm run schema`. Do not edit.
import type { Generated } from 'kysely'

export interface Tables {
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
