import { pages } from '@tucano/contract/pages'
import { Link } from 'wouter'
import styles from './member-link.module.css'

/** Where a member is shown in the back office. */
const memberPath = (memberId: string): string => `${pages.operator.path}/membros?pessoa=${memberId}`

/** A member's name that leads to the member. */
export const MemberLink = ({ memberId, account }: { memberId: string; account: string }) => (
  <Link href={memberPath(memberId)} className={styles.link}>
    {account}
  </Link>
)

/** Leads to where a member stands in the teams of agents. */
export const TeamLink = ({ memberId, text }: { memberId: string; text: string }) => (
  <Link href={`${pages.operator.path}/agentes?agente=${memberId}`} className={styles.link}>
    {text}
  </Link>
)
