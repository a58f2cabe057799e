/** Files that somebody starts; of demo and bench, whatever they import. */
const PROGRAMS = [
  '^packages/server/(src/(main|server)\\.ts|scripts/)',
  '^packages/publisher/src/build/child\\.ts',
  '^packages/gate/src/(index|command/main)\\.ts',
  '^packages/(demo|bench)/',
]

/**
 * Import rules that no type checker knows: what must not import in a circle, types included, which package may
 * know which, and what nothing imports. Run by `pnpm check:imports`.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circle-of-files',
      comment: 'Files import each other: move what both need below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circle-of-folders',
      comment: 'Folders import each other: move what both need below both.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'production-knows-no-demonstration',
      comment: 'Production code imports neither the demonstration nor the bench.',
      severity: 'error',
      from: { path: '^packages/(?!demo/|bench/)', pathNot: '/test/' },
      to: { path: '^packages/(demo|bench)/' },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: '^packages/platform/' },
      to: { path: '^packages/(server|publisher|client|gate)/' },
    },
    {
      name: 'publisher-knows-no-server',
      severity: 'error',
      from: { path: '^packages/publisher/' },
      to: { path: '^packages/server/' },
    },
    {
      name: 'every-file-is-used',
      comment: 'No program leads to this file: delete it, or name its program in PROGRAMS.',
      severity: 'error',
      from: { path: PROGRAMS },
      to: {
        path: '^packages/(server|publisher|platform|gate)/src/',
        pathNot: [...PROGRAMS, '^packages/gate/src/browser/'],
        reachable: false,
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'packages/config/tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    doNotFollow: { path: 'node_modules' },
    // Nobody imports a test, so none can close a circle of files; of folders they would close many.
    exclude: { path: ['node_modules/(?!@portal)', '\\.test\\.tsx?$'] },
  },
}
