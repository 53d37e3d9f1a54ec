import type { DragonTigerSide } from './dragon-tiger-plan.ts'
import styles from './crest.module.css'

/** The animal of a side, as gold thread on the cloth. */
export function Crest({ of }: { of: DragonTigerSide }) {
  return (
    <svg className={styles.crest} viewBox="-50 -50 100 100">
      {of === 'dragon' ? <Dragon /> : <Tiger />}
    </svg>
  )
}

function Dragon() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
      <path d="M-34 22C-40 2-30-20-10-28C-14-34-14-40-10-46C-6-40 0-36 6-35C12-44 22-48 30-46C26-42 24-38 24-33C34-28 42-18 42-8L30-4L36 4C28 10 16 8 8 2" />
      <path d="M8 2C2 10 6 20 16 22C28 24 34 32 30 42C22 46 10 44 4 38C-8 46-26 42-34 22Z" />
      <path d="M16-20C20-22 25-21 27-17C23-15 18-16 16-20Z" fill="currentColor" />
      <path d="M-28 12L-40 10M-30 0L-42-4M-24-12L-34-20M-14-22L-20-32M34-14L40-14" />
      <path d="M-20 18C-14 10-6 8 2 12M-16 28C-10 22-4 20 2 22" />
    </g>
  )
}

function Tiger() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
      <path d="M0-34C10-36 20-34 26-28C30-36 38-38 42-32C44-24 40-16 36-14C40-2 38 10 30 18C30 28 16 40 0 42C-16 40-30 28-30 18C-38 10-40-2-36-14C-40-16-44-24-42-32C-38-38-30-36-26-28C-20-34-10-36 0-34Z" />
      <path d="M-22-8C-18-14-10-14-6-6C-12-3-18-4-22-8ZM22-8C18-14 10-14 6-6C12-3 18-4 22-8Z" fill="currentColor" />
      <path d="M-7 12C-4 10 4 10 7 12C6 17 2 19 0 20C-2 19-6 17-7 12Z" fill="currentColor" />
      <path d="M0 20V26M0 26C-4 32-12 32-16 27M0 26C4 32 12 32 16 27" />
      <path d="M0-34V-22M-9-32L-6-22M9-32L6-22M-36-2L-26 0M-36 8L-27 7M36-2L26 0M36 8L27 7" />
    </g>
  )
}
