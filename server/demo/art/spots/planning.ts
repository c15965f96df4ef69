/** Spots of the planner: tasks, budget, bookings, guests. */
import { group } from '../path.ts'
import { spot } from './pen.ts'

const BOX = 'C-34 -18 -22 -16 -16 -12C-14 0 -14 8 -18 16C-28 20 -38 18 -46 15C-50 4 -50 -6 -46 -14Z'

export const tasks = spot('tasks', ({ pen, both, flat, twig, ground }) => {
  const rings = [0, 1, 2, 3].map((i) =>
    pen(`M-108 ${-78 + i * 50}C-112 ${-90 + i * 50} -84 ${-92 + i * 50} -84 ${-78 + i * 50}`, 3),
  )
  const rows = (['blush', 'honey', 'sage'] as const).map((fill, i) =>
    group(
      0,
      -62 + i * 56,
      1,
      flat(`M-46 -14${BOX}`, fill, 4) +
        pen(`M-46 -14${BOX}`, 2.6) +
        pen('M-41 0C-37 3 -34 7 -32 10C-26 -4 -18 -16 -8 -24', 3.6) +
        pen(`M8 -3C24 -7 40 2 ${70 - i * 14} -4M8 12C20 9 30 14 ${44 + i * 4} 10`, 2.6),
    ),
  )
  const page =
    both(
      'M-98 -112C-60 -118 60 -116 96 -112C102 -40 100 60 98 116C40 122 -50 120 -96 116C-102 50 -102 -50 -98 -112Z',
      'white',
    ) + pen('M-70 -114C-72 -40 -72 60 -70 117', 2.4)
  const pencil =
    both('M-9 -96C-4 -100 5 -100 9 -96L10 60L0 88L-10 60Z', 'clay') +
    pen('M-10 60C-4 56 4 56 10 60M-9 -78L9 -78', 2.4)
  return (
    ground(240, 196, 190, 128) +
    twig(352, 300, 14, 160, 'sage', 5, 1) +
    group(222, 182, 1, page + rings.join('') + rows.join(''), -6) +
    group(330, 214, 1, pencil, 24)
  )
})

/** A jar of coins, two more beside it, and a label with no figure on it. */
export const budget = spot('budget', ({ pen, both, flat, twig, ground }) => {
  const coin = (x: number, y: number, fill: 'honey' | 'blush') => {
    const d = `M${x - 34} ${y}C${x - 34} ${y - 20} ${x + 34} ${y - 20} ${x + 34} ${y}L${x + 34} ${y + 9}C${x + 34} ${y + 29} ${x - 34} ${y + 29} ${x - 34} ${y + 9}Z`
    return (
      flat(d, fill, 4) +
      pen(d, 2.8) +
      pen(
        `M${x - 34} ${y}C${x - 34} ${y + 19} ${x + 34} ${y + 19} ${x + 34} ${y}M${x - 14} ${y - 2}C${x - 6} ${y - 8} ${x + 8} ${y - 8} ${x + 14} ${y - 2}`,
        2.4,
      )
    )
  }
  const jar =
    'M152 124C150 116 262 114 262 124L260 142C284 156 290 176 290 204L286 280C284 298 272 304 256 305C228 308 186 308 158 305C142 304 132 298 130 280L126 204C126 176 132 156 154 142Z'
  const heap =
    'M128 226C150 212 176 232 206 220C236 208 264 228 288 218L286 280C284 298 272 304 256 305C228 308 186 308 158 305C142 304 132 298 130 280Z'
  return (
    ground(248, 206, 188, 124) +
    twig(208, 128, 16, 104, 'sage', 4, 1) +
    twig(196, 128, -24, 78, 'sage', 3, -1) +
    flat(jar, 'white') +
    flat(heap, 'honey', 3) +
    pen(heap, 2.6) +
    pen(
      'M150 246C158 238 176 238 182 246M196 240C206 232 222 232 228 240M238 256C246 248 262 248 268 256M160 274C170 266 186 266 194 274M212 276C222 268 238 268 246 276',
      2.6,
    ) +
    pen(jar) +
    pen('M152 124C150 134 262 134 262 124M154 142C184 150 234 150 260 142', 2.6) +
    both(
      'M258 150C276 152 288 160 300 170L322 150C332 158 340 168 342 178L318 200C304 196 294 188 286 178',
      'blush',
      2.8,
    ) +
    pen('M312 168C316 166 320 170 316 173', 2.4) +
    coin(354, 288, 'honey') +
    coin(362, 268, 'blush') +
    coin(350, 248, 'honey')
  )
})

