import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config.ts'

/** No inline script or style runs; the router's own inline scripts carry a nonce of each response. */
export function contentSecurityPolicy(config: Config): FastifyHelmetOptions {
  const firebase =
    config.identity.mode === 'firebase'
      ? ['https://*.googleapis.com', 'https://*.firebaseapp.com', 'https://firebasestorage.googleapis.com']
      : []
  const tls = config.publicUrl?.startsWith('https://') ?? false
  return {
    enableCSPNonces: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...firebase],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...firebase],
        mediaSrc: ["'self'", 'blob:', ...firebase],
        frameSrc: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', ...firebase],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(tls ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: tls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  }
}
