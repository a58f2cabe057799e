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
    // Forms bring their rules themselves.
    test: (id: string) =>
      has(
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
      )(id) && !has('rules/validation.ts', 'rules/fields.ts')(id),
    minShareCount: 2,
    priority: 3,
  },
  { name: 'fields', test: has('rules/validation.ts', 'rules/fields.ts'), minShareCount: 2, priority: 2 },
  { name: 'react', test: /node_modules.(react|react-dom|scheduler)\b/, priority: 2 },
  {
    name: 'client',
    // Accounts and second factors load where there is one to show.
    test: (id: string) =>
      has('/packages/client/src/')(id) && !has('src/factors.ts', 'src/passkeys.ts', 'src/calls/users.ts')(id),
    // Nor does what the client loads on demand.
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'island',
    test: (id: string) =>
      has(
        '/src/stores/',
        '/src/components/use',
        '/src/components/ActionButton.tsx',
        '/src/components/Failure.tsx',
        '/src/components/form/failure.ts',
      )(id) && !has('/src/stores/users.ts', '/src/stores/ownName.ts')(id),
    minShareCount: 3,
  },
]
