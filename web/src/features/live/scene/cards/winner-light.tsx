import styles from './winner-light.module.css'

/** Light from above on each side that has won. */
export const WinnerLight = ({ sides, lit }: { sides: readonly string[]; lit: readonly string[] }) =>
  sides.map((side) => <div key={side} className={styles.light} data-side={side} data-lit={lit.includes(side) || undefined} />)
