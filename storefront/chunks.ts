const has =
  (...parts: string[]) =>
  (id: string) =>
    parts.some((part) => id.includes(part))

/**
 * Puts what several pages share into a few files: on a slow line each file costs a round trip and its headers, and
 * the first press on "Explore" waits for all of them.
 */
export const chunks = [
  {
    name: 'base',
    test: has(
      'rolldown/runtime',
      'preload-helper',
      'contract/src/rules/',
      'messages/src/translate.ts',
      'client/src/signinPath.ts',
      '/src/lib/',
      '/src/paths.ts',
      '/src/islands.ts',
      '/src/stores/storedUserApps.ts',
      '/src/features/access/parts.ts',
      '/src/features/catalogue/browser/filter.ts',
    ),
    minShareCount: 2,
    priority: 3,
  },
  { name: 'react', test: /node_modules.(react|react-dom|scheduler)\b/, priority: 2 },
  {
    name: 'client',
    // Second factors load where somebody is asked for one.
    test: (id: string) =>
      has('/packages/client/src/')(id) && !has('client/src/factors.ts', 'client/src/passkeys.ts')(id),
    // Nor does what the client loads on demand.
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'island',
    test: has('/src/stores/', '/src/components/use', '/src/components/form/failure.ts'),
    minShareCount: 3,
  },
]
