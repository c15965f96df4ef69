import { C, mix } from '../colour.ts'
import { line, num, path } from '../path.ts'
import type { Sheet } from '../sheet.ts'
/** Fruit. */
export function lemon(S: Sheet) {
  return S.sym('lemon', () => {
    const d =
      'M0 -50C5 -45 8 -43 14 -40C34 -28 38 4 26 28C20 38 12 42 6 45C4 52 -4 52 -6 45C-22 38 -36 20 -34 -8C-32 -28 -18 -40 -6 -44Z'
    const l = S.tint(C.lemon)
    return (
      `<g ${S.clip(d)}>` +
      path(d, mix(l, C.gold, 0.55)) +
      `<ellipse cx="${8 * S.side}" cy="-8" rx="31" ry="42" fill="${l}"/><ellipse cx="${14 * S.side}" cy="-16" rx="14" ry="22" fill="${mix(l, S.t.light, 0.6)}"/></g>`
    )
  })
}
export function oliveFruit(S: Sheet) {
  return S.sym(
    'olv',
    () =>
      path('M0 0C26 4 30 52 4 70C-24 60 -28 10 0 0Z', S.tint('#4d4a33')) +
      path('M6 12C16 20 16 40 8 50C6 36 4 24 6 12Z', S.tint('#8d8a5c')),
  )
}
export function fig(S: Sheet) {
  return S.sym('fig', () => {
    const d =
        'M-3 -58C2 -60 6 -58 7 -52C10 -36 40 -18 42 12C42 36 22 48 0 48C-24 48 -43 36 -42 10C-40 -18 -10 -36 -8 -52Z',
      w = S.tint(C.wine)
    return (
      `<g ${S.clip(d)}>` +
      path(d, mix(w, C.ink, 0.35)) +
      `<ellipse cx="${10 * S.side}" cy="6" rx="38" ry="46" fill="${w}"/>` +
      line(
        `M0 -50C${16 * S.side} -24 ${26 * S.side} 6 ${16 * S.side} 40M0 -50C${4 * S.side} -20 ${8 * S.side} 10 ${2 * S.side} 44M0 -50C${26 * S.side} -30 ${44 * S.side} 0 ${34 * S.side} 34`,
        mix(w, C.blush, 0.4),
        2,
        ' opacity=".55"',
      ) +
      `<ellipse cx="${20 * S.side}" cy="-2" rx="7" ry="18" fill="${mix(w, S.t.light, 0.6)}" opacity=".6"/></g>` +
      line('M0 -54C2 -62 4 -66 8 -70', S.tint(C.olive), 6)
    )
  })
}
export function figHalf(S: Sheet) {
  return S.sym('figh', () => {
    const d =
      'M-2 -56C8 -56 6 -44 16 -32C36 -14 42 6 36 24C28 42 14 46 0 46C-20 46 -38 36 -40 12C-40 -12 -18 -24 -10 -44C-8 -52 -8 -56 -2 -56Z'
    let o =
      path(d, S.tint(C.wine)) +
      `<g transform="translate(0 1) scale(.92)">${path(d, mix(S.tint('#E9DCB4'), C.cream, 0.3))}</g><g transform="translate(0 5) scale(.74)">${path(d, S.tint('#B5543F'))}</g><g transform="translate(0 9) scale(.5)">${path(d, S.tint('#8A3332'))}</g>`
    for (let i = 0; i < 26; i++) {
      const q = S.r.f(0, 6.28),
        R = S.r.f(8, 25)
      o += `<circle cx="${num(Math.cos(q) * R)}" cy="${num(8 + Math.sin(q) * R)}" r="1.6" fill="#F0D9A0"/>`
    }
    return o
  })
}