/** A wall calendar with one day circled. */
export const bookings = spot('bookings', ({ pen, both, flat, twig, ground }) => {
  const cells = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [-72 + (i % 4) * 44, -26 + Math.floor(i / 4) * 42]
    const d = `M${x} ${y}C${x + 9} ${y - 3} ${x + 20} ${y - 2} ${x + 28} ${y}C${x + 30} ${y + 9} ${x + 29} ${y + 18} ${x + 27} ${y + 26}C${x + 18} ${y + 28} ${x + 8} ${y + 28} ${x} ${y + 26}C${x - 2} ${y + 18} ${x - 2} ${y + 8} ${x} ${y}Z`
    return (i === 6 ? flat(d, 'clay', 2) : i % 5 === 1 ? flat(d, 'sage', 3) : '') + pen(d, 2.2)
  })
  const page =
    both(
      'M-104 -96C-60 -102 60 -102 102 -96C106 -30 106 60 102 122C50 128 -52 128 -102 122C-106 60 -108 -30 -104 -96Z',
      'white',
    ) +
    both(
      'M-104 -96C-60 -102 60 -102 102 -96C104 -80 104 -64 104 -52C60 -48 -60 -48 -106 -52C-106 -66 -106 -82 -104 -96Z',
      'blush',
    )
  const hooks = [-58, 0, 58].map((x) => pen(`M${x - 8} -86C${x - 12} -116 ${x + 12} -116 ${x + 8} -86`, 3))
  return (
    ground(242, 200, 192, 126) +
    twig(116, 290, -20, 130, 'sage', 4, -1) +
    twig(366, 292, 18, 118, 'honey', 4, 1) +
    group(
      240,
      184,
      1,
      page +
        hooks.join('') +
        cells.join('') +
        pen('M10 30C0 4 58 2 58 28C58 52 12 54 8 32C8 26 12 20 18 16', 3),
      3,
    )
  )
})

/** A round table seen from above, places around it, one still empty. */
export const guests = spot('guests', ({ pen, both, flat, twig, ground }) => {
  const places = Array.from({ length: 6 }, (_, i) => {
    const a = (i / 6) * 360
    const chair = 'M-34 -122C-36 -148 36 -148 34 -122C34 -112 -34 -112 -34 -122Z'
    const plate = 'M-19 -74C-19 -100 19 -100 19 -74C19 -50 -19 -50 -19 -74Z'
    const empty = i === 1
    return `<g transform="rotate(${a})">${empty ? pen(chair, 2.6, ' stroke-dasharray="3 9"') : flat(chair, i % 2 ? 'sage' : 'blush', 4) + pen(chair, 2.8)}</g>@<g transform="rotate(${a})">${empty ? '' : flat(plate, 'white', 3) + pen(plate, 2.4) + pen('M-10 -74C-10 -88 10 -88 10 -74C10 -62 -10 -62 -10 -74Z', 1.8)}</g>`
  })
  const behind = places.map((p) => p.split('@')[0]).join('')
  const above = places.map((p) => p.split('@')[1]).join('')
  const table =
    'M-112 2C-114 -62 -62 -112 2 -112C66 -112 112 -60 112 2C112 64 62 112 0 112C-62 112 -110 64 -112 2Z'
  const posy =
    flat('M-22 2C-24 -20 -4 -26 8 -20C26 -14 26 10 12 18C-2 26 -20 20 -22 2Z', 'clay', 3) +
    pen(
      'M-22 2C-24 -20 -4 -26 8 -20C26 -14 26 10 12 18C-2 26 -20 20 -22 2ZM-8 0C-8 -10 8 -10 8 0C8 8 -6 10 -8 0',
      2.6,
    )
  return (
    ground(240, 186, 196, 146) +
    twig(64, 300, 20, 96, 'sage', 4, 1) +
    group(240, 182, 0.94, behind + both(table, 'white') + above + posy)
  )
})
