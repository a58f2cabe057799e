import { tokens } from '@portal/config/tokens'
import type { Category } from '@portal/contract/rules'
import {
  Bar,
  BarChart,
  type BarShapeProps,
  CartesianGrid,
  Rectangle,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { useSentence } from '../../providers/i18nProvider.ts'
import { GRID, MARGIN, TICK } from './look.ts'

type CategoryBar = { name: string; category: Category; requests: number; openings: number }

/** Draws requests and openings in the colour of their category: filled and outlined, so that no colour tells them apart. */
export const CategoryBars = ({ rows }: { rows: CategoryBar[] }) => {
  const t = useSentence()
  return (
    <ResponsiveContainer>
      <BarChart data={rows} layout="vertical" margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid stroke={GRID} horizontal={false} />
        <XAxis type="number" tick={TICK} tickLine={false} allowDecimals={false} />
        <YAxis type="category" dataKey="name" tick={TICK} tickLine={false} axisLine={false} width={150} />
        <Tooltip />
        <Bar dataKey="requests" name={t('dashboard.requests')} shape={Filled} isAnimationActive={false} />
        <Bar dataKey="openings" name={t('dashboard.openings')} shape={Outlined} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  )
}

const hueOf = ({ payload }: BarShapeProps) => tokens.category[(payload as CategoryBar).category]

const Filled = (bar: BarShapeProps) => <Rectangle {...bar} fill={hueOf(bar)} />

const Outlined = (bar: BarShapeProps) => (
  <Rectangle {...bar} fill={tokens.color.card} stroke={hueOf(bar)} strokeWidth={2} />
)
