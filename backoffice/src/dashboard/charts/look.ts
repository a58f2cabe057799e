import { tokens } from '@portal/config/tokens'

/** Takes the storefront's hues, told apart by lightness as well as by colour. */
export const COLORS = {
  views: tokens.color.edge,
  requests: tokens.color.ink,
  grants: tokens.category[2],
  openings: tokens.category[3],
}
export const GRID = tokens.color.line
export const TICK = { fontSize: 12, fill: tokens.color.muted }
export const MARGIN = { top: 8, right: 16, bottom: 0, left: 0 }
export const LEGEND = { fontSize: 13 }
