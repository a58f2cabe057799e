/**
 * Replaces the library of react-admin's own exporter (see vite.config.ts), which lets formulas through. A
 * list that forgets `useExporter` fails here instead of writing an unsafe file.
 */
export default function noDefaultExport(): never {
  throw new Error('This list has no exporter: give it one with useExporter')
}
