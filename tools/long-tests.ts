/** Files of tests that start servers and kill them, or draw millions, for a minute and longer. */
export const LONG_TESTS = ['server/src/testing/**', 'tools/start*.test.ts', 'games/randomness/src/testing/**']
