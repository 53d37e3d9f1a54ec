interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Between the button and what it opens. */
const AWAY = 6
/** Between what is open and the edge of the screen. */
const EDGE = 8

interface Placement {
  above: boolean
  /** How far it moves sideways, so that all of it is on the screen. */
  shift: number
  /** How tall it may be: the rest is scrolled. */
  room: number
}

/** Where something opens from a button: on the side that was asked for, if it fits there or fits nowhere better. `panel` is where it would be. */
export function placementOf(button: Box, panel: Box, screen: { width: number; height: number }, above: boolean): Placement {
  const [over, under] = [button.top - AWAY - EDGE, screen.height - button.bottom - AWAY - EDGE]
  const [wanted, other] = above ? [over, under] : [under, over]
  const turns = panel.bottom - panel.top > wanted && other > wanted
  const most = Math.max(EDGE, screen.width - EDGE - (panel.right - panel.left))
  const left = Math.min(Math.max(panel.left, EDGE), most)
  return { above: above !== turns, shift: left - panel.left, room: Math.max(0, turns ? other : wanted) }
}
