import type { DealerLook } from './looks.ts'

interface PartProps {
  look: DealerLook
  id: string
}

const SHAPES = {
  he: 'M174 204C173 219 160 227 138 233C114 240 101 250 97 272C97 300 110 330 118 400H282C290 330 303 300 303 272C299 250 286 240 262 233C240 227 227 219 226 204Z',
  she: 'M181 200C180 218 168 227 148 234C126 241 113 250 109 272C110 296 126 318 130 346C129 368 126 384 124 400H276C274 384 271 368 270 346C274 318 290 296 291 272C287 250 274 241 252 234C232 227 220 218 219 200Z',
}

/** Neck, shoulders and dress, down to where the table hides them. */
export function Torso({ look, id }: PartProps) {
  const { is, skin, dress } = look
  return (
    <>
      <defs>
        <linearGradient id={`${id}dress`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={dress.light} />
          <stop offset=".4" stopColor={dress.base} />
          <stop offset="1" stopColor={dress.deep} />
        </linearGradient>
        <linearGradient id={`${id}side`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#000" stopOpacity=".42" />
          <stop offset=".24" stopColor="#000" stopOpacity="0" />
          <stop offset=".72" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".5" />
        </linearGradient>
        <linearGradient id={`${id}neck`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={skin.deep} />
          <stop offset=".45" stopColor={skin.shade} />
          <stop offset="1" stopColor={skin.base} />
        </linearGradient>
        <linearGradient id={`${id}linen`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fffdf8" />
          <stop offset="1" stopColor="#c9c6bd" />
        </linearGradient>
      </defs>
      {dress.cut === 'gown' ? <Gown look={look} id={id} /> : <Suit look={look} id={id} />}
      <path d={SHAPES[is]} fill={`url(#${id}side)`} opacity=".8" />
    </>
  )
}

function Neck({ look, id }: PartProps) {
  const wide = look.is === 'he' ? 8 : 1
  return (
    <path
      d={`M${180 - wide} 158C${181 - wide} 188 ${181 - wide} 204 168 222C184 244 216 244 232 222C${219 + wide} 204 ${219 + wide} 188 ${220 + wide} 158Z`}
      fill={`url(#${id}neck)`}
    />
  )
}

/** Bare shoulders in the light, a neckline with gold thread, folds. */
function Gown({ look, id }: PartProps) {
  const { skin, dress } = look
  return (
    <>
      <path d={SHAPES.she} fill={skin.base} />
      <path d="M148 234C176 246 224 246 252 234C262 254 258 290 200 300C142 290 138 254 148 234Z" fill={skin.light} opacity=".4" />
      <Neck look={look} id={id} />
      <path
        d="M172 240C182 247 190 249 197 250M228 240C218 247 210 249 203 250"
        fill="none"
        stroke={skin.shade}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".7"
      />
      <path
        d="M130 240C120 244 112 254 109 272C110 296 126 318 130 346C129 368 126 384 124 400H276C274 384 271 368 270 346C274 318 290 296 291 272C288 254 280 244 270 240C262 262 236 282 200 306C164 282 138 262 130 240Z"
        fill={`url(#${id}dress)`}
      />
      <path
        d="M130 240C138 262 164 282 200 306C236 282 262 262 270 240"
        fill="none"
        stroke={dress.trim}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M124 243C134 268 162 290 200 314C238 290 266 268 276 243" fill="none" stroke={dress.trim} strokeWidth="1" opacity=".7" />
      <path
        d="M200 314C198 344 196 372 195 400M170 300C160 330 156 366 154 400M230 300C240 330 244 366 246 400"
        fill="none"
        stroke={dress.deep}
        strokeWidth="2.4"
        opacity=".55"
      />
      <path
        d="M186 306C178 334 174 366 172 400M214 306C222 334 226 366 228 400"
        fill="none"
        stroke={dress.light}
        strokeWidth="2"
        opacity=".35"
      />
      <path d="M176 226C184 240 216 240 224 226" fill="none" stroke={dress.trim} strokeWidth="1.6" />
      <path d="M200 237L204.5 243.5L200 251L195.5 243.5Z" fill={dress.trim} />
      <circle cx="200" cy="243.5" r="1.8" fill="#fff" opacity=".85" />
    </>
  )
}

/** A shirt with a collar, under a waistcoat with a bow tie or a blazer with a slim tie. */
function Suit({ look, id }: PartProps) {
  const { is, dress } = look
  const isBlazer = dress.cut === 'blazer'
  return (
    <>
      <path d={SHAPES[is]} fill={isBlazer ? `url(#${id}dress)` : `url(#${id}linen)`} />
      <path d="M168 224L200 246L232 224L246 300L200 372L154 300Z" fill={`url(#${id}linen)`} />
      <Neck look={look} id={id} />
      {isBlazer ? <Blazer look={look} id={id} /> : <Waistcoat look={look} id={id} />}
      <path d="M171 213C168 220 165 226 164 232L184 252L200 236C188 232 178 224 171 213Z" fill="#fffdf8" />
      <path d="M229 213C232 220 235 226 236 232L216 252L200 236C212 232 222 224 229 213Z" fill="#f1eee6" />
      <path d="M164 232L184 252L200 236L216 252L236 232" fill="none" stroke="#a9a69c" strokeWidth="1.2" strokeLinejoin="round" />
      {!isBlazer && <BowTie look={look} />}
    </>
  )
}

function BowTie({ look }: { look: DealerLook }) {
  const { deep, light, trim } = look.dress
  return (
    <g>
      <path d="M198 238C188 230 176 230 170 233C168 240 168 246 171 252C178 253 190 250 198 243Z" fill={deep} />
      <path d="M202 238C212 230 224 230 230 233C232 240 232 246 229 252C222 253 210 250 202 243Z" fill={deep} />
      <path
        d="M173 236C180 235 190 236 197 240M227 236C220 235 210 236 203 240"
        fill="none"
        stroke={light}
        strokeWidth="1.5"
        opacity=".8"
      />
      <rect x="195" y="234" width="10" height="13" rx="3" fill={deep} stroke={trim} strokeWidth="1" />
    </g>
  )
}

function Waistcoat({ look, id }: PartProps) {
  const { is, dress } = look
  const side =
    is === 'he'
      ? 'M158 228C140 234 130 240 126 262C118 300 118 350 118 400'
      : 'M160 229C146 234 138 242 134 262C124 300 130 320 130 346C129 368 126 384 124 400'
  const other =
    is === 'he'
      ? 'H282C282 350 282 300 274 262C270 240 260 234 242 228'
      : 'H276C274 384 271 368 270 346C270 320 276 300 266 262C262 242 254 234 240 229'
  return (
    <>
      <path
        d={`${side}${other}C236 262 220 294 200 322C180 294 164 262 ${is === 'he' ? 158 : 160} ${is === 'he' ? 228 : 229}Z`}
        fill={`url(#${id}dress)`}
      />
      <path d="M158 230C164 262 180 294 200 322C220 294 236 262 242 230" fill="none" stroke={dress.trim} strokeWidth="1.8" />
      <path d="M200 322V400" stroke={dress.deep} strokeWidth="2.2" />
      {[336, 358, 380].map((y) => (
        <circle key={y} cx="200" cy={y} r="3.6" fill={dress.trim} stroke="#7a5a22" strokeWidth=".8" />
      ))}
      <path d="M222 318L246 312" stroke={dress.trim} strokeWidth="2.4" strokeLinecap="round" />
      <path
        d="M150 262C146 300 146 350 148 400M250 262C254 300 254 350 252 400"
        fill="none"
        stroke={dress.light}
        strokeWidth="1.6"
        opacity=".4"
      />
    </>
  )
}

function Blazer({ look, id }: PartProps) {
  const { dress } = look
  return (
    <>
      <path d="M194 246H206L209 256L214 330L200 350L186 330L191 256Z" fill={dress.base} />
      <path d="M192 240H208L205 256H195Z" fill={dress.light} />
      <path d="M168 222C150 228 120 236 110 260L120 400H196C190 340 172 282 164 240Z" fill={`url(#${id}dress)`} />
      <path d="M232 222C250 228 280 236 290 260L280 400H204C210 340 228 282 236 240Z" fill={`url(#${id}dress)`} />
      <path
        d="M165 224C150 250 146 272 152 288L166 290L160 302C168 328 182 344 196 360C190 318 176 262 165 224Z"
        fill={dress.light}
        opacity=".62"
      />
      <path
        d="M235 224C250 250 254 272 248 288L234 290L240 302C232 328 218 344 204 360C210 318 224 262 235 224Z"
        fill={dress.light}
        opacity=".5"
      />
      <path
        d="M165 226C176 262 190 318 196 360M235 226C224 262 210 318 204 360"
        fill="none"
        stroke={dress.trim}
        strokeWidth="1.2"
        opacity=".75"
      />
      <path d="M248 306L276 300L274 288L262 295L258 285L250 296Z" fill="#fffdf8" />
      <circle cx="200" cy="374" r="3.8" fill={dress.trim} stroke="#7a5a22" strokeWidth=".8" />
    </>
  )
}
