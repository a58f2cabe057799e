/**
 * Fixes the widths (px) of a table's columns by source, so that columns keep their places on every page.
 * Spare room is shared in proportion; long words wrap.
 */
export const columnWidths = (widths: Record<string, number>) =>
  Object.fromEntries(Object.entries(widths).map(([source, width]) => [`& .column-${source}`, { width }]))
