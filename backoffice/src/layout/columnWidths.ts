/**
 * Widths (px) of a table's columns by their source: room left over is shared in proportion. With them columns
 * keep their places whatever rows come, on the next page or further down; words that are longer wrap.
 */
export const columnWidths = (widths: Record<string, number>) =>
  Object.fromEntries(Object.entries(widths).map(([source, width]) => [`& .column-${source}`, { width }]))
