/** For what scrolls within the page and holds nothing that takes the focus: it is reached by keyboard, and scrolled by its arrows. */
export const scrolls = { tabIndex: 0 } as const
