import { HairBefore } from './hair.tsx'
import styles from './dealer.module.css'
import type { DealerLook } from './looks.ts'

interface PartProps {
  look: DealerLook
  id: string
}

const SHAPES = {
  she: 'M160 108C160 80 176 64 200 64C224 64 240 80 240 108C240 132 235 151 222 165C214 173 207 178 200 178C193 178 186 173 178 165C165 151 160 132 160 108Z',
  he: 'M158 106C158 78 175 62 200 62C225 62 242 78 242 106C242 130 240 147 230 161C221 173 210 181 200 181C190 181 179 173 170 161C160 147 158 130 158 106Z',
}

/** A face in the light from above. Its eyes, lids and mouth move. */
export function Head({ look, id }: PartProps) {
  const { is, skin } = look
  return (
    <>
      <defs>
        <radialGradient id={`${id}face`} gradientUnits="userSpaceOnUse" cx="192" cy="100" r="96">
          <stop offset="0" stopColor={skin.light} />
          <stop offset=".55" stopColor={skin.base} />
          <stop offset="1" stopColor={skin.shade} />
        </radialGradient>
        <radialGradient id={`${id}blush`}>
          <stop offset="0" stopColor={look.lips} stopOpacity=".5" />
          <stop offset="1" stopColor={look.lips} stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}head`}>
          <path d={SHAPES[is]} />
        </clipPath>
        <clipPath id={`${id}eye`}>
          <path d={EYE} />
        </clipPath>
      </defs>
      {[158, 242].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy="124" rx="6.5" ry="12" fill={skin.base} />
          <ellipse cx={x} cy="125" rx="3.2" ry="7.5" fill={skin.shade} opacity=".7" />
        </g>
      ))}
      <path d={SHAPES[is]} fill={`url(#${id}face)`} />
      <g clipPath={`url(#${id}head)`}>
        <path d="M244 84C238 130 226 158 196 184L250 190Z" fill={skin.deep} opacity=".2" />
        <ellipse cx="174" cy="147" rx="14" ry="10" fill={`url(#${id}blush)`} opacity=".55" />
        <ellipse cx="226" cy="147" rx="14" ry="10" fill={`url(#${id}blush)`} opacity=".45" />
        <path
          d="M160 104C172 110 186 108 196 113M240 104C228 110 214 108 204 113"
          fill="none"
          stroke={skin.shade}
          strokeWidth="7"
          opacity=".24"
          strokeLinecap="round"
        />
      </g>
      <Nose look={look} />
      {look.hair.style === 'fade' && <Beard look={look} />}
      <Eyes look={look} id={id} />
      <Mouth look={look} />
      {look.hair.style === 'silver' && <Glasses look={look} />}
      <HairBefore look={look} id={id} />
      {is === 'she' && <Earrings look={look} />}
    </>
  )
}

function Nose({ look: { skin } }: { look: DealerLook }) {
  return (
    <>
      <path d="M204 116C203 128 206 138 209 143.5C206 147 203 147.5 201 147C200 136 200 124 204 116Z" fill={skin.shade} opacity=".42" />
      <path d="M198 112C197 124 196 134 196 142" fill="none" stroke={skin.light} strokeWidth="3" strokeLinecap="round" opacity=".55" />
      <path
        d="M190.5 143C191 147.5 195 146.5 200 149C205 146.5 209 147.5 209.5 143"
        fill="none"
        stroke={skin.deep}
        strokeWidth="1.7"
        strokeLinecap="round"
        opacity=".75"
      />
    </>
  )
}

/** One eye around its middle, its outer corner on the left. */
const EYE = 'M-11 1.5C-7.5-5.5 5-6.5 10.5 .5C6 5.2-5 6-11 1.5Z'

/** The right one is the left one's mirror image. */
const EYES = [
  { way: 1, x: 181.5 },
  { way: -1, x: 218.5 },
]

function Eyes({ look, id }: PartProps) {
  const { is, skin, eyes, hair } = look
  const line = is === 'she' ? 2.5 : 1.9
  const brow = hair.style === 'silver' ? '#6f7472' : hair.base
  return (
    <>
      {EYES.map(({ way, x }) => (
        <g key={way} transform={`translate(${x} 122) scale(${way} 1)`}>
          <path d={EYE} fill="#fbf7f1" />
          <g clipPath={`url(#${id}eye)`}>
            <g transform={`scale(${way} 1)`}>
              <g className={styles.gaze}>
                <circle cy="-.6" r="5.3" fill={eyes} />
                <circle cy="-.6" r="2.7" fill="#0b0705" />
                <circle cx="1.9" cy="-2.6" r="1.5" fill="#fff" />
              </g>
            </g>
            <path d="M-11-7H11V-2.6C4-5.5-6-4.5-11 0Z" fill={skin.deep} opacity=".35" />
          </g>
          <path
            d={is === 'she' ? 'M-14.5-2L-11.5 1.5C-7.5-6 5-7 11 .5' : 'M-11.5 1.5C-7.5-6 5-7 11 .5'}
            fill="none"
            stroke="#140c08"
            strokeWidth={line}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <path d="M-10.5-5.5C-5-11.5 4-12 10-6.5" fill="none" stroke={skin.deep} strokeWidth="1.1" opacity=".55" />
          <path
            className={styles.brow}
            d={
              is === 'she'
                ? 'M-14.5-10.5C-9-17.5 2-19 12.5-13.5C2-15.5-7-14.5-14.5-10.5Z'
                : 'M-14.5-10C-9-17.5 3-19.5 13-13C12-10.5 10-10.5 8-11C0-13-8-12.5-14.5-10Z'
            }
            fill={brow}
          />
        </g>
      ))}
    </>
  )
}

