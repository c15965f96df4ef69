import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AreaLayout } from './frame/area-layout.tsx'
import { Avatar } from './avatar.tsx'
import { BarChart } from './chart/bar-chart.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './form/checkbox.tsx'
import { ComboBox } from './form/combo-box.tsx'
import { ConfirmDialog } from './overlay/confirm-dialog.tsx'
import { DayField } from './day/day-field.tsx'
import { DonutChart } from './chart/donut-chart.tsx'
import { EmptyState } from './state/empty-state.tsx'
import { ErrorState } from './state/error-state.tsx'
import { LinkProvider, type UiLinkProps } from './link.tsx'
import { Menu } from './overlay/menu.tsx'
import { MoneyField } from './form/money-field.tsx'
import { Picture } from './picture.tsx'
import { ProgressBar } from './chart/progress-bar.tsx'
import { PublicFooter } from './frame/public-footer.tsx'
import { PublicLayout } from './frame/public-layout.tsx'
import { Rating } from './rating.tsx'
import { Segmented } from './form/segmented.tsx'
import { Sheet } from './overlay/sheet.tsx'
import { Skeleton } from './state/skeleton.tsx'
import { Sparkline } from './chart/sparkline.tsx'
import { FullSpinner } from './state/spinner.tsx'
import { StackedBar } from './chart/stacked-bar.tsx'
import { StatGrid } from './chart/stat-grid.tsx'
import { swipeCloses } from './overlay/use-swipe-down.ts'
import { Table } from './list/table.tsx'
import { Tabs } from './frame/tabs.tsx'
import { TextField } from './form/text-field.tsx'
import { ToastRegion } from './overlay/toast-region.tsx'

const nothing = () => {}
const html = (node: ReactNode) => renderToStaticMarkup(node)
const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({
  href: `/${name}`,
  label: name,
  icon: IconHeart,
}))
const parts = [
  { label: 'Fiori', value: 3, text: '3,00 €' },
  { label: 'Musica', value: 1, text: '1,00 €' },
]
const picture = { url: '/p/villa-1600.webp', width: 1200, height: 900, alt: 'Villa', placeholder: 'data:x' }

const EVERYTHING: Record<string, ReactNode> = {
  area: h(AreaLayout, { label: 'Area', items, path: '/a', status: 'x', account: 'y', children: 'z' }),
  public: h(PublicLayout, {
    items,
    menuItems: items,
    foot: h(PublicFooter, { groups: [{ id: 'a', title: 'Pagine', links: items }], note: 'x' }),
    path: '/b',
    accountWide: 'x',
    children: 'z',
  }),
  avatar: h(Avatar, { name: 'Anna Bianchi' }),
  bars: h(BarChart, { caption: 'Spese', rows: parts.map((part) => ({ ...part, limit: 2 })) }),
  button: h(Button, { busy: true, children: 'Salva' }),
  checkbox: h(Checkbox, { label: 'Fatta', indeterminate: true, round: true, hideLabel: true }),
  combo: h(ComboBox, { label: 'Provincia', options: [], value: '', onValue: nothing }),
  confirm: h(ConfirmDialog, {
    open: true,
    title: 'x',
    confirmLabel: 'y',
    onConfirm: nothing,
    onCancel: nothing,
  }),
  day: h(DayField, { label: 'Data', value: '', onValue: nothing }),
  donut: h(DonutChart, { caption: 'Quote', parts }),
  empty: h(EmptyState, { drawing: 'tasks', title: 'Qui' }),
  error: h(ErrorState, { onRetry: nothing }),
  menu: h(Menu, {
    label: 'Azioni',
    items: [
      { label: 'Elimina', danger: true },
      { label: 'Vai', href: '/x' },
    ],
  }),
  money: h(MoneyField, { label: 'Importo', cents: 125_000, onCents: nothing }),
  picture: h(Picture, {
    picture: { ...picture, widths: [480, 1600] },
    sizes: '50vw',
    ratio: '4/5',
    eager: true,
  }),
  progress: h(ProgressBar, { label: 'Fatto', value: 36 }),
  rating: h(Rating, { value: 3.6, count: 4, stars: 'five' }),
  segmented: h(Segmented, {
    label: 'Vista',
    options: [{ value: 'a', label: 'A' }],
    value: 'a',
    onValue: nothing,
  }),
  sheet: h(Sheet, { open: true, title: 'Spesa', onClose: nothing, footer: 'x', children: 'y' }),
  skeleton: h(Skeleton, { shape: 'picture', count: 4 }),
  sparkline: h(Sparkline, { label: 'Visite', points: [1, 5, 2] }),
  spinner: h(FullSpinner, {}),
  stacked: h(StackedBar, { label: 'Tetto', parts, total: 10, legend: true }),
  stats: h(StatGrid, { stats: [{ label: 'Pagato', value: 'x', note: 'y', tone: 'late', extra: 'z' }] }),
  table: h(Table<{ id: string }>, {
    caption: 'Spese',
    columns: [{ key: 'id', heading: 'Voce', render: (row) => row.id, sort: { onSort: nothing }, foot: 'x' }],
    rows: [{ id: 'a' }],
    rowKey: (row) => row.id,
    group: () => 'Gruppo',
  }),
  tabs: h(Tabs, { label: 'Parti', items, path: '/a' }),
  text: h(TextField, { label: 'Nome', error: 'x', hint: 'y' }),
  toasts: h(ToastRegion),
}

