import type { Category } from '@portal/contract'

/** The labels of the categories, the one thing that is said in Spanish, too. */
export const category: Record<Category, string> = {
  1: 'Responsable',
  2: 'Eficiencia operativa',
  3: 'Experiencia del cliente',
  4: 'Conocimiento del cliente',
  5: 'Rendimiento',
}
