import type { UseQueryResult } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '../../api/api-error.ts'
import { RecordScreen } from './record-screen.tsx'

const drawn = (error: Error) =>
  renderToStaticMarkup(
    createElement(RecordScreen<string>, {
      query: {
        data: undefined,
        error,
        isFetching: false,
        refetch: () => undefined,
      } as unknown as UseQueryResult<string>,
      back: { href: '/admin/fornitori', label: 'Fornitori' },
      words: {
        late: 'Non è arrivato',
        deleted: 'Eliminato',
        unknown: 'Nessuno così',
        kept: 'Se ne tiene il nome.',
      },
      // oxlint-disable-next-line react/no-children-prop -- it is a function of the data, and no element
      children: (data) => data,
    }),
  )
const refused = (status: number) => new ApiError({ status, code: 'any', detail: 'Così disse il server.' })

it('an address that is nobody’s says so with the way back, also where its id cannot be one', () => {
  for (const status of [400, 404]) {
    const page = drawn(refused(status))
    expect(page).toMatch(/<h1[^>]*>Nessuno così</)
    expect(page).toContain('Torna a «Fornitori»')
    expect(page).not.toContain('Così disse il server.')
  }
  expect(drawn(refused(410))).toMatch(/<h1[^>]*>Eliminato</)
})

it('what did not come is a page of its own too, to be tried again', () => {
  for (const error of [refused(500), new NetworkError('none')]) {
    expect(drawn(error)).toMatch(/<h1[^>]*>Non è arrivato</)
    expect(drawn(error)).toContain('Riprova')
  }
})
