import { darker } from '../colour.ts'
import { type Symbol, shade, shadow } from './symbol.ts'

const football: Symbol = (main, spark) => {
  const { light } = shade(main)
  return `<circle cx="4" cy="8" r="86" fill="#000" opacity=".35"/><circle r="86" fill="#fbf8f3"/><path d="M86 0A86 86 0 0 1-40 76C20 70 66 30 70-50A86 86 0 0 1 86 0Z" fill="#cfd3da"/><path d="M0-30L29-9L18 25H-18L-29-9Z" fill="${main}"/><path d="M0-30V-62M29-9L60-20M18 25L38 52M-18 25L-38 52M-29-9L-60-20" stroke="${main}" stroke-width="5"/><path d="M-26-82L0-62L26-82A86 86 0 0 0-26-82ZM82-26L60-20L58 12L82 26A86 86 0 0 0 82-26ZM38 52L60 62A86 86 0 0 1 20 84ZM-38 52L-60 62A86 86 0 0 0-20 84ZM-82-26L-60-20L-58 12L-82 26A86 86 0 0 1-82-26Z" fill="${main}"/><path d="M-62-40A74 74 0 0 1-34-66" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/><circle cx="66" cy="-66" r="12" fill="${spark}" opacity=".9"/><circle cx="66" cy="-66" r="5" fill="${light}"/>`
}

const basketball: Symbol = (main) => {
  const { light, dark, deep } = shade(main)
  return `<circle cx="4" cy="8" r="86" fill="#000" opacity=".35"/><circle r="86" fill="${main}"/><path d="M86 0A86 86 0 0 1-40 76C20 70 66 30 70-50A86 86 0 0 1 86 0Z" fill="${dark}" opacity=".55"/><path d="M0-86V86M-86 0H86M-62-60C-24-30-24 30-62 60M62-60C24-30 24 30 62 60" fill="none" stroke="${deep}" stroke-width="7"/><path d="M-60-44A74 74 0 0 1-26-70" fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round"/>`
}

const tennis: Symbol = (main, spark) => {
  const { light, dark } = shade(main)
  const strings = [-40, -20, 0, 20, 40].map((at) => `M${at}-84V28M-56 ${at - 28}H56`).join('')
  return `<g transform="rotate(32)"><path d="M-12 40H12V112H-12Z" fill="#22252e"/><path d="${strings}" stroke="#fff" stroke-opacity=".75" stroke-width="4"/><ellipse cy="-28" rx="58" ry="66" fill="none" stroke="${dark}" stroke-width="15"/><ellipse cy="-30" rx="58" ry="66" fill="none" stroke="${main}" stroke-width="11"/><path d="M-40-72A56 64 0 0 1-8-94" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"/></g><circle cx="64" cy="56" r="32" fill="${spark}"/><path d="M42 34C58 44 60 66 46 82M86 34C72 46 72 66 84 80" fill="none" stroke="#fff" stroke-width="5"/>`
}

const volleyball: Symbol = (main, spark) =>
  `<circle cx="4" cy="8" r="86" fill="#000" opacity=".35"/><circle r="86" fill="#fbf8f3"/><path d="M0 0C-20-40-10-72 20-84A86 86 0 0 1 86-2C60-30 30-22 0 0Z" fill="${main}"/><path d="M0 0C44-6 70 14 76 40A86 86 0 0 1 4 86C-2 50 0 26 0 0Z" fill="${spark}"/><path d="M0 0C-22 38-54 46-84 20A86 86 0 0 1-44-74C-28-44-22-20 0 0Z" fill="${darker(main, 0.25)}"/><path d="M0 0C-20-40-10-72 20-84M0 0C-26-30-36-50-44-74M0 0C44-6 70 14 76 40M0 0C30-22 60-30 86-2M0 0C-22 38-54 46-84 20M0 0C0 26-2 50 4 86" fill="none" stroke="#fff" stroke-width="6"/><path d="M-62-40A74 74 0 0 1-50-54" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".7"/>`

const glove: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const shape = 'M-50 44C-84 30-90-30-66-64C-40-96 40-96 66-60C84-32 78 10 56 44Z'
  return `${shadow(`${shape}M-50 50H56L50 92H-44Z`)}<path d="M-46 46H52L48 92H-42Z" fill="${spark}"/><path d="M4 46H52L48 92H8Z" fill="${darker(spark, 0.25)}"/><path d="${shape}" fill="${main}"/><path d="M66-60C84-32 78 10 56 44H-10C40 30 60-10 46-76C54-72 62-66 66-60Z" fill="${dark}"/><path d="M-66 6C-40-6-20 2-18 22C-20 40-40 46-54 40" fill="${main}" stroke="${deep}" stroke-width="6" stroke-linecap="round"/><path d="M-60-40C-46-64-20-74 6-74" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/>`
}

const flag: Symbol = (main, spark) => {
  const { dark, deep } = shade(main)
  const cell = (x: number, y: number) =>
    `<rect x="${-46 + x * 27}" y="${-84 + y * 25}" width="27" height="25" fill="${(x + y) % 2 ? '#fff' : deep}"/>`
  const cells = Array.from({ length: 20 }, (_, n) => cell(n % 5, Math.floor(n / 5))).join('')
  return `<g transform="rotate(-8)"><rect x="-44" y="-78" width="135" height="100" fill="#000" opacity=".3"/>${cells}<path d="M-46-84H89V-74H-46Z" fill="#fff" opacity=".35"/><rect x="-64" y="-96" width="15" height="196" rx="7" fill="${main}"/><rect x="-56" y="-96" width="7" height="196" rx="3" fill="${dark}"/><circle cx="-57" cy="-98" r="13" fill="${spark}"/></g>`
}

export const sports = { football, basketball, tennis, volleyball, glove, flag } satisfies Record<string, Symbol>
