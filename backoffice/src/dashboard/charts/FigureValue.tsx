import { Link } from 'react-router-dom'
import { numberText } from '../numbers.ts'
import type { Figure } from './figureRows.ts'

/** Links a figure to the list of what it counts; nothing needs no list. */
export const FigureValue = ({ value, to }: Figure) =>
  to && value > 0 ? <Link to={to}>{numberText(value)}</Link> : numberText(value)
