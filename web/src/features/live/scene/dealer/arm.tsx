import styles from './dealer.module.css'
import type { DealerLook } from './looks.ts'

interface ArmProps {
  look: DealerLook
  side: 'left' | 'right'
  id: string
}

/** An arm that hangs straight down from the shoulder, and is bent at its joints by the mood. The other one is its mirror image. */
export function Arm({ look, side, id }: ArmProps) {
  const { skin, dress, is } = look
  const isBare = dress.cut === 'gown'
  const sleeve = isBare ? skin.base : dress.cut === 'blazer' ? dress.base : '#efece4'
  const shade = isBare ? skin.shade : dress.cut === 'blazer' ? dress.deep : '#c4c0b5'
  const light = isBare ? skin.light : dress.cut === 'blazer' ? dress.light : '#fffdf8'
  const name = `${id}sleeve${side}`
  const wide = is === 'he' ? 0 : 3
  return (
    <div className={styles.arm} data-side={side}>
      <div className={styles.upper}>
        <svg className={styles.layer} viewBox="0 0 400 400">
          <defs>
            <linearGradient id={name} x1="0" y1="0" x2="1" y2="0">
              <stop offset="0" stopColor={sleeve} />
              <stop offset=".34" stopColor={light} stopOpacity="1" />
              <stop offset=".58" stopColor={sleeve} />
              <stop offset="1" stopColor={shade} />
            </linearGradient>
          </defs>
          <path
            d={`M${97 + wide} 268C${98 + wide} 250 108 242 120 242C134 242 140 254 ${139 - wide} 270L${134 - wide} 352C132 372 104 372 ${102 + wide} 352Z`}
            fill={`url(#${name})`}
          />
          {!isBare && <Folds colour={shade} />}
          {isBare && (
            <path
              d={`M${97 + wide} 266C98 250 108 241 120 241C134 241 140 252 ${139 - wide} 266C130 276 106 276 ${97 + wide} 266Z`}
              fill={dress.base}
            />
          )}
          {isBare && <path d={`M${97 + wide} 266C106 276 130 276 ${139 - wide} 266`} fill="none" stroke={dress.trim} strokeWidth="2" />}
        </svg>
        <div className={styles.fore}>
          <svg className={styles.layer} viewBox="0 0 400 400">
            <path
              d={`M${102 + wide} 352C102 336 134 336 ${134 - wide} 352L${129 - wide} 426C129 434 107 434 ${107 + wide} 426Z`}
              fill={`url(#${name})`}
            />
            {isBare ? <Bracelet trim={dress.trim} /> : <Cuff trim={dress.trim} />}
          </svg>
          <div className={styles.hand}>
            <svg className={styles.layer} viewBox="0 0 400 400">
              <Hand look={look} />
            </svg>
          </div>
        </div>
      </div>
    </div>
  )
}

const Folds = ({ colour }: { colour: string }) => (
  <path
    d="M104 340C112 346 120 346 130 338M103 328C108 334 114 335 120 333M136 268C132 276 128 284 128 296M101 270C104 276 108 280 108 290"
    fill="none"
    stroke={colour}
    strokeWidth="1.8"
    strokeLinecap="round"
    opacity=".9"
  />
)

const Cuff = ({ trim }: { trim: string }) => (
  <>
    <path d="M105 420C112 424 124 424 131 420L130 434C124 438 112 438 106 434Z" fill="#fffdf8" stroke="#b9b5aa" strokeWidth="1" />
    <circle cx="110" cy="429" r="2.4" fill={trim} />
  </>
)

const Bracelet = ({ trim }: { trim: string }) => (
  <path d="M109 424C114 428 122 428 127 424" fill="none" stroke={trim} strokeWidth="3.4" strokeLinecap="round" />
)

const FINGERS = ['M110 452L107.5 474', 'M115.5 454L114.5 480', 'M121 454L121.5 479', 'M126 451L128 472']

function Hand({ look: { skin, is } }: { look: DealerLook }) {
  const width = is === 'he' ? 6.8 : 5.9
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M126 442C131 447 134 452 135 460" fill="none" stroke={skin.shade} strokeWidth={width + 1.6} />
      <path d="M126 442C131 447 134 452 135 460" fill="none" stroke={skin.base} strokeWidth={width} />
      {FINGERS.map((finger) => (
        <path key={finger} d={finger} fill="none" stroke={skin.shade} strokeWidth={width + 1.4} />
      ))}
      <path
        d="M109 428C107 438 105.5 446 106.5 455C112 459 124 459 129.5 454C130 446 129 438 127 428Z"
        fill={skin.base}
        stroke={skin.shade}
        strokeWidth="1.2"
      />
      {FINGERS.map((finger) => (
        <path key={finger} d={finger} fill="none" stroke={skin.base} strokeWidth={width - 0.4} />
      ))}
      <path
        d="M111 436C110 442 110 446 110.5 450M116 434C115.5 442 115.5 446 115.7 450"
        fill="none"
        stroke={skin.light}
        strokeWidth="3"
        opacity=".5"
      />
    </g>
  )
}
