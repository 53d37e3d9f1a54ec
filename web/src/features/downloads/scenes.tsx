import type { ReactNode } from 'react'
import { useBrand, useSite } from '#platform/site'
import styles from './scenes.module.css'

/** What a step shows: part of a phone, and where the finger goes. Drawn in the theme's colours; the words beside it say the same. */
export type SceneName = 'address' | 'share' | 'sheet' | 'menu' | 'dialogue' | 'home' | 'settings' | 'profile'

interface SceneProps {
  name: SceneName
  /** The words on what is to be tapped. */
  label?: string
}

export function Scene({ name, label = '' }: SceneProps) {
  return (
    <svg className={styles.scene} viewBox="0 0 220 168" aria-hidden="true">
      <rect className={styles.ground} width="220" height="168" rx="16" />
      {name === 'address' || name === 'menu' ? <Top>{scenes[name]({ label })}</Top> : <Bottom>{scenes[name]({ label })}</Bottom>}
    </svg>
  )
}

/** The upper half of a phone: it goes on below the picture. */
const Top = ({ children }: { children: ReactNode }) => (
  <g transform="translate(32 16) scale(1.3)">
    <path className={styles.phone} d="M0 150V20a20 20 0 0 1 20-20h80a20 20 0 0 1 20 20v130z" />
    <path className={styles.screen} d="M6 150V22a16 16 0 0 1 16-16h76a16 16 0 0 1 16 16v128z" />
    <rect className={styles.phone} x="44" y="6" width="32" height="8" rx="4" />
    {children}
  </g>
)

/** The lower half. */
const Bottom = ({ children }: { children: ReactNode }) => (
  <g transform="translate(32 -38) scale(1.3)">
    <path className={styles.phone} d="M0 0v130a20 20 0 0 0 20 20h80a20 20 0 0 0 20-20V0z" />
    <path className={styles.screen} d="M6 0v128a16 16 0 0 0 16 16h76a16 16 0 0 0 16-16V0z" />
    {children}
    <rect className={styles.faint} x="42" y="139" width="36" height="3" rx="1.5" />
  </g>
)

const Tap = ({ x, y }: { x: number; y: number }) => (
  <g>
    <circle className={styles.halo} cx={x} cy={y} r="12" />
    <circle className={styles.ring} cx={x} cy={y} r="7" />
  </g>
)

const Words = ({ x, y, children, middle = false }: { x: number; y: number; children: string; middle?: boolean }) => (
  <text className={styles.words} x={x} y={y} textAnchor={middle ? 'middle' : 'start'}>
    {children}
  </text>
)

/** The page itself, in a few strokes. */
const PageLines = ({ y }: { y: number }) => (
  <g>
    <rect className={styles.cover} x="14" y={y} width="92" height="34" rx="7" />
    <rect className={styles.faint} x="14" y={y + 42} width="42" height="26" rx="6" />
    <rect className={styles.faint} x="64" y={y + 42} width="42" height="26" rx="6" />
    <rect className={styles.faint} x="14" y={y + 75} width="70" height="5" rx="2.5" />
  </g>
)

function BrandIcon({ x, y, size }: { x: number; y: number; size: number }) {
  const base = useSite((state) => state.imageBase)
  return <image href={`${base}/favicon.svg`} x={x} y={y} width={size} height={size} />
}

function AddressBar() {
  return (
    <g>
      <rect className={styles.raised} x="14" y="22" width="92" height="18" rx="9" />
      <path className={styles.stroke} d="M23 31v-2.5a2.5 2.5 0 0 1 5 0V31m-6 0h7v5h-7z" />
      <Words x={34} y={34}>
        {location.host.slice(0, 16)}
      </Words>
    </g>
  )
}

function Rows({ count, y, marked, label }: { count: number; y: number; marked: number; label: string }) {
  return (
    <g>
      {Array.from({ length: count }, (_, index) => {
        const top = y + index * 23
        const isMarked = index === marked
        return (
          <g key={index}>
            <rect className={isMarked ? styles.marked : styles.raised} x="13" y={top} width="94" height="20" rx="6" />
            {isMarked ? (
              <Words x={19} y={top + 13}>
                {label}
              </Words>
            ) : (
              <rect className={styles.faint} x="19" y={top + 8} width={34 + ((index * 17) % 28)} height="4" rx="2" />
            )}
          </g>
        )
      })}
    </g>
  )
}

function BrandName({ y }: { y: number }) {
  const { name } = useBrand()
  return (
    <Words x={60} y={y} middle>
      {name}
    </Words>
  )
}

