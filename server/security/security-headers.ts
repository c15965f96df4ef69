import type { HelmetOptions } from 'helmet'
import type { Config } from '../config.ts'

/** What the product never asks a device for, neither itself nor a video it embeds. */
const UNUSED = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
].concat(['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'])
export const PERMISSIONS_POLICY = UNUSED.map((feature) => `${feature}=()`).join(', ')

/** No inline script or style counts but the rendered page's own, which are named by their hashes. */
export function securityHeaders(config: Config): HelmetOptions {
  const firebase =
    config.identity.mode === 'firebase'
      ? ['https://*.googleapis.com', 'https://*.firebaseapp.com', 'https://firebasestorage.googleapis.com']
      : []
  // Google Analytics loads its own script, and only after the consent; see src/app/services/firebase-analytics.ts.
  const counts = config.identity.mode === 'firebase' && config.identity.measurementId !== undefined
  const analytics = counts ? ['https://*.googletagmanager.com', 'https://*.google-analytics.com'] : []
  const tls = config.publicUrl?.startsWith('https://') ?? false
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...analytics],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...firebase, ...analytics],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...firebase, ...analytics],
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
