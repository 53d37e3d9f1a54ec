import Type, { type Static } from 'typebox'
import { endpoint, withMembers } from './endpoint.ts'
import { memberErrors, operatorErrors } from './errors.ts'
import { Id, Uuid } from './fields.ts'
import { Reason, changeErrors } from './members/changes.ts'
import { JournalEntry } from './operators.ts'

export * from './members/adjustments.ts'
export { REASON_MAX, REASON_MIN } from './members/changes.ts'

export const MEMBERS_A_PAGE = 20
export const NOTE_MAX = 1000
/** Kinds of account that an operator can make of another. */
export const accountKinds = [0, 1, 2, 41, 42] as const
/** What a search can be understood as. */
export const searchKeys = ['id', 'cpf', 'mobile', 'email', 'device', 'name'] as const
export type SearchKey = (typeof searchKeys)[number]
export const memberStatuses = ['active', 'disabled', 'ended'] as const

const Ms = Type.Integer()
const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const Documents = Type.Enum(['none', 'waiting', 'verified', 'refused'])

const open = { access: 'operator', moduleId: 'COMM3', staysOpen: true } as const
const ofCompliance = { ...open, role: 'compliance' } as const
const ofAdmins = { ...open, role: 'admin' } as const
/** `present` is what the change was made from: it is refused when somebody else has changed it since, and `value.by` is who. */
const sinceErrors = [...changeErrors, 'member.changed'] as const

const MemberLine = Type.Object({
  memberId: Type.String(),
  account: Type.String(),
  nickname: Type.String(),
  /** By documents. */
  name: nullable(Type.String()),
  status: Type.Enum([...memberStatuses]),
  type: Type.Integer(),
  rank: Type.String(),
  documents: Documents,
  createdAt: Ms,
})
export type MemberLine = Static<typeof MemberLine>

export const searchMembers = endpoint('searchMembers', {
  summary: 'Members by number, CPF, mobile, e-mail, device, or the beginning of names. Tells what the search was understood as',
  method: 'GET',
  path: '/wps/operators/members',
  ...withMembers,
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({ query: Type.String({ minLength: 1, maxLength: 120 }), after: Type.Optional(Id) }),
  reply: Type.Object({ understood: Type.Array(Type.Enum([...searchKeys])), list: Type.Array(MemberLine), next: nullable(Type.String()) }),
  errors: operatorErrors,
})

const Label = Type.Object({ labelId: Type.String(), name: Type.String(), colour: Type.String() })
export type MemberLabel = Static<typeof Label>

const Note = Type.Object({ noteId: Type.String(), text: Type.String(), by: Type.String(), at: Ms })

/** One browser. Whoever else came by the same one has the same print. */
const Device = Type.Object({ print: Type.String(), name: Type.String(), firstAt: Ms, seenAt: Ms, others: Type.Integer() })

export const MemberProfile = Type.Object({
  ...MemberLine.properties,
  rankLevel: Type.Integer(),
  labels: Type.Array(Label),
  /** What can be chosen: labels that exist, and the names of the ranks from 0 on. */
  labelChoices: Type.Array(Label),
  ranks: Type.Array(Type.String()),
  /** Whether what says who the member is stands here in full, or masked. */
  whole: Type.Boolean(),
  cpf: nullable(Type.String()),
  mobile: nullable(Type.String()),
  mobileVerified: Type.Boolean(),
  email: nullable(Type.String()),
  emailVerified: Type.Boolean(),
  payeeName: nullable(Type.String()),
  upline: nullable(Type.Object({ memberId: Type.String(), account: Type.String() })),
  online: Type.Boolean(),
  seenAt: nullable(Ms),
  /** The password is the brand's, until the member has changed it. */
  defaultPassword: Type.Boolean(),
  authenticator: Type.Boolean(),
  blocked: nullable(Type.Object({ at: Ms, by: Type.String(), reason: Type.String() })),
  devices: Type.Array(Device),
  notes: Type.Array(Note),
})
export type MemberProfile = Static<typeof MemberProfile>