const scenes: Record<SceneName, (given: { label: string }) => ReactNode> = {
  address: () => (
    <>
      <AddressBar />
      <PageLines y={50} />
      <Tap x={100} y={36} />
    </>
  ),
  share: () => (
    <>
      <PageLines y={12} />
      <path className={styles.raised} d="M6 108h108v20a16 16 0 0 1-16 16H22a16 16 0 0 1-16-16z" />
      <path className={styles.stroke} d="M22 120l-5 5 5 5M98 120l5 5-5 5M36 119h8v11h-8zM76 119h10m-10 5h10m-10 5h10" />
      <Tap x={60} y={124} />
      <path className={styles.bold} d="M60 127v-12m-4 4l4-4 4 4m-7 2h-3v11h12v-11h-3" />
    </>
  ),
  sheet: ({ label }) => (
    <>
      <BrandIcon x={14} y={36} size={22} />
      <rect className={styles.faint} x="42" y="40" width="42" height="5" rx="2.5" />
      <rect className={styles.faint} x="42" y="49" width="28" height="4" rx="2" />
      <Rows count={3} y={66} marked={1} label={label} />
      <path className={styles.stroke} d="M88 95h8v8h-8zm4 2v4m-2-2h4" />
      <Tap x={99} y={108} />
    </>
  ),
  menu: ({ label }) => (
    <>
      <AddressBar />
      <circle className={styles.dot} cx="99" cy="26.5" r="1.5" />
      <circle className={styles.dot} cx="99" cy="31" r="1.5" />
      <circle className={styles.dot} cx="99" cy="35.5" r="1.5" />
      <PageLines y={50} />
      {label ? (
        <>
          <rect className={styles.card} x="34" y="42" width="76" height="86" rx="9" />
          <rect className={styles.faint} x="42" y="52" width="44" height="4" rx="2" />
          <rect className={styles.faint} x="42" y="66" width="36" height="4" rx="2" />
          <rect className={styles.marked} x="37" y="78" width="70" height="20" rx="6" />
          <Words x={42} y={91}>
            {label}
          </Words>
          <rect className={styles.faint} x="42" y="108" width="50" height="4" rx="2" />
          <Tap x={102} y={99} />
        </>
      ) : (
        <Tap x={99} y={31} />
      )}
    </>
  ),
  dialogue: ({ label }) => (
    <>
      <PageLines y={10} />
      <rect className={styles.card} x="14" y="36" width="92" height="82" rx="11" />
      <BrandIcon x={48} y={44} size={24} />
      <BrandName y={79} />
      <rect className={styles.faint} x="22" y="95" width="28" height="5" rx="2.5" />
      <rect className={styles.action} x="58" y="88" width="42" height="20" rx="7" />
      <text className={styles.onAction} x="79" y="101" textAnchor="middle">
        {label}
      </text>
      <Tap x={98} y={112} />
    </>
  ),
  home: () => (
    <>
      {Array.from({ length: 12 }, (_, index) => {
        const x = 14 + (index % 4) * 24
        const y = 10 + Math.floor(index / 4) * 32
        return index === 6 ? (
          <BrandIcon key={index} x={x - 3} y={y - 3} size={26} />
        ) : (
          <rect key={index} className={styles.faint} x={x} y={y} width="20" height="20" rx="6" />
        )
      })}
      <rect className={styles.raised} x="12" y="106" width="96" height="28" rx="12" />
      {[20, 42, 64, 86].map((x) => (
        <rect key={x} className={styles.faint} x={x} y="111" width="18" height="18" rx="6" />
      ))}
      <Tap x={86} y={66} />
    </>
  ),
  settings: ({ label }) => (
    <>
      <rect className={styles.faint} x="14" y="8" width="40" height="8" rx="4" />
      <Rows count={5} y={24} marked={2} label={label} />
      <Tap x={99} y={88} />
    </>
  ),
  profile: ({ label }) => (
    <>
      <BrandIcon x={48} y={33} size={24} />
      <BrandName y={68} />
      <rect className={styles.raised} x="13" y="75" width="94" height="28" rx="8" />
      <rect className={styles.faint} x="20" y="82" width="50" height="4" rx="2" />
      <rect className={styles.faint} x="20" y="92" width="68" height="4" rx="2" />
      <rect className={styles.action} x="13" y="109" width="94" height="22" rx="8" />
      <text className={styles.onAction} x="60" y="123" textAnchor="middle">
        {label}
      </text>
      <Tap x={100} y={130} />
    </>
  ),
}
