import type { ReactNode } from 'react'
import { JACK, KING, QUEEN } from './card.ts'

interface CourtProps {
  rank: typeof JACK | typeof QUEEN | typeof KING
  /** The suit's colour, which is the plumage's. */
  colour: string
}

const GOLD = '#f2b53a'
const DEEP_GOLD = '#c77f14'
const CREAM = '#fff4dc'
const NIGHT = '#14110f'
const SKY = '#2f9fd0'

/** The court of this deck are birds: the jack a hummingbird, the queen a macaw, the king a toucan. Each is a head of about 56 by 60 around the middle. */
export function Court({ rank, colour }: CourtProps): ReactNode {
  switch (rank) {
    case JACK:
      return <Hummingbird colour={colour} />
    case KING:
      return <Toucan colour={colour} />
    case QUEEN:
      return <Macaw colour={colour} />
  }
}

function Toucan({ colour }: { colour: string }) {
  return (
    <>
      <path d="M-23 32C-27 8-21-12-3-13C10-14 15-5 13 5C11 16 4 20 3 32Z" fill={colour} />
      <path d="M-8 32C-9 18-2 9 8 8C12 7 13 4 13 1C16 13 8 20 6 32Z" fill={CREAM} />
      <path d="M9-10C23-15 33-5 32 11C31 16 29 19 26 21C25 10 19 4 9 4Z" fill={GOLD} />
      <path d="M9-10C23-15 33-5 32 11C27-2 19-6 9-4Z" fill="#ffd98a" />
      <path d="M29 9C33 12 30 18 26 21C26 17 25 14 23 11Z" fill={NIGHT} />
      <circle cx="2" cy="-3" r="5.6" fill={SKY} />
      <circle cx="2" cy="-3" r="3" fill={NIGHT} />
      <circle cx="1" cy="-4" r="1" fill="#fff" />
      <path
        d="M-20-12L-25-31L-14-23L-7-36L0-24L10-32L8-13C-1-18-11-17-20-12Z"
        fill={GOLD}
        stroke={DEEP_GOLD}
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path d="M-19-13C-10-18-1-18 8-14L8-18C-1-22-11-21-20-17Z" fill={DEEP_GOLD} />
      <circle cx="-7" cy="-36" r="2.4" fill={colour} />
      <circle cx="-25" cy="-31" r="2" fill={colour} />
      <circle cx="10" cy="-32" r="2" fill={colour} />
    </>
  )
}

function Macaw({ colour }: { colour: string }) {
  return (
    <>
      <path d="M-22 32C-28 4-18-17 0-17C14-17 21-7 19 6C17 18 8 22 7 32Z" fill={colour} />
      <path d="M-22 32C-28 4-18-17 0-17C-12-8-14 12-8 32Z" fill={NIGHT} opacity=".28" />
      <path d="M-2-10C8-14 17-9 17 0C16 8 9 13 2 10C-5 6-7-6-2-10Z" fill={CREAM} />
      <path d="M0 3C4 5 8 6 13 5M0 7C3 9 7 9 10 8" fill="none" stroke={colour} strokeWidth="1.1" />
      <path d="M13-11C25-12 31-2 27 11C26 15 24 18 21 20C22 13 19 9 14 7C17 1 17-5 13-11Z" fill="#f6ecd8" />
      <path d="M13-11C25-12 31-2 27 11C26 15 24 18 21 20C23 8 21-4 13-11Z" fill={GOLD} />
      <path d="M13 8C18 9 20 13 19 18C15 18 12 14 13 8Z" fill={NIGHT} />
      <circle cx="5" cy="-4" r="3.8" fill={GOLD} />
      <circle cx="5" cy="-4" r="2.3" fill={NIGHT} />
      <circle cx="4.2" cy="-4.8" r=".8" fill="#fff" />
      <path d="M-19-11C-17-22-8-28 3-27C9-26 13-23 15-19C4-21-9-19-19-11Z" fill={GOLD} stroke={DEEP_GOLD} strokeWidth="1" />
      <path
        d="M-12-22L-14-30L-6-27L-1-36L5-28L12-31L10-23C3-25-5-25-12-22Z"
        fill={GOLD}
        stroke={DEEP_GOLD}
        strokeWidth="1"
        strokeLinejoin="round"
      />
      <circle cx="-1" cy="-22" r="3.4" fill={SKY} />
      <circle cx="-1.9" cy="-23" r="1" fill="#fff" />
      <circle cx="-9" cy="-19" r="1.7" fill={colour} />
      <circle cx="7" cy="-21" r="1.7" fill={colour} />
    </>
  )
}

function Hummingbird({ colour }: { colour: string }) {
  return (
    <>
      <path d="M-20 32C-25 12-19-8-6-8C4-8 9-1 8 7C7 16 1 22 1 32Z" fill={colour} />
      <path d="M-9 32C-10 18-4 12 8 8C8 16 2 22 1 32Z" fill={SKY} />
      <path d="M-7 26C-4 22 0 19 5 17M-8 31C-5 27-2 25 2 23" fill="none" stroke="#bfe6f5" strokeWidth="1.4" strokeLinecap="round" />
      <path d="M6-2C17-3 26-6 34-12C28-2 18 4 8 5Z" fill={NIGHT} />
      <circle cx="0" cy="-1" r="3.4" fill={CREAM} />
      <circle cx=".4" cy="-1" r="2.2" fill={NIGHT} />
      <circle cx="-.4" cy="-1.8" r=".8" fill="#fff" />
      <path d="M-24-10C-22-20-12-26 0-24C9-22 13-16 12-9C2-13-12-13-24-10Z" fill={GOLD} />
      <path d="M-24-10C-12-14 2-14 12-9L14-5C2-10-14-10-25-5Z" fill={DEEP_GOLD} />
      <path d="M-8-20C-14-34-26-36-32-30C-26-30-22-26-21-20C-18-14-11-14-8-20Z" fill={colour} />
      <path d="M-10-19C-15-26-21-29-28-30" fill="none" stroke={CREAM} strokeWidth="1.2" strokeLinecap="round" />
      <circle cx="-9" cy="-18" r="3" fill={CREAM} />
    </>
  )
}
