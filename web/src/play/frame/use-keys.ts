import { type RefObject, useEffect, useEffectEvent } from 'react'
import { usePreferences } from '../session/preferences.ts'

interface Keys {
  root: RefObject<HTMLElement | null>
  /** Told when the key went down, by the page's clock. */
  press: (beganMs: number) => void
  openInfo: () => void
  changeStake: ((way: 1 | -1) => void) | undefined
}

/** Where a key means something already. */
const TYPED_IN = 'input, textarea, select, [contenteditable]'
const OWN_KEYS = 'dialog, [role="dialog"], [role="listbox"], [role="radiogroup"], [role="menu"], [role="slider"]'

/** The game by keyboard: space or enter plays, arrows change the stake, m is the sound, i the rules. */
export function useKeys(keys: Keys): void {
  const act = useEffectEvent((event: KeyboardEvent) => handle(event, keys))
  useEffect(() => {
    const down = (event: KeyboardEvent): void => act(event)
    // The large button is pressed when the key goes down: what it would do when the key comes up is done already.
    const up = (event: KeyboardEvent): void => {
      if (event.key === ' ' && isMain(event.target)) event.preventDefault()
    }
    addEventListener('keydown', down)
    addEventListener('keyup', up)
    return () => {
      removeEventListener('keydown', down)
      removeEventListener('keyup', up)
    }
  }, [])
}

const isMain = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.dataset['main'] !== undefined

function handle(event: KeyboardEvent, { root, press, openInfo, changeStake }: Keys): void {
  const { target, key, repeat } = event
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
  if (target instanceof Element && (target.closest(TYPED_IN) || target.closest(OWN_KEYS))) return
  if (document.querySelector('dialog[open]')) return
  const act = actionOf(key, { press: () => press(event.timeStamp), openInfo, changeStake })
  if (!act) return
  // A button, a link: they have their own space and enter.
  const isElsewhere = target instanceof Element && target.closest('button, a') !== null && !isMain(target)
  if ((key === ' ' || key === 'Enter') && isElsewhere) return
  if (target instanceof Node && target !== document.body && !root.current?.contains(target) && isElsewhere) return
  event.preventDefault()
  if (!repeat || act.repeats) act.run()
}

interface Actions extends Pick<Keys, 'openInfo' | 'changeStake'> {
  press: () => void
}

interface Action {
  run: () => void
  repeats?: boolean
}

function actionOf(key: string, { press, openInfo, changeStake }: Actions): Action | undefined {
  switch (key) {
    case ' ':
    case 'Enter':
      return { run: press }
    case 'ArrowUp':
    case 'ArrowRight':
      return changeStake && { run: () => changeStake(1), repeats: true }
    case 'ArrowDown':
    case 'ArrowLeft':
      return changeStake && { run: () => changeStake(-1), repeats: true }
    case 'm':
    case 'M':
      return { run: () => usePreferences.getState().toggle('sound') }
    case 'i':
    case 'I':
      return { run: openInfo }
    default:
      return undefined
  }
}
