/**
 * Stands in for the library of react-admin's own exporter (see vite.config.ts), which lets formulas through:
 * a list that forgets `useExporter` fails here and gives nobody an unsafe file.
 */
export default function noDefaultExport(): never {
  throw new Error('This list has no exporter: give it one with useExporter')
}
