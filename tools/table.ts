/** Lines with their columns one below the other, figures to the right. The first line is the head. */
export function drawTable(lines: readonly (readonly unknown[])[], sides: readonly 'left'[] = []): string {
  const cells = lines.map((line) => line.map(String))
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)))
  return cells
    .map((line) =>
      line.map((cell, column) => (sides[column] === 'left' ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join('  '),
    )
    .join('\n')
}
