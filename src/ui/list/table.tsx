import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs'
import { Fragment, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import css from './table.module.css'
import { VisuallyHidden } from '../visually-hidden.tsx'

export type Column<Row> = {
  key: string
  heading: string
  /** The heading is only read aloud: for a column of boxes or menus, as narrow as they are. */
  hideHeading?: boolean
  render: (row: Row) => ReactNode
  /** `end` for figures. */
  align?: 'end'
  /** On phones `hide` leaves it out, `aside` puts it in the row's upper corner. */
  phone?: 'hide' | 'aside'
  /** The heading is a button that sorts; the direction is set on the column in force. */
  sort?: { direction?: 'ascending' | 'descending'; onSort: () => void }
  /** The last row's figure. */
  foot?: ReactNode
}

export type TableProps<Row> = {
  /** Read aloud before the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selectedKeys?: ReadonlySet<string>
  /** Rows of the same group, which come together, stand under its name. */
  group?: (row: Row) => string
  /** On phones each row becomes a small sheet with the headings beside the values, instead of scrolling sideways. */
  stack?: boolean
}

/** Rows and columns, dense on wide screens and still readable on a phone. */
export function Table<Row>({ caption, columns, rows, rowKey, selectedKeys, group, stack }: TableProps<Row>) {
  const title = columns.find((column) => column.phone === undefined)
  const cell = (column: Column<Row>) =>
    classNames(
      column.align === 'end' && css.end,
      column.phone && css[column.phone],
      column.hideHeading && css.bare,
      column === title && css.title,
    ) || undefined
  return (
    <div className={classNames(css.scroll, stack && css.stack)}>
      <table className={classNames(css.table, selectedKeys && css.selectable)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cell(column)} aria-sort={column.sort?.direction}>
                <Heading column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const name = group?.(row)
            const previous = index > 0 ? rows[index - 1] : undefined
            const starts = name !== undefined && (!previous || group?.(previous) !== name)
            return (
              <Fragment key={rowKey(row)}>
                {starts && (
                  <tr className={css.groupRow}>
                    <th scope="rowgroup" colSpan={columns.length} className={css.group}>
                      {name}
                    </th>
                  </tr>
                )}
                <tr className={selectedKeys?.has(rowKey(row)) ? css.selected : undefined}>
                  {columns.map((column) => (
                    <td
                      key={column.key}
                      className={cell(column)}
                      data-heading={column.hideHeading ? undefined : column.heading}
                    >
                      {column.render(row)}
                    </td>
                  ))}
                </tr>
              </Fragment>
            )
          })}
        </tbody>
        {columns.some((column) => column.foot !== undefined) && (
          <tfoot>
            <tr className={css.foot}>
              {columns.map((column) => (
                <td key={column.key} className={cell(column)} data-heading={column.heading}>
                  {column.foot}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Heading<Row>({ column }: { column: Column<Row> }) {
  if (column.hideHeading) return <VisuallyHidden>{column.heading}</VisuallyHidden>
  if (!column.sort) return column.heading
  const direction = column.sort?.direction
  const sign =
    direction === 'ascending' ? IconChevronUp : direction === 'descending' ? IconChevronDown : IconSelector
  return (
    <button type="button" className={css.sort} onClick={column.sort?.onSort}>
      {column.heading}
      <Icon of={sign} size={16} />
    </button>
  )
}