describe('rendering on the server', () => {
  it.each(Object.keys(EVERYTHING))('%s needs no window and writes no style attribute', (name) => {
    const markup = html(EVERYTHING[name])
    expect(markup).not.toBe('')
    expect(markup).not.toMatch(/\sstyle=/)
  })

  it('ties a field to its label, its error and its hint', () => {
    const markup = html(h(TextField, { id: 'nome', label: 'Nome', error: 'Manca', hint: 'Come ti chiami' }))
    expect(markup).toContain('<label for="nome"')
    expect(markup).toMatch(/<input[^>]*aria-describedby="nome-error nome-hint"[^>]*aria-invalid="true"/)
    expect(markup).toContain('id="nome-error"')
    expect(markup).toContain('id="nome-hint"')
  })

  it('writes days in their field in the Italian order, whatever the language of the device', () => {
    const day = html(h(DayField, { label: 'Data', value: '2027-06-12', onValue: nothing }))
    expect(day).toMatch(/<input[^>]*type="text"[^>]*value="12 giu 2027"/)
    expect(html(EVERYTHING.day)).toMatch(/<input[^>]*placeholder="gg\/mm\/aaaa"/)
  })

  it('writes amounts in their field as Italians do', () => {
    expect(html(EVERYTHING.money)).toContain('value="1.250,00"')
  })

  it('marks the current page once in each navigation', () => {
    const markup = html(EVERYTHING.area)
    expect(markup.match(/aria-current="page"/g)).toHaveLength(2)
    expect(markup).toContain('>Altro<')
  })

  it('takes its links from the app', () => {
    const AppLink = ({ href, children }: UiLinkProps) => h('a', { href, 'data-app': true }, children)
    const markup = html(h(LinkProvider, { value: AppLink }, h(Tabs, { label: 'x', items, path: '/' })))
    expect(markup.match(/data-app/g)).toHaveLength(items.length)
  })

  it('keeps a picture in its place and offers every size of it', () => {
    const markup = html(EVERYTHING.picture)
    expect(markup).toContain('type="image/avif" srcSet="/p/villa-480.avif 480w, /p/villa-1600.avif 1600w"')
    expect(markup).toMatch(/width="1200" height="900"[^>]*loading="eager" fetchPriority="high"/)
  })
})

describe('pulling a sheet down', () => {
  it('closes when pulled far, or flicked; springs back otherwise', () => {
    expect(swipeCloses(120, 2000)).toBe(true)
    expect(swipeCloses(60, 80)).toBe(true)
    expect(swipeCloses(60, 800)).toBe(false)
    expect(swipeCloses(10, 5)).toBe(false)
    expect(swipeCloses(-200, 50)).toBe(false)
  })
})