export const getMember = endpoint('getMember', {
  summary: 'One member, for operators. Looking is written into the journal; personal data is whole for compliance and admins',
  method: 'GET',
  path: '/wps/operators/members/one',
  ...withMembers,
  request: Type.Object({ memberId: Id }),
  reply: MemberProfile,
  errors: memberErrors,
})

export const blockMember = endpoint('blockMember', {
  summary: 'Blocks an account: its sessions end at once, and a login is told that it is blocked and nothing else',
  method: 'POST',
  path: '/wps/operators/members/block',
  ...ofCompliance,
  request: Type.Object({ memberId: Id, reason: Reason }),
  reply: MemberProfile,
  errors: changeErrors,
})

export const unblockMember = endpoint('unblockMember', {
  summary: 'Opens a blocked account again',
  method: 'POST',
  path: '/wps/operators/members/unblock',
  ...ofCompliance,
  request: Type.Object({ memberId: Id, reason: Reason }),
  reply: MemberProfile,
  errors: changeErrors,
})

export const giveDefaultPassword = endpoint('giveDefaultPassword', {
  summary: 'Sets the brand’s default password: sessions end, and whoever enters with it has to change it first',
  method: 'POST',
  path: '/wps/operators/members/password',
  ...ofCompliance,
  request: Type.Object({ memberId: Id, reason: Reason }),
  reply: MemberProfile,
  errors: changeErrors,
})

export const rankMember = endpoint('rankMember', {
  summary: 'Gives a member another rank of the club',
  method: 'POST',
  path: '/wps/operators/members/rank',
  ...ofAdmins,
  request: Type.Object({
    memberId: Id,
    rankLevel: Type.Integer({ minimum: 0, maximum: 99 }),
    present: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
    reason: Reason,
  }),
  reply: MemberProfile,
  errors: sinceErrors,
})

export const changeAccountKind = endpoint('changeAccountKind', {
  summary: 'Makes a member an agent of some kind, or a member again',
  method: 'POST',
  path: '/wps/operators/members/kind',
  ...ofAdmins,
  request: Type.Object({
    memberId: Id,
    type: Type.Enum([...accountKinds]),
    present: Type.Optional(Type.Enum([...accountKinds])),
    reason: Reason,
  }),
  reply: MemberProfile,
  errors: [...sinceErrors, 'team.not.empty'],
})

export const labelMember = endpoint('labelMember', {
  summary: 'Gives a member these labels and no others, of those that exist',
  method: 'POST',
  path: '/wps/operators/members/labels',
  ...withMembers,
  request: Type.Object({
    memberId: Id,
    labelIds: Type.Array(Id, { maxItems: 50, uniqueItems: true }),
    present: Type.Optional(Type.Array(Id, { maxItems: 50, uniqueItems: true })),
    reason: Reason,
  }),
  reply: MemberProfile,
  errors: sinceErrors,
})

export const writeMemberNote = endpoint('writeMemberNote', {
  summary: 'Adds a note that operators read, and nobody changes. The same id is the same note',
  method: 'POST',
  path: '/wps/operators/members/notes',
  ...withMembers,
  request: Type.Object({ noteId: Uuid, memberId: Id, text: Type.String({ minLength: 1, maxLength: NOTE_MAX }) }),
  reply: MemberProfile,
  errors: [...memberErrors, 'key.conflict'],
})

export const readMemberJournal = endpoint('readMemberJournal', {
  summary: 'What operators did that concerns a member, newest first',
  method: 'GET',
  path: '/wps/operators/members/journal',
  ...withMembers,
  request: Type.Object({ memberId: Id, before: Type.Optional(Id) }),
  reply: Type.Object({ entries: Type.Array(JournalEntry), more: Type.Boolean() }),
  errors: memberErrors,
})
