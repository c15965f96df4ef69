/** Parts of the package, which types itself as a whole only. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode'
}
declare module 'qrcode/lib/renderer/svg-tag.js' {
  import type { QRCode, QRCodeToStringOptions } from 'qrcode'
  export function render(code: QRCode, options: QRCodeToStringOptions): string
}
