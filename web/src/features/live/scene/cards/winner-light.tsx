import styles from './winner-light.module.css'

/** Light from above on the half of the winner, or on all of it. */
export const WinnerLight = ({ side }: { side: 'left' | 'right' | 'both' | undefined }) => <div className={styles.light} data-lit={side} />
