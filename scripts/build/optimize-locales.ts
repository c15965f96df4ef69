import optimizeLocalesPlugin from '@react-aria/optimize-locales-plugin'

/** React Aria ships every language; ours is one. */
export function optimizeLocales() {
  return { ...optimizeLocalesPlugin.vite({ locales: ['it-IT'] }), enforce: 'pre' as const }
}
