/** What was asked for stands below what it was asked with: it is brought into sight. */
export function showBeginning(box: HTMLElement | null): void {
  if (box && box.getBoundingClientRect().top > innerHeight / 2) box.scrollIntoView()
}
