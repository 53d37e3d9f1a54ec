/** Of tests that `npm run test:whole` runs and `npm test` does not: they prove no statement alone, and what they look at through the page is proven below it, or through another page of the same kind. */
export const inWhole = { tag: '@whole' }
