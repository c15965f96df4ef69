import { globSync, readFileSync } from 'node:fs'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SearchField } from '../../ui/form/search-field.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Switch } from '../../ui/form/switch.tsx'

const nothing = () => {}

it('leaves a search and the ways of seeing a thing open, and nothing else of the kit that is filled in', () => {
  const options = [{ value: 'a', label: 'A' }]
  const shows = (node: Parameters<typeof renderToStaticMarkup>[0]) =>
    /<search|data-shows/.test(renderToStaticMarkup(node))
  expect(shows(h(SearchField, { label: 'Cerca', value: '', onValue: nothing }))).toBe(true)
  expect(shows(h(Segmented, { label: 'Vista', options, value: 'a', onValue: nothing }))).toBe(true)
  expect(shows(h(SelectField, { label: 'Lato', options, value: 'a', onValue: nothing }))).toBe(false)
  expect(shows(h(Switch, { label: 'Pubblico', checked: true, onChecked: nothing }))).toBe(false)
})

it('has few that say they only show, each looked at by whoever adds one', () => {
  const saying = globSync('src/**/*.tsx').filter((file) => / data-shows\b/.test(readFileSync(file, 'utf8')))
  expect(saying.toSorted()).toEqual([
    'src/features/couple-tasks/task-filters.tsx',
    'src/features/guests/guest-filters.tsx',
    'src/ui/form/segmented.tsx',
  ])
})
