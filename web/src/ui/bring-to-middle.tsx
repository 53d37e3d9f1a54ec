/** Scrolls a strip sideways so that one of its parts stands in the middle, as far as its ends let it. The page itself stays where it is. */
export function bringToMiddle(strip: HTMLElement, part: HTMLElement): void {
  strip.scrollLeft = part.offsetLeft - strip.offsetLeft - (strip.clientWidth - part.offsetWidth) / 2
}
