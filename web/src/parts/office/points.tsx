import { Checkbox } from '#ui/toggle'
import styles from './detail.module.css'

interface PointsProps<Point extends string> {
  label: string
  points: readonly { key: Point; label: string }[]
  checked: readonly Point[]
  onChange: (checked: Point[]) => void
}

/** What has to be looked at, each ticked by hand. */
export const Points = <Point extends string>({ label, points, checked, onChange }: PointsProps<Point>) => (
  <fieldset className={styles.points}>
    <legend>{label}</legend>
    {points.map(({ key, label: text }) => (
      <Checkbox
        key={key}
        checked={checked.includes(key)}
        onChange={({ target }) => onChange(target.checked ? [...checked, key] : checked.filter((one) => one !== key))}
      >
        {text}
      </Checkbox>
    ))}
  </fieldset>
)
