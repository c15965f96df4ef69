import QRCode from 'qrcode'
import { expect, it } from 'vitest'
import { qrSvg } from './qr-svg.ts'

it('draws what the whole package would draw', async () => {
  const text = 'https://lovoglio.test/w/giulia-e-luca'
  const whole = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  expect(qrSvg(text)).toBe(whole)
  expect(qrSvg(`${text}-2`)).not.toBe(whole)
})
