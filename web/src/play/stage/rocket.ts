import { darker, lighter } from '@tucano/art'
import type { Theme } from '@tucano/contract/studios'

/** The rocket, nose up, about 60 by 120 around its middle; its flame is drawn apart. */
export const drawRocket = ({ main, spark }: Pick<Theme, 'main' | 'spark'>): string => {
  const [shade, fin] = [darker(main, 0.22), darker(spark, 0.12)]
  return `<path d="M-17 22C-34 32-38 48-36 62L-16 50ZM17 22C34 32 38 48 36 62L16 50Z" fill="${fin}"/><path d="M-17 22C-34 32-38 48-36 62L-29 58C-29 46-26 36-16 30Z" fill="${lighter(spark, 0.25)}"/>
<path d="M-12 50H12L9 62H-9Z" fill="${darker(main, 0.62)}"/><path d="M0-62C24-38 27 12 15 52H-15C-27 12-24-38 0-62Z" fill="${main}"/><path d="M0-62C24-38 27 12 15 52H3C12 8 12-34 0-62Z" fill="${shade}"/>
<path d="M0-62C9-53 15-42 18.6-30H-18.6C-15-42-9-53 0-62Z" fill="${spark}"/><path d="M0-62C9-53 15-42 18.6-30H8C7-42 4-53 0-62Z" fill="${darker(spark, 0.2)}"/>
<circle cy="-8" r="13" fill="${darker(main, 0.5)}"/><circle cy="-8" r="9.5" fill="#2f9fd0"/><path d="M-5-12A7 7 0 0 1 1-15" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M-20 26H20L19 33H-19Z" fill="${spark}"/><path d="M0 30V62" stroke="${fin}" stroke-width="7" stroke-linecap="round"/><path d="M-14-26C-17-8-17 10-14 24" stroke="#fff" stroke-opacity=".7" stroke-width="3.5" fill="none" stroke-linecap="round"/>`
}
