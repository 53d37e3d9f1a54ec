/** What checks draws in the page: with the maths of all that are shared, so it comes when it is asked for. */
export const loadChecker = () => import('../../verifier/check-written.ts')
