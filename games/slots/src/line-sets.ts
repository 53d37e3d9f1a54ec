/** Lines of three rows, from the top: the row on each reel. Games take the first so many. */
const THREE_REELS = ['111', '000', '222', '012', '210']
const FIVE_REELS = [
  ['11111', '00000', '22222', '01210', '21012', '00122', '22100', '10001', '12221', '01110'],
  ['21112', '11011', '11211', '01010', '21212', '10101', '12121', '00200', '22022', '02020'],
  ['20202', '01012', '21210', '10121', '12101'],
].flat()

export const threeReelLines = (count: number): string[] => THREE_REELS.slice(0, count)
export const fiveReelLines = (count: number): string[] => FIVE_REELS.slice(0, count)
