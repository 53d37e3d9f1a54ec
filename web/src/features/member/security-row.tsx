import { Check, type LucideIcon } from 'lucide-react'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import styles from './security-row.module.css'

export interface RowState {
  icon: LucideIcon
  title: string
  done: boolean
  /** The state in a word. */
  badge: string
  text: string
  action: string
  /** What the button does, said in full. */
  actionLabel: string
  disabled?: boolean
  open: () => void
}

interface SecurityRowProps extends RowState {
  name: string
  /** What helps most next. */
  suggested: boolean
}

/** One guard of the account: what it is, how it stands, and what can be done about it. */
export function SecurityRow({
  name,
  icon: Icon,
  title,
  done,
  badge,
  text,
  action,
  actionLabel,
  disabled = false,
  suggested,
  open,
}: SecurityRowProps) {
  return (
    <li className={styles.row} data-guard={name} data-done={done}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {title}
          <Badge tone={done ? 'forest' : 'plain'}>
            {done && <Check className={styles.check} aria-hidden="true" />}
            {badge}
          </Badge>
        </p>
        <p className={styles.text}>{text}</p>
      </div>
      <Button
        look={suggested ? 'primary' : 'secondary'}
        className={styles.action}
        aria-label={actionLabel}
        disabled={disabled}
        onClick={open}
      >
        {action}
      </Button>
    </li>
  )
}