/** Both eyes closed: a layer of its own over the face, seen for the blink of an eye. */
export function Lids({ look: { is, skin } }: { look: DealerLook }) {
  return EYES.map(({ way, x }) => (
    <g key={way} transform={`translate(${x} 122) scale(${way} 1)`}>
      <path d="M-15-3.5C-8-9.5 6-10 12-1.5C7 6-5 7-12.5 2.5Z" fill={skin.base} />
      <path d="M-11 1.5C-5 6.2 6 5.5 10.5 .5" fill="none" stroke={skin.deep} strokeWidth={is === 'she' ? 2.8 : 2.1} strokeLinecap="round" />
    </g>
  ))
}

/** Three mouths, of which one is seen: closed with a smile, laughing, speaking. */
function Mouth({ look: { is, lips, skin } }: { look: DealerLook }) {
  const colour = is === 'she' ? lips : skin.shade
  return (
    <g transform="translate(200 160)">
      <g className={styles.closed}>
        <path d="M-16.5-2.5C-10-5.6-4-6.4 0-4.6C4-6.4 10-5.6 16.5-2.5C9 1-9 1-16.5-2.5Z" fill={colour} />
        <path
          d={
            is === 'she'
              ? 'M-15-1C-8 1.2 8 1.2 15-1C11 7 5 8.5 0 8.5C-5 8.5-11 7-15-1Z'
              : 'M-13 0C-7 1.4 7 1.4 13 0C9 4.6 5 5.6 0 5.6C-5 5.6-9 4.6-13 0Z'
          }
          fill={lips}
          opacity={is === 'she' ? 1 : 0.55}
        />
        <path d="M-18.5-4.2C-11 1.6 11 1.6 18.5-4.2" fill="none" stroke={skin.deep} strokeWidth="1.5" strokeLinecap="round" />
        <path
          d="M-7 3.5C-3 5 3 5 7 3.5"
          fill="none"
          stroke="#fff"
          strokeWidth="1.5"
          strokeLinecap="round"
          opacity={is === 'she' ? 0.4 : 0.14}
        />
      </g>
      <g className={styles.laughing}>
        <path d="M-18.5-4C-10-.6 10-.6 18.5-4C14.5 6 8 9 0 9C-8 9-14.5 6-18.5-4Z" fill="#4a1516" />
        <path d="M-16.5-2.8C-9-.2 9-.2 16.5-2.8C13.5 3.6 8 5.6 0 5.6C-8 5.6-13.5 3.6-16.5-2.8Z" fill="#fffdf8" />
        <path
          d="M-18.5-4C-10-.6 10-.6 18.5-4C14.5 6 8 9 0 9C-8 9-14.5 6-18.5-4Z"
          fill="none"
          stroke={colour}
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
      </g>
      <g className={styles.speaking}>
        <path d="M-11-2.5C-6-5.5 6-5.5 11-2.5C10 6 5 9 0 9C-5 9-10 6-11-2.5Z" fill="#4a1516" />
        <path d="M-9-2.5C-5-4.5 5-4.5 9-2.5C7 .4-7 .4-9-2.5Z" fill="#fffdf8" />
        <path
          d="M-11-2.5C-6-5.5 6-5.5 11-2.5C10 6 5 9 0 9C-5 9-10 6-11-2.5Z"
          fill="none"
          stroke={colour}
          strokeWidth="2.6"
          strokeLinejoin="round"
        />
      </g>
    </g>
  )
}

function Beard({ look: { hair, skin } }: { look: DealerLook }) {
  return (
    <>
      <path
        d="M159 118C159 146 168 164 180 173C190 181 210 181 220 173C232 164 241 146 241 118C239 138 233 149 223 152C214 149 206 150 200 152C194 150 186 149 177 152C167 149 161 138 159 118Z"
        fill={hair.base}
        opacity=".82"
      />
      <path d="M184 166C190 171 210 171 216 166C212 172 188 172 184 166Z" fill={skin.shade} opacity=".3" />
    </>
  )
}

function Glasses({ look: { dress } }: { look: DealerLook }) {
  return (
    <g fill="none" stroke={dress.trim} strokeWidth="2">
      <rect x="165" y="110" width="31" height="25" rx="11" fill="#fff" fillOpacity=".08" />
      <rect x="204" y="110" width="31" height="25" rx="11" fill="#fff" fillOpacity=".08" />
      <path d="M196 119C198 116 202 116 204 119M165 119L157 117M235 119L243 117" />
      <path d="M170 114L176 112" stroke="#fff" strokeOpacity=".7" />
    </g>
  )
}

function Earrings({ look: { hair, dress } }: { look: DealerLook }) {
  if (hair.style === 'long' || hair.style === 'bob')
    return (
      <g fill={dress.trim}>
        <circle cx="159" cy="140" r="2.6" />
        <circle cx="241" cy="140" r="2.6" />
      </g>
    )
  return (
    <g fill="none" stroke={dress.trim} strokeWidth="2.6">
      <circle cx="157" cy="150" r="11" />
      <circle cx="243" cy="150" r="11" />
    </g>
  )
}
