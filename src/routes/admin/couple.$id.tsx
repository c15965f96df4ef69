import { createFileRoute } from '@tanstack/react-router'
import { CoupleRecordScreen } from '../../features/couple/record/couple-record-screen.tsx'
import { titled } from '../../lib/titled.ts'

/** One couple, as administrators see it. */
export const Route = createFileRoute('/admin/couple/$id')({
  head: titled('Coppia'),
  component: CoupleRecordRoute,
})

function CoupleRecordRoute() {
  const { id } = Route.useParams()
  return <CoupleRecordScreen key={id} id={id} />
}
