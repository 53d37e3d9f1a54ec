import { classNames } from '#ui/class-names'
import styles from './show.module.css'

/** The leather cup, shaken until the dice come out. */
export const Cup = ({ isShaking, isLifted }: { isShaking: boolean; isLifted: boolean }) => (
  <svg className={classNames(styles.cup, isShaking && styles.shaking, isLifted && styles.lifted)} viewBox="0 0 140 150" aria-hidden="true">
    <ellipse cx="70" cy="138" rx="56" ry="10" fill="rgb(0 0 0 / 0.2)" />
    <path d="M24 20h92l10 104c1 10-12 16-56 16s-57-6-56-16z" fill="#8a4a1f" />
    <path d="M24 20h30L46 139c-22-2-33-7-32-15z" fill="#a8622f" opacity="0.75" />
    <path d="M22 40h96l1 12H21zM18 86h104l1 12H17z" fill="#e0a93b" />
    <ellipse cx="70" cy="20" rx="46" ry="10" fill="#5c2f12" />
    <ellipse cx="70" cy="18" rx="46" ry="10" fill="#a8622f" />
    <path d="M70 58l6 9 11 1-8 8 2 11-11-5-11 5 2-11-8-8 11-1z" fill="#e0a93b" opacity="0.9" />
  </svg>
)
