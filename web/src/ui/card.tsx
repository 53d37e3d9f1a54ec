import { type HTMLAttributes, type ReactNode, useState } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

export const Card = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div {...rest} className={classNames(styles.card, className)} />
)

interface BadgeProps {
  tone?: 'plain' | 'beak' | 'forest' | 'sky' | 'alarm'
  children: ReactNode
}

/** A word or two about the thing beside it. */
export const Badge = ({ tone = 'plain', children }: BadgeProps) => (
  <span className={classNames(styles.badge, styles[tone])}>{children}</span>
)

/** How many wait, `more` when those are only the ones that are known. Nothing when nobody does. */
export function Count({ value, more = false, label }: { value: number; more?: boolean; label: string }) {
  if (value <= 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{value > 99 ? '99+' : `${value}${more ? '+' : ''}`}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}

interface ChipProps {
  pressed?: boolean
  onPress: () => void
  children: ReactNode
}

export const Chip = ({ pressed = false, onPress, children }: ChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
    {children}
  </button>
)

interface SkeletonProps {
  width?: string
  height?: string
  round?: boolean
}

/** Where something will be. */
export const Skeleton = ({ width = '100%', height = '1em', round = false }: SkeletonProps) => (
  <span className={classNames(styles.skeleton, round && styles.round)} style={{ width, height }} aria-hidden="true" />
)

interface AvatarProps {
  src: string | undefined
  name: string
  size?: number
  /** Stands in for a picture that is not known yet or does not load. Spec §8. */
  fallback?: string
}

export function Avatar({ src, name, size = 40, fallback }: AvatarProps) {
  // The address, not just that one failed: another picture deserves its own try.
  const [broken, setBroken] = useState<string>()
  const shown = src === undefined || (broken === src && fallback !== undefined) ? fallback : src
  return <img className={styles.avatar} src={shown} alt={name} width={size} height={size} onError={() => setBroken(src)} />
}
