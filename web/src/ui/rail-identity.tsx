import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, Skeleton } from './card.tsx'
import styles from './rail-identity.module.css'

interface RailIdentityProps {
  /** 48 pixels wide and high. */
  picture: ReactNode
  name: string
  badge: ReactNode
  /** What else there is to say, below. */
  children?: ReactNode
}

/** Who is here, above the entries of a panel. */
export const RailIdentity = ({ picture, name, badge, children }: RailIdentityProps) => (
  <div className={styles.identity}>
    {picture}
    <div className={styles.who}>
      <p className={styles.name}>{name}</p>
      <Badge tone="forest">{badge}</Badge>
    </div>
    {children}
  </div>
)

export const RailIdentitySkeleton = () => (
  <div className={styles.identity}>
    <Skeleton width="48px" height="48px" round />
    <Skeleton width="60%" height="20px" />
  </div>
)

/** A picture of who has none. */
export const RailMark = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span className={styles.mark} aria-hidden="true">
    <Icon />
  </span>
)
