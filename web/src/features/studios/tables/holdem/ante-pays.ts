export interface AntePay {
  /** From the best. */
  hands: string[]
  pays: number
}

/** What the ante pays, from the best hand; neighbours that pay the same are one. */
export function antePays(table: Record<string, number>): AntePay[] {
  const rows: AntePay[] = []
  for (const [hand, pays] of Object.entries(table).toSorted(([a], [b]) => ORDER.indexOf(b) - ORDER.indexOf(a))) {
    const last = rows.at(-1)
    if (last?.pays === pays) last.hands.push(hand)
    else rows.push({ hands: [hand], pays })
  }
  return rows
}

const ORDER = ['highCard', 'pair', 'twoPairs', 'three', 'straight', 'flush', 'fullHouse', 'four', 'straightFlush', 'royalFlush']
