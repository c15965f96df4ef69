/**
 * The arrows of docs/architecture.md. Each rule says what a folder may not reach.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const inSrc = (folder) => `^src/${folder}/`
/** Another feature may be reached through its `*-queries.ts` and `*-face.ts` (app) or `*-service.ts` (server) only. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/', 'node_modules/zod/'] },
    },
    {
      name: 'ui-and-lib-know-nothing-above',
      severity: 'error',
      // What clocks and calendars in Italy say is reckoned once for the server and for every screen.
      from: { path: '^src/(ui|lib|pace)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(contract/(?!kit/italian-(clock|months))|server|sw|tests|src/(?!ui/|lib/|pace/))' },
    },
    {
      name: 'api-knows-the-contract',
      severity: 'error',
      from: { path: inSrc('api') },
      to: { path: '^(server|sw|tests|src/(?!api/|lib/))' },
    },
    {
      name: 'offline-and-realtime-know-no-feature',
      severity: 'error',
      from: { path: '^src/(offline|realtime)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: ['^(server|tests|src/(?!offline/|realtime/|api/|lib/|pace/))', 'node_modules/react(-dom)?/'],
      },
    },
    {
      name: 'a-feature-reaches-another-by-its-queries',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/(?!$1/)[^/]+/', pathNot: '-(queries|face)\\.tsx?$' },
    },
    {
      name: 'features-know-no-route-and-no-app',
      severity: 'error',
      from: { path: '^src/(features|session)/' },
      to: { path: '^(server|sw|src/(routes|app)/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-wire-only',
      severity: 'error',
      from: { path: inSrc('routes') },
      to: { path: '^(server|sw|src/app/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'src-and-server-never-meet',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-and-src-never-meet',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/' },
    },
    {
      name: 'worker-shares-offline-only',
      severity: 'error',
      from: { path: '^sw/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(server|src/(?!offline/|api/|lib/))' },
    },
    {
      name: 'a-server-feature-reaches-another-by-its-service',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/features/(?!$1/)[^/]+/', pathNot: '-service\\.ts$' },
    },
    {
      name: 'server-features-stand-on-the-platform',
      severity: 'error',
      from: { path: '^server/features/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(tests|server/(?!features/|platform/))' },
    },
    {
      name: 'signalr-stands-alone',
      severity: 'error',
      from: { path: '^server/signalr/' },
      to: { path: '^(contract|src|tests|server/(?!signalr/))' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['routeTree\\.gen\\.ts$', '\\.css$', '^dist/'] },
    parser: 'swc',
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
