import type { CSSProperties } from 'react'
import { classNames } from '#ui/class-names'
import styles from './armadillo.module.css'

/** One colour for each of the ten who run: far enough from each other to be told apart, and each has its number besides. */
const RUNNER_COLOURS = ['#e0b400', '#1179ad', '#59615d', '#e97d0c', '#17a5a0', '#5b54b8', '#9a938a', '#c53026', '#8a4a1f', '#12805d']

const colourOfRunner = (number: string): string => RUNNER_COLOURS[(Number(number) - 1) % RUNNER_COLOURS.length] ?? '#59615d'

/** An armadillo at a run, in a cloth with its number. */
export const Armadillo = ({ number, running = false }: { number: string; running?: boolean }) => (
  <svg
    className={classNames(styles.armadillo, running && styles.running)}
    viewBox="0 0 96 56"
    aria-hidden="true"
    style={{ '--cloth': colourOfRunner(number) } as CSSProperties}
  >
    <path d="M8 40C2 36 0 30 1 25" fill="none" stroke="#8d7a66" strokeWidth="4" strokeLinecap="round" />
    <g className={styles.legs} fill="#7d6a57">
      <rect x="24" y="40" width="7" height="13" rx="3.5" />
      <rect x="36" y="41" width="7" height="12" rx="3.5" />
      <rect x="56" y="41" width="7" height="12" rx="3.5" />
      <rect x="66" y="40" width="7" height="13" rx="3.5" />
    </g>
    <path d="M70 27c4-4 9-4 13 1 4 4 9 7 11 9 1 1 0 3-2 3-6 1-15 2-20-1-4-3-5-9-2-12z" fill="#b39c84" />
    <path d="M74 26c-2-6 0-11 4-13 2 5 2 9-1 13z" fill="#c9a58f" />
    <path d="M80 26c0-5 2-9 6-10 1 5-1 9-5 11z" fill="#9a826b" />
    <circle cx="83" cy="31" r="1.9" fill="#17211d" />
    <circle cx="93.5" cy="38" r="1.9" fill="#17211d" />
    <path d="M8 41C7 21 22 8 42 8s34 13 33 34c0 3-2 4-5 4H13c-3 0-5-2-5-5z" fill="#a18a72" />
    <path d="M8 41C7 21 22 8 42 8c3 0 6 0 9 1C30 10 17 22 16 46h-3c-3 0-5-2-5-5z" fill="#b7a189" opacity="0.7" />
    <g fill="none" stroke="#6f5d4b" strokeWidth="2" strokeLinecap="round">
      <path d="M20 45c0-14 3-24 10-32" />
      <path d="M66 45c0-14-3-24-10-32" />
    </g>
    <path d="M28 45c0-15 3-26 8-36 4-1 10-1 14 0 5 10 8 21 8 36z" fill="var(--cloth)" />
    <path d="M28 45c0-15 3-26 8-36l3-.6C34 19 32 30 32 45z" fill="#fff" opacity="0.28" />
    <text x="43" y="35" textAnchor="middle" className={styles.number}>
      {number}
    </text>
  </svg>
)

/** The number of a runner in its colour, as it stands in a row of results. */
export const RunnerMark = ({ number, size = 'medium' }: { number: string; size?: 'small' | 'medium' }) => (
  <span
    className={classNames(styles.mark, size === 'small' && styles.small)}
    style={{ '--cloth': colourOfRunner(number) } as CSSProperties}
  >
    {number}
  </span>
)
